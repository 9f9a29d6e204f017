import type { SourceTables } from '@tessera/shared/contracts';

/** The tables of SQL text, or why it cannot be read: a sentence with the line, and the place in UTF-16 code units from 0. */
export type ReadSchema =
  | ({ readonly kind: 'tables' } & SourceTables)
  | { readonly kind: 'unread'; readonly message: string; readonly position?: number };
