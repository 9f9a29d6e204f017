/** Where the one text with everything is kept. */
export interface AppStorage {
  /** Gives the text, or null when there is none. `isLasting` is false when nothing outlives the page. */
  load(): Promise<{ readonly text: string | null; readonly isLasting: boolean }>;
  /** Gives false when the text could not be kept. */
  save(text: string): Promise<boolean>;
  /** The text at this moment, where that can be known without waiting. */
  peek(): string | null | undefined;
  /** Calls back when another tab wrote. Gives the function that stops it. */
  onChange(listener: (text: string | null) => void): () => void;
}
