import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentChange, SentStep, Who } from '@tessera/builder/keeper';
import * as fc from 'fast-check';
import { archivePath } from '../../db/archive';
import { appsDatabase } from '../../testing/apps-database';
import {
  fieldOf,
  idOf,
  judgeSimply,
  sorted,
  translatorOf,
  WORLDS,
  type Side,
  type SimpleChange,
  type SimpleRecords,
  type World,
} from '../../testing/simple-records';
import { findAppRoot } from '../../testing/test-database';
import { makeBackup } from '../backups/make-backup.child';
import { restoreBackup } from '../backups/restore-backup.child';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import type { Engines, Place } from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import { makeSentStep } from './make-step.child';
import { migrateDatabase } from './migrate-database.child';
import type { OpenDatabase } from './open-database.child';
import { OpenDatabases } from './open-databases.child';
import { changeRow } from './table-rows.child';

/** Of each application: some hundred in the suite; `RECORD_OPERATIONS=5000` for both together to be ten thousand. */
const OPERATIONS = Number(process.env['RECORD_OPERATIONS'] ?? 160);
/** The same again: `RECORD_SEED=` of a run that failed. */
const SEED = Number(process.env['RECORD_SEED'] ?? Date.now() % 2 ** 31);
const CLIENTS = 8;

jest.setTimeout(60_000 + OPERATIONS * 60);

const owner: Who = { kind: 'owner' };
const apps = appsDatabase(process.env['TEST_DATABASE_URL']);
let folder: string;
/** Two on a PostgreSQL server, which take turns on the same records; one on embedded databases. */
let servers: readonly { readonly engines: Engines; readonly databases: OpenDatabases }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-records-'));
  const engines = apps.url === undefined ? [await embedded()] : [await onServer(), await onServer()];
  servers = engines.map((one) => ({
    engines: one,
    databases: new OpenDatabases(one, { open: 20, idleMs: 60_000 }),
  }));
});
afterAll(async () => {
  for (const { databases, engines } of servers) {
    await databases.close();
    await engines.close();
  }
  await apps.drop();
  await rm(folder, { recursive: true, force: true });
});

const embedded = () =>
  createEmbeddedEngines(
    { kind: 'embedded', folder, archive: archivePath(findAppRoot(), 'empty'), diskReserve: 0 },
    { name: 'main', isFirst: true },
  );
const createFrom = process.env['TEST_DATABASE_URL'] ?? '';
const onServer = () => createServerEngines({ kind: 'server', url: apps.url ?? '', createFrom });

const part = fc.record({
  kind: fc.constantFrom<SentChange['kind'][]>('add', 'add', 'change', 'change', 'change', 'remove'),
  side: fc.constantFrom<Side[]>('parent', 'child', 'child', 'child'),
  which: fc.nat(),
  picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
});

/** What a client does next. */
const deed = fc.record({
  /** They hear of what the others did. */
  looks: fc.boolean(),
  how: fc.constantFrom('step', 'step', 'row', 'again', 'barred'),
  parts: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(part) },
    { weight: 1, arbitrary: fc.array(part, { minLength: 2, maxLength: 4 }) },
  ),
});
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Steps that the database itself refuses, after all else of them was written: no rule of the application. */
const BAR = "alter table _steps add constraint barred check (step not like 'barred-%')";
const isBarred = ({ step }: SentStep) => step.startsWith('barred-');

/** What was sent, and what is to become of it. */
interface Sent {
  readonly send: (open: OpenDatabase, tools: Parameters<typeof makeSentStep>[2]) => Promise<{ kind: string }>;
  readonly expected: string;
}

/** Eight people at one application: what they do, and what the simple records say of it. */
class Players {
  readonly #translator: ReturnType<typeof translatorOf>;
  readonly #views: SimpleRecords[];
  /** Steps of before, and whether they were made. */
  readonly #steps: { readonly step: SentStep; readonly changes: readonly SimpleChange[]; isMade: boolean }[] =
    [];
  readonly tally = new Map<string, number>();
  records: SimpleRecords = { parent: new Map(), child: new Map() };
  seq = 0;

  constructor(readonly world: World) {
    this.#translator = translatorOf(world);
    this.#views = Array.from({ length: CLIENTS }, () => this.records);
  }

  get model() {
    return this.#translator.model;
  }
  look(client: number): void {
    this.#views[client] = this.records;
  }

