interface StoredText {
  readonly text: string | null;
  /** False when nothing outlives the page. */
  readonly isLasting: boolean;
  /** What `keepDrafts` was given last, where somebody keeps it. */
  readonly drafts?: string | null;
}

/** Where the one text with everything is kept. */
export interface AppStorage {
  /** Gives the text, or null when there is none. */
  load(): Promise<StoredText>;
  /** Gives false when the text could not be kept. */
  save(text: string): Promise<boolean>;
  /** Keeps what is typed in forms while the page loads anew. False where nobody does. */
  keepDrafts(text: string): boolean;
  /** The text at this moment, where that can be known without waiting. */
  peek(): string | null | undefined;
  /** Calls back when another tab wrote. Gives the function that stops it. */
  onChange(listener: (text: string | null) => void): () => void;
}
