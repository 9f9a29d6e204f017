import type { TableRow, Who } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addRoom, book, bookings, renameRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import type { Engine, Place } from '../engines/engine.schema';
import { nameFailure } from './known-failures.child';
import { makeSentStep } from './make-step.child';
import { OpenDatabase } from './open-database.child';
import { changeRow } from './table-rows.child';

const place: Place = { database: 'first', environment: 'production' };
const OWNER: Who = { kind: 'owner' };
const VISITOR: Who = { kind: 'visitor' };

/** A database that has nothing and takes everything, unless `answer` says otherwise; what it was asked is added to `texts`. */
async function openEmpty(
  model: ApplicationModel,
  texts: string[] = [],
  answer: (text: string) => readonly TableRow[] | undefined = () => undefined,
): Promise<OpenDatabase> {
  let seq = 0;
  const query: Engine['query'] = async ({ text }) => {
    texts.push(text);
    const answered = await Promise.resolve(text).then(answer);
    if (answered) return answered;
    if (text.includes('update _state')) seq += 1;
    const state = { seq, revision: 1, version_id: 'v1', own: 0, model: JSON.stringify(model), known: '{}' };
    return text.includes('from _state') ? [state] : [];
  };
  const engine: Engine = {
    query,
    transaction: (work) => work({ query }),
    async write(statements) {
      for (const statement of statements) await query(statement);
    },
    close: () => Promise.resolve(),
  };
  const open = await OpenDatabase.read(place, engine, false);
  if (!open) throw new Error('It was not opened');
  return open;
}

const tools = {
  engines: { channel: undefined },
  limits: { records: 0, bytes: 0 },
  now: () => new Date(),
};
const send = (open: OpenDatabase, who: Who, step: ReturnType<typeof stepOf> & { database?: string }) =>
  makeSentStep(open, { who, step }, tools);

/** Bookings go with their rooms, and visitors may not read them. */
const hidden: ApplicationModel = {
  ...roomBooking,
  entities: roomBooking.entities.map((entity) =>
    entity.id === bookings.id
      ? {
          ...entity,
          access: { visitors: { read: false, add: false, change: false, remove: false } },
          fields: entity.fields.map((field) =>
            field.reference ? { ...field, reference: { ...field.reference, onDelete: 'cascade' } } : field,
          ),
        }
      : entity,
  ),
};

describe('a step that is made', () => {
  it('[DATA-02] tells nothing of records that followed from it and that its sender may not read', async () => {
    const open = await openEmpty(hidden);
    await send(open, OWNER, stepOf([addRoom('r1', 'Oak')]));
    const booked = book('b1', ['2030-01-01T09:00', '2030-01-01T10:00']);
    expect(await send(open, OWNER, stepOf([booked]))).toMatchObject({ answer: { kind: 'made' } });
    const removed = await send(open, VISITOR, stepOf([{ kind: 'remove', entityId: rooms.id, id: 'r1' }]));
    expect(removed).toMatchObject({
      answer: { kind: 'made', seq: 3, changes: [{ entityId: rooms.id, id: 'r1', record: null }] },
    });
    expect(JSON.stringify(removed)).not.toContain('b1');
    expect(open.keeper.show(bookings.id, 'b1', OWNER).record).toBeNull();
  });

  it('[DATA-02] tells its sender of what they sent, also where they may not read it', async () => {
    const open = await openEmpty(hidden);
    await send(open, OWNER, stepOf([addRoom('r1', 'Oak')]));
    expect(await send(open, VISITOR, stepOf([renameRoom('r1', 'Elm', 'Oak')]))).toMatchObject({
      answer: { changes: [{ id: 'r1', record: { rev: 2 } }] },
    });
  });

  it('[DATA-06] is one statement where it changes one record, and nothing is read for it', async () => {
    const texts: string[] = [];
    const open = await openEmpty(roomBooking, texts);
    await send(open, OWNER, stepOf([addRoom('r1', 'Oak')]));
    texts.length = 0;
    await send(open, OWNER, stepOf([renameRoom('r1', 'Elm', 'Oak')]));
    expect(texts).toEqual([expect.stringMatching(/"rooms".*_state.*_steps.*_changes/su)]);
    await send(open, OWNER, stepOf([{ kind: 'remove', entityId: rooms.id, id: 'r1' }]));
    expect(texts).toHaveLength(2);
  });

  it('[DATA-04] is made in the records that it is meant for, and in no others', async () => {
    const open = await openEmpty(roomBooking);
    const step = stepOf([addRoom('r1', 'Oak')]);
    expect(await send(open, VISITOR, { ...step, database: 'another' })).toMatchObject({
      failure: 'misread',
      answer: { kind: 'failed', message: expect.stringContaining('Load it again') as unknown },
    });
    expect(open.state.seq).toBe(0);
    expect(await send(open, VISITOR, { ...step, database: 'first' })).toMatchObject({ answer: { seq: 1 } });
  });
});

