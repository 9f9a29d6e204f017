import { documentText, tablesOf } from '@tessera/builder/keeper';
import type { Engine } from '../engines/engine.schema';
import { readTables } from './migrate-database.child';
import { readModel } from './state-rows.child';

const ABSENT = { kind: 'absent' } as const;

/** All records with all that they hold, as the text that an application keeps in a browser: any version of it can read that. */
export async function readDocument(
  engine: Engine,
): Promise<{ readonly kind: 'document'; readonly text: string } | typeof ABSENT> {
  return engine.transaction(async (session) => {
    const found = await readModel(session, 'for share');
    if (!found) return ABSENT;
    const { model, known, state } = found;
    const records = await readTables(session, tablesOf(model));
    return { kind: 'document', text: documentText(model, { records, known, own: state.own }) };
  });
}
