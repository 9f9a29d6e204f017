import type { DataPlace } from '@tessera/shared/contracts';

export const PLACE_NAMES = {
  browser: 'In the browser',
  database: 'In a project database',
} as const satisfies Record<DataPlace, string>;

/** 'Where data lives' as a choice (SCR-04, SCR-05). */
export const DATA_PLACES = [
  {
    value: 'browser',
    label: PLACE_NAMES.browser,
    description: 'Each visitor keeps their own records, in their own browser',
  },
  {
    value: 'database',
    label: PLACE_NAMES.database,
    description: 'All visitors of the live app share the same records',
  },
] as const satisfies readonly { readonly value: DataPlace; label: string; description: string }[];
