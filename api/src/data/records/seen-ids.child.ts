import type { KnownFields } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Session } from '../engines/engine.schema';

const GONE =
  'select substr(tablename, 7) as entity from pg_tables where schemaname = current_schema() and tablename';

const numberIn = (id: string) => Number(/^\D*(\d+)/.exec(id)?.[1] ?? -1);
const after = (ids: readonly string[]) => ids.reduce((most, id) => Math.max(most, numberIn(id) + 1), 0);

/**
 * A model that counts on after all ids which this database has had. An undone version counts less than the one after it, whose tables and
 * values are kept here: when that comes again they are no new ones.
 */
export async function withSeenIds(
  session: Session,
  model: ApplicationModel,
  known: KnownFields,
): Promise<ApplicationModel> {
  const gone = await session.query({ text: `${GONE} like '\\_gone\\_%'`, parameters: [] });
  const options = Object.values(known).flatMap((field) => Object.keys(field.options ?? {}));
  const { next } = model;
  return {
    ...model,
    next: {
      ...next,
      entity: Math.max(next.entity, after(gone.map(({ entity }) => String(entity)))),
      field: Math.max(next.field, after(Object.keys(known))),
      option: Math.max(next.option, after(options)),
    },
  };
}
