/** What a word does in its sentence. Coarse on purpose: only what the rules of reading ask. */
export type Tag =
  | 'noun'
  | 'plural'
  | 'adjective'
  | 'adverb'
  | 'verb' // base form: 'show', '(I) lend'
  | 'verbs' // 'shows'
  | 'past' // 'lent', 'paid': past tense and participle
  | 'ing'
  | 'be'
  | 'have'
  | 'do'
  | 'modal'
  | 'pronoun'
  | 'article' // 'the', 'each', 'some'
  | 'owner' // 'my', 'their'
  | 'preposition'
  | 'and' // 'and', 'or', 'but'
  | 'link' // 'that', 'because', 'if'
  | 'question' // 'what', 'when', 'how'
  | 'number'
  | 'not'
  | 'to'
  | 'quoted'
  | 'mark';

/** A word, a number, a quotation or a mark, with its place in the text as it was typed. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What is compared: lower case, without accents where the language is English, its spelling mended. */
  readonly key: string;
  /** Its dictionary form: 'lent' is 'lend', 'boxes' is 'box'. */
  readonly lemma: string;
  readonly tag: Tag;
}
