import { randomUUID } from 'node:crypto';
import type { CallInput, saveVariables, Variable, VariableSet } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { requireProject } from '../../workspace';
import { requireDistinct } from './variables.rules';
import {
  deleteRows,
  listRows,
  lockRevision,
  readRevision,
  saveRows,
  setRevision,
  type VariableRow,
} from './variables.repository';

type Saved = CallInput<typeof saveVariables>['body'];
type SavedItem = Saved['items'][number];

/** Notes in a person's history that a secret was shown, within the transaction. */
export type NoteShown = (
  tx: Queryable,
  shown: { readonly userId: string; readonly detail: string; readonly address: string },
) => Promise<void>;

export interface VariablesService {
  read(caller: Caller, projectId: string): Promise<VariableSet>;
  /** Saves all of a project's variables at once. Throws CONFLICT with the newest `revision` when they were saved meanwhile. */
  save(caller: Caller, projectId: string, saved: Saved): Promise<VariableSet>;
  /** A value, and a note in the owner's activity where it is a secret. */
  reveal(caller: Caller, projectId: string, variableId: string, address: string): Promise<{ value: string }>;
}

export interface VariablesSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly noteShown: NoteShown;
}

/** The variables of projects (SCR-30, ENV-01 to ENV-03). */
export function createVariablesService({
  db,
  clock,
  sealer,
  noteShown,
}: VariablesSettings): VariablesService {
  function present(row: VariableRow): Variable {
    const { id, key, isSecret, isVisible, environment, updatedAt } = row;
    const value = isSecret ? null : openValue(sealer, row);
    return { id, key, value, isSecret, isVisible, environment, updatedAt: updatedAt.toISOString() };
  }

  async function readSet(q: Queryable, projectId: string): Promise<VariableSet> {
    const revision = await readRevision(q, projectId);
    return { revision, items: (await listRows(q, projectId)).map(present) };
  }

  /** The row that an item of a save becomes. */
  function rowOf(
    item: SavedItem,
    {
      earlier,
      field,
      ...place
    }: { earlier: VariableRow | undefined; field: string; projectId: string; position: number },
  ): VariableRow {
    const { key, value, isSecret, isVisible, environment } = item;
    const id = earlier?.id ?? randomUUID();
    if (value === undefined && earlier?.isSecret === true && !isSecret) {
      throw invalidField(`${field}.value`, 'Type the value again to make this no secret');
    }
    const kept = value === undefined ? earlier?.sealedValue : undefined;
    const sealedValue = kept ?? sealer.seal(value ?? '', sealContext(id));
    const row = { ...place, id, key, sealedValue, isSecret, isVisible, environment };
    return { ...row, updatedAt: earlier && isSame(earlier, row, value) ? earlier.updatedAt : clock() };
  }

  function isSame(
    earlier: VariableRow,
    row: Omit<VariableRow, 'updatedAt'>,
    value: string | undefined,
  ): boolean {
    const isSameValue = value === undefined || openValue(sealer, earlier) === value;
    return (
      isSameValue &&
      earlier.key === row.key &&
      earlier.isSecret === row.isSecret &&
      earlier.environment === row.environment
    );
  }

  return {
    async read(caller, projectId) {
      await requireProject(db, caller, projectId);
      return readSet(db, projectId);
    },
    async save(caller, projectId, { revision, items }) {
      await requireProject(db, caller, projectId);
      requireDistinct(items);
      return db.transaction(async (tx) => {
        const newest = await lockRevision(tx, projectId);
        if (newest !== revision) {
          throw new AppError('CONFLICT', 'These variables were changed in another window.', {
            revision: newest,
          });
        }
        const there = new Map((await listRows(tx, projectId)).map((row) => [row.id, row]));
        const rows = items.map((item, position) => {
          const field = `items.${String(position)}`;
          const earlier = item.id === undefined ? undefined : there.get(item.id);
          if (item.id !== undefined && earlier === undefined) {
            throw invalidField(`${field}.id`, 'This variable is not one of this project');
          }
          return rowOf(item, { earlier, field, projectId, position });
        });
        const kept = new Set(rows.map(({ id }) => id));
        if (kept.size < rows.length) throw invalidField('items', 'A variable is in the list twice');
        await deleteRows(
          tx,
          [...there.keys()].filter((id) => !kept.has(id)),
        );
        await saveRows(tx, rows);
        await setRevision(tx, projectId, newest + 1);
        return readSet(tx, projectId);
      });
    },
    async reveal(caller, projectId, variableId, address) {
      const project = await requireProject(db, caller, projectId);
      return db.transaction(async (tx) => {
        const row = (await listRows(tx, projectId)).find(({ id }) => id === variableId);
        if (row === undefined) throw notYours('variable');
        const detail = `${row.key} of ${project.name}`;
        if (row.isSecret) await noteShown(tx, { userId: caller.userId, detail, address });
        return { value: openValue(sealer, row) };
      });
    },
  };
}

export function openValue(sealer: Sealer, { id, sealedValue }: VariableRow): string {
  return sealer.open(sealedValue, sealContext(id));
}

/** Sealed for one row: another's value, copied over, does not open. */
function sealContext(id: string): string {
  return `variable:${id}`;
}
