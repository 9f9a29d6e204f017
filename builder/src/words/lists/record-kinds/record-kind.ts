/** What records of a kind are usually called and hold, for prompts that do not say. */
export interface RecordKind {
  /** Singular noun phrases in lower case that name such records. */
  readonly nouns: readonly string[];
  /** Singular, capitalised. */
  readonly name: string;
  /** Fields in the same words a user would write. */
  readonly fields: string;
  /** Options of choices of this kind, by field name in lower case. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
}
