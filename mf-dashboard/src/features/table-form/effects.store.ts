import type { ColumnEffect, DesignOperation } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import type { PlaceEffects, TableFormPorts } from './table-form.ports';

/** What a form would do to the records that there are. */
export type Effects =
  | { readonly step: 'none' }
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'read'; readonly places: readonly PlaceEffects[] };

const REACHING: ReadonlySet<DesignOperation['kind']> = new Set([
  'removeField',
  'retypeField',
  'relate',
  'setMany',
]);

/** Whether an operation may change what a column holds. */
const reaches = ({ kind, ...rest }: DesignOperation) =>
  REACHING.has(kind) && (kind !== 'relate' || ('field' in rest && rest.field !== undefined));

export const reachesRecords = (operations: readonly DesignOperation[]) => operations.some(reaches);

const says = ({ kind, filled }: ColumnEffect) => kind === 'converted' || filled > 0;

/** Asks what becomes of records; only what was asked last is told. */
export function createEffects(ports: Pick<TableFormPorts, 'tryDesign' | 'describe' | 'report'>) {
  const store = createStore<Effects>(() => ({ step: 'none' }));
  let asked = 0;
  return {
    store,
    clear(): void {
      asked += 1;
      store.setState({ step: 'none' }, true);
    },
    async look(operations: readonly DesignOperation[]): Promise<void> {
      asked += 1;
      const own = asked;
      const tell = (effects: Effects) => {
        if (own === asked) store.setState(effects, true);
      };
      tell({ step: 'reading' });
      try {
        const all = await ports.tryDesign(operations);
        const places = all.map((place) => ({ ...place, columns: place.columns.filter(says) }));
        const told = places.filter(({ columns }) => columns.length > 0);
        tell(told.length > 0 ? { step: 'read', places: told } : { step: 'none' });
      } catch (error) {
        ports.report(error);
        tell({
          step: 'failed',
          message: ports.describe(error, 'The effect on records could not be checked.'),
        });
      }
    },
  };
}
