/** What is real in the sample world, for every place that says so. */
export const sampleWords = "teams, dates and final scores are real; treat everything else as made up";
