/** Labels of taggers: `B-` begins a stretch, `I-` goes on with it, `O` is outside of all. */

const stretch = (kind: string) => [`B-${kind}`, `I-${kind}`];

/** Names of records (R), fields (F) and wishes (W) in a prompt; `J` joins two fields of one list. */
export const PROMPT_LABELS: readonly string[] = ['O', 'J', ...stretch('R'), ...stretch('F'), ...stretch('W')];
/** Wishes in a chat message. */
export const SEGMENT_LABELS: readonly string[] = ['O', ...stretch('W')];
/** What fills a wish: a new name, a table, field or option that is there, a value, a pronoun, a figure or view that is there. */
export const SLOT_LABELS: readonly string[] = ['O', ...Array.from('ntfovpm').flatMap(stretch)];
