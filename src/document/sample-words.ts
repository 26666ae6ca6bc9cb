/** What is real in the sample world, in the words that every message and page uses. */
export const sampleWords = "teams, dates and final scores are real; treat everything else as made up";