  play(client: number, { how, parts }: Deed): Sent {
    const who: Who = client < 4 ? owner : { kind: 'person', id: `p${String(client)}`, role: 'editor' };
    if (how === 'row') return this.#row(client, who, parts[0]);
    const again = how === 'again' ? this.#steps.at(-1 - (parts[0].which % 50)) : undefined;
    const made = again ?? this.#step(client, parts, how === 'barred' ? 'barred-' : '');
    const expected = made.isMade ? 'made' : this.#judge(made.changes, isBarred(made.step));
    made.isMade ||= expected === 'made';
    const { step } = made;
    return this.#sent(`${again ? 'again ' : ''}${expected}`, expected, async (open, tools) => {
      const result = await makeSentStep(open, { who, step }, tools);
      return result.kind === 'answered' ? result.answer : result;
    });
  }

  /** What the server has, in the words of the simple records. */
  read({ keeper }: OpenDatabase) {
    const { records } = keeper.read(owner);
    const sideOf = (side: Side) =>
      (records[this.#translator.entities[side].id] ?? []).map(({ id, rev, values }) => [
        id,
        { rev, values: this.#translator.fromKept(side, Object.keys(this.world.pools[side]), values) },
      ]);
    return { parent: sorted(sideOf('parent')), child: sorted(sideOf('child')) };
  }

  expected() {
    return { parent: sorted([...this.records.parent]), child: sorted([...this.records.child]) };
  }

  /** What is worked out for each parent, by the server and simply. */
  workedOut({ keeper }: OpenDatabase) {
    const { workedOut } = this.world;
    const entity = this.#translator.entities.parent;
    const items = keeper.list({ entityId: entity.id, limit: 500 }, owner)?.items ?? [];
    if (!workedOut) return [[], []];
    const { key } = fieldOf(entity, workedOut.field);
    return [
      items.map(({ id, values }) => [id, values[key]]),
      items.map(({ id }) => [id, workedOut.of(this.records, id)]),
    ];
  }

  #judge(changes: readonly SimpleChange[], isRefused = false): string {
    const verdict = judgeSimply(this.world, this.records, changes, this.seq + 1);
    if (verdict.kind !== 'made') return verdict.kind;
    if (isRefused) return 'failed';
    this.records = verdict.records;
    this.seq += 1;
    return 'made';
  }

  #step(client: number, parts: Deed['parts'], prefix = '') {
    const all = parts.map((one) => this.#change(this.#views[client] ?? this.records, one));
    const changes = all.filter(
      ({ side, id }, place) => all.findIndex((other) => other.side === side && other.id === id) === place,
    );
    const made = {
      step: { step: prefix + randomUUID(), changes: changes.map((one) => this.#toSent(one)) },
      changes,
      isMade: false,
    };
    this.#steps.push(made);
    return made;
  }

  #change(seen: SimpleRecords, { kind, side, which, picks }: Deed['parts'][0]): SimpleChange {
    const id = idOf(kind, which, side, seen);
    const pools = Object.entries(this.world.pools[side]).map(
      ([name, pool], place) => [name, pool[(picks[place] ?? 0) % pool.length] ?? null] as const,
    );
    const values =
      kind === 'remove' ? [] : kind === 'add' ? pools : pools.slice(which % pools.length).slice(0, 2);
    const before = seen[side].get(id)?.values ?? {};
    const was = kind === 'change' ? values.map(([name]) => [name, before[name] ?? null] as const) : [];
    return { kind, side, id, values: Object.fromEntries(values), was: Object.fromEntries(was) };
  }

  #toSent({ kind, side, id, values, was }: SimpleChange): SentChange {
    const { entities, toSent } = this.#translator;
    const name = { entityId: entities[side].id, id };
    if (kind === 'remove') return { kind, ...name };
    if (kind === 'add') return { kind, ...name, values: toSent(side, values) };
    return { kind, ...name, values: toSent(side, values), was: toSent(side, was) };
  }

  /** One record by the names of table and columns: what counts is its number as the client saw it last. */
  #row(client: number, who: Who, one: Deed['parts'][0]): Sent {
    const change = this.#change(this.records, one);
    const { kind, side, id } = change;
    const ifRev = this.#views[client]?.[side].get(id)?.rev ?? 0;
    const now = this.records[side].get(id);
    const isGone = kind !== 'add' && !now;
    const isLate = kind !== 'add' && now?.rev !== ifRev;
    const expected = isGone ? 'no-record' : isLate ? 'conflict' : this.#judge([change]);
    const sent = this.#translator.toSent(side, change.values);
    return this.#sent(`row ${expected}`, expected, async (open, tools) => {
      const table = open.tables.schema.tables.find(
        ({ entity }) => entity === this.#translator.entities[side].id,
      );
      const values = Object.fromEntries(
        Object.entries(sent).map(([key, value]) => [
          table?.columns.find((column) => column.key === key)?.name ?? key,
          value,
        ]),
      );
      const asked = {
        who,
        table: table?.name ?? '',
        step: randomUUID(),
        change: { kind, id, values, ifRev },
      };
      const result = await changeRow(open, { ...open.place, ...asked }, tools);
      if (result.kind === 'row') return { kind: 'made' };
      if (result.kind !== 'failed') return result;
      return { kind: result.failure === 'broken-rule' ? 'refused' : result.failure };
    });
  }

  #sent(name: string, expected: string, send: Sent['send']): Sent {
    this.tally.set(name, (this.tally.get(name) ?? 0) + 1);
    return { send, expected };
  }
}

