import { ResponseError } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";

jest.mock("../../src/failures/index.js", () => {
  throw new Error("the chunk could not be loaded");
});

test("data that breaks the document is refused, also where the words of errors could not be loaded", async () => {
  const { cfb } = clientWithFetch(() => Response.json([{ id: "1" }]), { validate: "throw" });
  const error = await rejection(cfb.get("/conferences", {}));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ message: "The response is not what the document says." });
});
