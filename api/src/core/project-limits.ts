/** What a project may hold, whichever way its files came. */
export const PROJECT_LIMITS = {
  files: 1500,
  /** Bytes of all of them together. */
  bytes: 10_000_000,
} as const;

/** '1,500' */
export const MOST_FILES_IN_WORDS = PROJECT_LIMITS.files.toLocaleString('en');
