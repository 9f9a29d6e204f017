import { applyDesigns } from '@tessera/builder/design';
import { designEffects } from '@tessera/builder/keeper';
import type { ApplicationModel, ColumnEffect, DesignOperation } from '@tessera/shared/contracts';
import { readBackup } from '../backups/make-backup.child';
import type { Session } from '../engines/engine.schema';

interface Design {
  /** The newest model. */
  readonly model: ApplicationModel;
  readonly operations: readonly DesignOperation[];
}

/** What a design would do to the records that there are; undefined where there are none. Nothing is done. */
export async function effectsOf(session: Session, design: Design) {
  const made = applyDesigns(design.model, design.operations);
  if (!made.done) return { kind: 'refused' as const, why: made.why };
  const file = await readBackup(session, false);
  if (!file) return undefined;
  const models = { before: file.model, newest: design.model, after: made.model };
  const found = designEffects(models, { records: file.records, known: file.known });
  const columns = found.map((column): ColumnEffect => ({ ...column, lost: [...column.lost] }));
  return { kind: 'effects' as const, columns };
}
