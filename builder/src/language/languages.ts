/** The languages in which prompts are read and applications are labelled (READ-03). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
