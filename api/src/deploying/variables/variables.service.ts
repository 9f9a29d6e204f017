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
    const opened = openValue(sealer, row);
    // That a secret has no value is none itself, and its owner has to see it.
    const value = isSecret && opened !== '' ? null : opened;
    return { id, key, value, isSecret, isVisible, environment, updatedAt: updatedAt.toISOString() };
  }

  async function readSet(q: Queryable, projectId: string): Promise<VariableSet> {
    const revision = await readRevision(q, projectId);
    return { revision, items: (await listRows(q, projectId)).map(present) };
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
        const now = clock();
        const there = new Map((await listRows(tx, projectId)).map((row) => [row.id, row]));
        const rows = items.map((item, position) => {
          const field = `items.${String(position)}`;
          const earlier = item.id === undefined ? undefined : there.get(item.id);
          if (item.id !== undefined && earlier === undefined) {
            throw invalidField(`${field}.id`, 'This variable is not one of this project');
          }
          return rowOf(item, { earlier, field, projectId, position }, { sealer, now });
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

interface RowPlace {
  readonly earlier: VariableRow | undefined;
  /** Of the item in what was sent, for what is said of it. */
  readonly field: string;
  readonly projectId: string;
  readonly position: number;
}

/** The row that an item of a save becomes. */
function rowOf(
  { value, ...item }: SavedItem,
  { earlier, field, projectId, position }: RowPlace,
  { sealer, now }: { readonly sealer: Sealer; readonly now: Date },
): VariableRow {
  if (value === undefined && earlier?.isSecret === true && !item.isSecret) {
    throw invalidField(`${field}.value`, 'Type the value again to make this no secret');
  }
  const { key, isSecret, isVisible, environment } = item;
  const row = { projectId, position, key, isSecret, isVisible, environment };
  if (earlier === undefined) return newRow(row, value ?? '', { sealer, now });
  const { id } = earlier;
  const sealedValue = value === undefined ? earlier.sealedValue : sealer.seal(value, sealContext(id));
  const isSame = isSameValue(sealer, earlier, value) && isSameRow(earlier, item);
  return { ...row, id, sealedValue, updatedAt: isSame ? earlier.updatedAt : now };
}

/** A variable that was not there before. */
export function newRow(
  row: Omit<VariableRow, 'id' | 'sealedValue' | 'updatedAt'>,
  value: string,
  { sealer, now }: { readonly sealer: Sealer; readonly now: Date },
): VariableRow {
  const id = randomUUID();
  return { ...row, id, sealedValue: sealer.seal(value, sealContext(id)), updatedAt: now };
}

function isSameValue(sealer: Sealer, earlier: VariableRow, value: string | undefined): boolean {
  return value === undefined || openValue(sealer, earlier) === value;
}

function isSameRow(earlier: VariableRow, { key, isSecret, environment }: Omit<SavedItem, 'value'>): boolean {
  return earlier.key === key && earlier.isSecret === isSecret && earlier.environment === environment;
}

/** Sealed for one row: another's value, copied over, does not open. */
function sealContext(id: string): string {
  return `variable:${id}`;
}
