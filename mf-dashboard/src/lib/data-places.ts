import type { DataPlace } from '@tessera/shared/contracts';

export const PLACE_NAMES = {
  database: 'In a project database',
  browser: 'In the browser',
} as const satisfies Record<DataPlace, string>;

/** 'Where data lives' as a choice (SCR-04, SCR-05). */
export const DATA_PLACES = [
  {
    value: 'database',
    label: PLACE_NAMES.database,
    description: 'All visitors of the live app share the same records',
  },
  {
    value: 'browser',
    label: PLACE_NAMES.browser,
    description: 'Each visitor keeps their own records, in their own browser',
  },
] as const satisfies readonly { readonly value: DataPlace; label: string; description: string }[];