describe(`records that eight people work on at once (RECORD_SEED=${String(SEED)})`, () => {
  it.each(WORLDS.map((world) => [world.sample, world] as const))(
    '[DATA-02] [DATA-04] [DATA-05] are what simple records say, on the disk and after a restore: %s',
    async (_, world) => {
      const players = new Players(world);
      const place: Place = { database: randomUUID(), environment: 'production' };
      const migration = { ...place, model: players.model, versionId: randomUUID() };
      await serverOf(0).databases.migrate(place, (engine) => migrateDatabase(engine, migration, new Date()));
      const use = <T>(turn: number, work: (open: OpenDatabase) => T | Promise<T>) =>
        serverOf(turn).databases.use(place, async (open) => {
          if (!open) throw new Error('There are no records');
          return work(open);
        });
      const deeds = fc.sample(deed, { numRuns: OPERATIONS, seed: SEED });
      const snapshot = (turn: number) => use(turn, ({ keeper }) => keeper.read(owner).records);
      const half = Math.floor(OPERATIONS / CLIENTS / 2);
      const agree = async (turn: number) => {
        await use(turn, (open) => {
          expect(players.read(open)).toEqual(players.expected());
          const [is, simply] = players.workedOut(open);
          expect(is).toEqual(simply);
        });
      };

      const play = async (from: number, to: number) => {
        for (let turn = from; turn < to; turn += 1) {
          const all = deeds.slice(turn * CLIENTS, (turn + 1) * CLIENTS);
          for (const [client, { looks }] of all.entries()) if (looks) players.look(client);
          const sent = all.map((one, client) => players.play(client, one));
          const { engines } = serverOf(turn);
          const tools = { engines, limits: { records: 0, bytes: 0 }, now: () => new Date() };
          // At once, and taken in this order.
          const became = await Promise.all(sent.map(({ send }) => use(turn, (open) => send(open, tools))));
          expect(became.map(({ kind }) => kind)).toEqual(sent.map(({ expected }) => expected));
          if (turn % 10 === 0) await agree(turn + 1);
        }
      };

      await use(0, ({ engine }) => engine.query({ text: BAR, parameters: [] }));
      const first = await use(0, (open) => open);
      await play(0, half);
      await agree(0);
      const backup = await use(0, ({ engine }) => engine.transaction(makeBackup));
      const [was, simply] = [await snapshot(0), players.records];
      await play(half, Math.floor(OPERATIONS / CLIENTS));
      await agree(1);
      expect((await use(0, ({ state }) => state)).seq).toBe(players.seq);
      // Whatever was refused, it was not opened again.
      expect((await use(0, (open) => open)) === first).toBe(true);
      // What is on the disk is what was in memory.
      const shown = await snapshot(0);
      await serverOf(0).databases.exclusively(place, () => Promise.resolve());
      expect(await snapshot(0)).toEqual(shown);

      const { databases, engines } = serverOf(0);
      const restoring = {
        ...place,
        ...migration,
        content: backup?.content ?? new Uint8Array(),
        ifSeq: players.seq,
      };
      const { result } = await databases.migrate(place, (engine) =>
        restoreBackup(engine, restoring, engines),
      );
      expect(result).toEqual({ kind: 'restored' });
      expect(await snapshot(0)).toEqual(was);
      players.records = simply;
      await agree(1);
      if (process.env['RECORD_OPERATIONS'] === undefined) return;
      process.stderr.write(`${world.sample}: ${JSON.stringify(Object.fromEntries(players.tally))}\n`);
      // It went every way.
      for (const name of [
        'made',
        'conflict',
        'refused',
        'failed',
        'again made',
        'row made',
        'row conflict',
        'row refused',
      ])
        expect([name, players.tally.get(name) ?? 0]).not.toEqual([name, 0]);
    },
  );
});

function serverOf(turn: number) {
  const server = servers[turn % servers.length];
  if (!server) throw new Error('There is no server');
  return server;
}
