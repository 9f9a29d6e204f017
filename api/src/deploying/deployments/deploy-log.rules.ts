/** What the log of one deployment keeps. */
export const MOST_LINES = 500;
export const MOST_CHARACTERS = 500;
