import type { Clock } from '../../core/clock';
import type { Sealer } from '../../secrets/sealer';
import type { KeepVariables } from '../../workspace';
import { lockRevision, saveRows, setRevision } from './variables.repository';
import { newRow } from './variables.service';

/** Keeps what came along with an imported project in `.env` files, sealed as what is typed (SCR-04). */
export function keepImportedVariables(sealer: Sealer, clock: Clock): KeepVariables {
  return async (tx, projectId, variables) => {
    if (variables.length === 0) return;
    const revision = await lockRevision(tx, projectId);
    const now = clock();
    const rows = variables.map(({ value, ...item }, position) =>
      newRow({ ...item, isVisible: false, projectId, position }, value, { sealer, now }),
    );
    await saveRows(tx, rows);
    await setRevision(tx, projectId, revision + 1);
  };
}
