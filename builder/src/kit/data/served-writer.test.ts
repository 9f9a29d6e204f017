/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { buildRecord, talks } from '../kit-testing';
import { buildServer, changing, kept, openPage, pass, shown } from './served-testing';

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('[DATA-04] a store over a server', () => {
  it('shows what the server has, and puts in no samples', async () => {
    const server = buildServer();
    const store = await openPage(server);
    expect(store.getState()).toMatchObject({ status: 'ready', notice: null });
    expect(shown(store)).toEqual(['Talk 1']);
    expect(server.received).toEqual([]);
  });

  it('shows at once what is added, changed and removed, and sends it in its order', async () => {
    const server = buildServer();
    const store = await openPage(server);
    const release = server.hold();

    const id = store.put(talks, null, { 'f1.1': 'New' });
    store.change(talks, [id], { 'f3.1': 20 });
    store.change(talks, ['r1'], { 'f3.1': 30 });
    store.remove(talks, 'r1');
    expect(shown(store)).toEqual(['New']);
    expect(shown(store, 'f3.1')).toEqual([20]);
    expect(kept(server)).toEqual(['Talk 1']);

    release();
    await pass();
    expect(kept(server)).toEqual(['New']);
    expect(kept(server, 'f3.1')).toEqual([20]);
    expect(server.received).toHaveLength(4);
    expect(store.getState().waiting).toBe(0);
  });

  it('asks for nothing where nothing is another value, and undoes what was done', async () => {
    const server = buildServer();
    const store = await openPage(server);
    store.change(talks, ['r1'], { 'f3.1': 10 });
    const outcome = store.remove(talks, 'r1');
    await pass();
    expect(server.received).toHaveLength(1);
    expect(kept(server)).toEqual([]);

    if (outcome.isDone) outcome.undo();
    await pass();
    expect(server.recordsOf('e1')[0]).toMatchObject({ id: 'r1', createdAt: buildRecord(1).createdAt });
    expect(shown(store, 'f3.1')).toEqual([10]);
  });

  it('shows on one page what is done on another', async () => {
    const server = buildServer();
    const [one, two] = [await openPage(server), await openPage(server)];
    one.change(talks, ['r1'], { 'f3.1': 11 });
    two.put(talks, null, { 'f1.1': 'Of two' });
    await pass();
    expect(shown(one)).toEqual(['Talk 1', 'Of two']);
    expect(shown(two, 'f3.1')).toEqual([11, undefined]);
  });

  it('takes news while steps wait, and goes on showing what waits', async () => {
    const server = buildServer();
    const store = await openPage(server);
    const release = server.hold();
    store.change(talks, ['r1'], { 'f3.1': 30 });
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    expect(shown(store)).toEqual(['Theirs']);
    expect(shown(store, 'f3.1')).toEqual([30]);

    release();
    await pass();
    expect(kept(server, 'f3.1')).toEqual([30]);
    expect(kept(server)).toEqual(['Theirs']);
  });

  it('shows the answer to its own step before earlier news, and reads everything where a number stays missing', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    store.change(talks, ['r1'], { 'f3.1': 30 });
    await pass();
    expect(shown(store, 'f3.1')).toEqual([30]);
    expect(server.reads).toBe(1);

    await pass(2000);
    expect(server.reads).toBe(2);
    expect(shown(store)).toEqual(['Theirs']);
    // What comes late is known already.
    server.tellNews();
    expect(shown(store, 'f3.1')).toEqual([30]);
  });

  it('takes news that tell of several steps at once, also of its own', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    store.change(talks, ['r1'], { 'f3.1': 30 });
    await pass();
    server.make(changing('f1.1', 'Theirs', 'Theirs again'));
    server.tellNews();
    await pass(2000);
    expect([shown(store), shown(store, 'f3.1')]).toEqual([['Theirs again'], [30]]);
    expect(server.reads).toBe(1);
  });

  it('goes back to what the server has where it refuses, with all that is built on it', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.nextAnswer = { kind: 'failed', message: 'Too many records.', changes: [] };
    const id = store.put(talks, null, { 'f1.1': 'New' });
    store.change(talks, [id], { 'f3.1': 20 });
    store.change(talks, ['r1'], { 'f3.1': 11 });
    await pass();
    expect(shown(store)).toEqual(['Talk 1']);
    expect(shown(store, 'f3.1')).toEqual([11]);
    expect(server.received).toHaveLength(2);
    const { rejections } = store.getState();
    expect(rejections.map(({ answer }) => answer)).toMatchObject([
      { message: 'Too many records.' },
      { message: 'It belongs to something that could not be saved.' },
    ]);
    expect(rejections[0]?.step.changes).toMatchObject([{ kind: 'add', id, values: { 'f1.1': 'New' } }]);
  });
});

describe('[DATA-04] two changes of one field', () => {
  async function openConflict() {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f3.1', 10, 77));
    store.change(talks, ['r1'], { 'f3.1': 30, 'f1.1': 'Mine' });
    await pass();
    const [rejection] = store.getState().rejections;
    if (!rejection) throw new Error('Nothing was rejected.');
    return { server, store, rejection };
  }

  it('shows theirs, and says which field it is', async () => {
    const { store, rejection } = await openConflict();
    expect(shown(store, 'f3.1')).toEqual([77]);
    expect(shown(store)).toEqual(['Talk 1']);
    expect(rejection.answer).toMatchObject({
      kind: 'conflict',
      conflicts: [{ key: 'f3.1', mine: 30, theirs: 77 }],
    });
  });

  it('sends all of it again over theirs', async () => {
    const { server, store, rejection } = await openConflict();
    store.resolve(rejection, 'mine');
    await pass();
    expect([kept(server), kept(server, 'f3.1')]).toEqual([['Mine'], [30]]);
    expect(store.getState().rejections).toEqual([]);
  });

  it('sends what is left without the field that is theirs', async () => {
    const { server, store, rejection } = await openConflict();
    store.resolve(rejection, 'theirs');
    await pass();
    expect([kept(server), kept(server, 'f3.1')]).toEqual([['Mine'], [77]]);
  });

  it('adds a record again that somebody else has removed', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make({ kind: 'remove', entityId: 'e1', id: 'r1' });
    store.change(talks, ['r1'], { 'f3.1': 30 });
    await pass();
    expect(shown(store)).toEqual([]);
    const [rejection] = store.getState().rejections;
    if (rejection) store.resolve(rejection, 'mine');
    await pass();
    expect(server.recordsOf('e1')).toMatchObject([{ id: 'r1', values: { 'f1.1': 'Talk 1', 'f3.1': 30 } }]);
  });
});
