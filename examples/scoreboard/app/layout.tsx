import type { ReactNode } from "react";
import "./style.css";

export const metadata = { title: "Scoreboard", description: "College football, live" };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
