/** What is real in the sample world and what is not. Used after "In the sample world," or a colon. */
export const sampleWords = "teams, dates and final scores are real, players and all other numbers are made up";
