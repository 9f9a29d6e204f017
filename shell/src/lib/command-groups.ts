import type { ReactNode } from 'react';

/** One row of the palette or of the search overlay. */
export interface Command {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Words that find it and are not shown. */
  readonly keywords?: readonly string[];
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** Rows under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/**
 * The commands whose title, description or keywords hold every word of the query (PAL-04), in their own order;
 * groups without any are left out.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ title, description = '', keywords = [] }) => {
        const text = [title, description, ...keywords].join('\n').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
