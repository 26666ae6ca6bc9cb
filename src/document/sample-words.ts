/** Says what is real in the sample world. Every message and page uses these words. */
export const sampleWords = "teams, dates and final scores are real; treat everything else as made up";
