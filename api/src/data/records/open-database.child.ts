import {
  openKeeper,
  tablesOf,
  type KeptChange,
  type KeptRecord,
  type Keeper,
  type TablesOfModel,
} from '@tessera/builder/keeper';
import { placeOf, type Engine, type Place, type Session } from '../engines/engine.schema';
import type { DatabaseStats } from './data-tasks.schema';
import { readChanges, readModel, readState, type RecordName, type State } from './state-rows.child';

/** What is in memory of a database: the records as some step left them, and the code that judges the next one. */
interface Held {
  readonly tables: TablesOfModel;
  readonly keeper: Keeper;
  readonly sizes: RecordSizes;
  state: State;
}

/** A database whose records are in memory. Nothing is in them that was not committed. */
export class OpenDatabase {
  readonly place: Place;
  readonly engine: Engine;
  /** Whether other processes may write to it. */
  readonly isShared: boolean;
  #held: Held;

  private constructor(place: Place, engine: Engine, isShared: boolean, held: Held) {
    this.place = placeOf(place);
    this.engine = engine;
    this.isShared = isShared;
    this.#held = held;
  }

  /** Reads a database; undefined where its tables were never made. */
  static async read(place: Place, engine: Engine, isShared: boolean): Promise<OpenDatabase | undefined> {
    const held = await engine.transaction((session) => readAll(session));
    return held && new OpenDatabase(place, engine, isShared, held);
  }

  get tables(): TablesOfModel {
    return this.#held.tables;
  }

  get keeper(): Keeper {
    return this.#held.keeper;
  }

  get state(): State {
    return this.#held.state;
  }

  get sizes(): Readonly<Pick<RecordSizes, 'count' | 'bytes' | 'after'>> {
    return this.#held.sizes;
  }

  get stats(): DatabaseStats {
    const { seq, revision, versionId } = this.state;
    return { seq, revision, versionId, records: this.sizes.count, bytes: this.sizes.bytes };
  }

  /** Takes what other servers wrote, before anything is read. */
  async refresh(): Promise<void> {
    if (!this.isShared) return;
    const [row] = await this.engine.query({ text: 'select seq, revision from _state', parameters: [] });
    if (row && Number(row['seq']) === this.state.seq && Number(row['revision']) === this.state.revision)
      return;
    await this.engine.transaction(async (session) => {
      // Nobody writes meanwhile, so that no step is seen by half.
      const state = await readState(session, 'for share');
      if (state) await this.catchUp(session, state);
    });
  }

  /** Takes all steps up to `state`, whose row the transaction has locked. */
  async catchUp(session: Session, state: State): Promise<void> {
    const held = this.#held;
    if (state.seq === held.state.seq && state.revision === held.state.revision) return;
    const names =
      state.revision === held.state.revision ? await readChanges(session, held.state.seq) : undefined;
    if (names === undefined) {
      const all = await readAll(session);
      if (all) this.#held = all;
      return;
    }
    this.#take(await readRecords(session, held.tables, names), state);
  }

  /** Takes a step that was committed. */
  took(changes: readonly KeptChange[], seq: number): void {
    this.#take(changes, { ...this.state, seq });
  }

  #take(changes: readonly Pick<KeptChange, 'entityId' | 'id' | 'after'>[], state: State): void {
    this.#held.keeper.take(changes);
    this.#held.sizes.take(changes);
    this.#held.state = state;
  }
}

async function readAll(session: Session): Promise<Held | undefined> {
  const found = await readModel(session, 'for share');
  if (!found) return undefined;
  const { model, state } = found;
  const tables = tablesOf(model);
  const records: Record<string, readonly KeptRecord[]> = {};
  for (const { entity } of tables.schema.tables) {
    const rows = await session.query({ text: tables.select(entity, false), parameters: [] });
    records[entity] = rows.map((row) => tables.toRecord(entity, row));
  }
  const keeper = openKeeper(tables.model, { report: () => undefined });
  keeper.load(records);
  return { tables, keeper, sizes: new RecordSizes(records), state };
}

/** The records of these names as they are now. */
async function readRecords(
  session: Session,
  tables: TablesOfModel,
  names: readonly RecordName[],
): Promise<Pick<KeptChange, 'entityId' | 'id' | 'after'>[]> {
  const found = new Map<string, KeptRecord>();
  for (const { entity } of tables.schema.tables) {
    const ids = names.filter(({ entityId }) => entityId === entity).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await session.query({ text: tables.select(entity, true), parameters: [ids] });
    for (const row of rows) {
      const record = tables.toRecord(entity, row);
      found.set(nameOf({ entityId: entity, id: record.id }), record);
    }
  }
  return names.map((name) => ({ ...name, after: found.get(nameOf(name)) ?? null }));
}

const nameOf = ({ entityId, id }: RecordName) => `${entityId} ${id}`;

/** How many records there are, and what their values take as JSON. */
class RecordSizes {
  readonly #sizes = new Map<string, number>();
  bytes = 0;

  constructor(records: Readonly<Record<string, readonly KeptRecord[]>>) {
    for (const [entityId, list] of Object.entries(records)) {
      this.take(list.map((after) => ({ entityId, id: after.id, after })));
    }
  }

  get count(): number {
    return this.#sizes.size;
  }

  take(changes: readonly Pick<KeptChange, 'entityId' | 'id' | 'after'>[]): void {
    for (const { after, ...name } of changes) {
      this.bytes += sizeOf(after) - (this.#sizes.get(nameOf(name)) ?? 0);
      if (after) this.#sizes.set(nameOf(name), sizeOf(after));
      else this.#sizes.delete(nameOf(name));
    }
  }

  /** What it would be after these. */
  after(changes: readonly KeptChange[]): { readonly count: number; readonly bytes: number } {
    let { count, bytes } = this;
    for (const { before, after } of changes) {
      count += Number(after !== null) - Number(before !== null);
      bytes += sizeOf(after) - sizeOf(before);
    }
    return { count, bytes };
  }
}

const sizeOf = (record: KeptRecord | null) =>
  record === null ? 0 : Buffer.byteLength(JSON.stringify(record.values));
