/** Where a pane of the builder tells of itself while something else is in sight, and the way to it. */
export interface PaneNews {
  /** Null before it is drawn. */
  readonly slot: HTMLElement | null;
  readonly show: () => void;
}
