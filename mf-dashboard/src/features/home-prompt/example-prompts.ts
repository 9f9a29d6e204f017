/** The placeholder goes through these, one every three seconds (HOME-01). */
export const EXAMPLE_PROMPTS = [
  'Build a guitar practice journal with song, composer, minutes, tempo and notes',
  'Create a plant care log with plant, room, last watered and light',
  'Make a reading list with title, author, status (to read, reading, read) and rating',
  'Build an expense tracker with date, category, amount and receipt link',
  'Track conference talks: title, event, status (idea, submitted, accepted, given), deadline',
  'Design a wine cellar with name, vintage, region, price and tasting notes',
  'Create a job search board with company, role, salary, applied on and next step',
  'Develop a museum visit log with museum, city, date, ticket price and highlights',
] as const;

/** Milliseconds that one placeholder stays. */
export const PLACEHOLDER_MS = 3000;