describe('a step that the engine does not write', () => {
  const failure = (code: string | undefined) =>
    Object.assign(new Error('no'), code !== undefined && { code });
  /** Writes of a step fail; what it says when it is asked for the step. */
  const failing = (code: string | undefined, says: () => readonly TableRow[]) => (text: string) => {
    if (text.includes('update _state')) throw failure(code);
    return text.includes('from _steps') ? says() : undefined;
  };
  const add = (open: OpenDatabase) => send(open, OWNER, stepOf([addRoom('r1', 'Oak')]));

  it.each(['22003', '23505', '54000'])(
    '[DATA-06] is answered once the engine says that nothing is there: %s',
    async (code) => {
      const open = await openEmpty(
        roomBooking,
        [],
        failing(code, () => []),
      );
      expect(await add(open)).toMatchObject({ failure: 'refused-by-database', answer: { kind: 'failed' } });
      expect([open.state.seq, open.keeper.show(rooms.id, 'r1', OWNER).record]).toEqual([0, null]);
      const change = { kind: 'add', id: 'r1', values: { name: 'Oak', seats: 8 } } as const;
      const asked = { ...place, who: OWNER, table: 'rooms', step: 'by-names', change };
      expect(await changeRow(open, asked, tools)).toMatchObject({ failure: 'refused-by-database' });
    },
  );

  it.each(['08006', '57014', '57P01', '53100', '25P02', '40001', 'XX000', '220', 'ENOSPC', undefined])(
    '[DATA-06] is thrown where nobody knows what was written: %s',
    async (code) => {
      const texts: string[] = [];
      const open = await openEmpty(
        roomBooking,
        texts,
        failing(code, () => []),
      );
      await expect(add(open)).rejects.toThrow('no');
      expect(texts.at(-1)).toContain('update _state');
    },
  );

  it('[DATA-06] is thrown where it is there although it was refused', async () => {
    const found = [{ seq: 1, changes: '[]' }];
    const open = await openEmpty(
      roomBooking,
      [],
      failing('23505', () => found),
    );
    await expect(add(open)).rejects.toMatchObject({ code: '23505' });
  });

  it('[DATA-06] is thrown where the engine does not say whether it is there', async () => {
    const open = await openEmpty(
      roomBooking,
      [],
      failing('23505', () => {
        throw failure('25P02');
      }),
    );
    await expect(add(open)).rejects.toMatchObject({ code: '25P02' });
  });
});

describe('what the engine says', () => {
  it.each([
    ['53100', 'ENOSPC'],
    ['ENOSPC', 'ENOSPC'],
    ['53200', 'EAWAY'],
    ['57014', 'EAWAY'],
    ['XX000', 'XX000'],
  ])('[DATA-06] has a name that the server knows: %s is %s', (code, name) => {
    expect(nameFailure(Object.assign(new Error('no'), { code }))).toHaveProperty('code', name);
  });

  it('[DATA-06] stays an answer where it is one', () => {
    const answer = new AppError('QUOTA_FULL', 'It is full.');
    expect(nameFailure(answer)).toBe(answer);
  });
});
