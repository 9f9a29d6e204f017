import type { ApplicationModel } from '@tessera/shared/contracts';
import { GENERATOR } from '../model/ids';

/** An application before its first table: no model that is kept anywhere, but what a design can begin with. */
export const emptyModel = (title: string): ApplicationModel => ({
  v: 2,
  title,
  theme: {
    ...{ mode: 'system', accent: '#3a55c4', radius: 'soft', density: 'cozy' },
    ...{ font: 'plain', navigation: 'top' },
  },
  format: { currency: 'USD' },
  ...{ entities: [], metrics: [], pages: [] },
  next: { entity: 1, field: 1, option: 1, node: 1 },
  generator: GENERATOR,
});
