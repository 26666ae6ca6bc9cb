/** Each avoided word of a text with the text around it. */
export function avoidedWords(text: string): string[];
