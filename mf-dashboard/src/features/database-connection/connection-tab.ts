import type { DatabaseConnection } from '@tessera/shared/contracts';
import type { ComponentType } from 'react';

export interface ConnectionTabProps {
  readonly connection: DatabaseConnection;
}

/** What a saved connection opens as, beside its settings. */
export interface ConnectionTab {
  /** As it stands in the address: `?tab=sql`. */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType<ConnectionTabProps>;
}
