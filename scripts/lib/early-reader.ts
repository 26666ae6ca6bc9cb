// In `npm run coverage | head` the reader leaves early, which is not a failure: the script continues without its output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
