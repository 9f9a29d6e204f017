/** What opens by Ctrl/Cmd+K: the palette or the search. */
export interface QuickOpenProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What its field begins with: typed before it was there. */
  readonly typedAhead?: string;
}
