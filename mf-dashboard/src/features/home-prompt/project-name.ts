/** What people write before the thing itself: 'build a', 'Please create an'. */
const PHRASE = /\b(?:create|build|develop|make|design)\s+an?\b/i;
const MAX_LENGTH = 60;

function words(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_]/gu, ''))
    .filter(Boolean);
}

/**
 * Derives a project's name from its prompt (HOME-06): the first two words after a phrase such as 'create a', or
 * the first three words of the text without one; non-word characters stripped, first letter capitalised.
 *
 * @returns at most 60 characters; 'New app' for a prompt without any word
 */
export function deriveProjectName(prompt: string): string {
  const phrase = PHRASE.exec(prompt);
  const after = phrase ? words(prompt.slice(phrase.index + phrase[0].length)).slice(0, 2) : [];
  const chosen = after.length > 0 ? after : words(prompt).slice(0, 3);
  const name = chosen.join(' ').slice(0, MAX_LENGTH).trim() || 'New app';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
