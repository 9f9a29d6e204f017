import { DEADLINE_MS, PACES, type TrialPorts } from './trial.store';
import { actOut, BEHAVIOURS, buildPorts, ended, inTime, LATE, MODEL, type Perform } from './trial-testing';

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(resolve, 10, value);
  });

describe('[MODEL-15] trying a version in a frame', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tries one thing after the other, and takes the frame away at the end', async () => {
    const { trial, orders, statesOf } = actOut();
    void trial.start();
    await inTime(0);
    expect(trial.store.getState().frame?.url).toBe('http://abc.preview.localhost/?checks&load=1');
    await inTime();

    expect(statesOf()).toEqual(['passed', 'passed']);
    expect(trial.store.getState()).toMatchObject({ step: 'done', frame: undefined });
    expect(orders[0]).toEqual({ tessera: 'checks/v1', type: 'open', model: MODEL, hash: '', stored: null });
    expect(orders.slice(1)).toMatchObject(BEHAVIOURS.map(({ id }) => ({ type: 'perform', id })));
  });

  it('tries what is due, and leaves the rest waiting', async () => {
    const { trial, orders, statesOf } = actOut({}, { due: ['e1.delete'] });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['waiting', 'passed']);
    expect(orders.slice(1)).toMatchObject([{ type: 'perform', id: 'e1.delete' }]);
  });

  it('says of what is due alone that it cannot be tried', async () => {
    const { trial, statesOf } = actOut({ open: () => LATE }, { due: ['e1.delete'] });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['waiting', 'untried']);
  });

  it('goes on in the application opened anew, with what it keeps', async () => {
    const { trial, orders, statesOf } = actOut({
      perform: ({ isReloaded }) =>
        isReloaded ? ended('passed') : { type: 'reload', hash: '#/books', stored: '{"v":1}' },
    });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['passed', 'passed']);
    expect(orders.slice(1, 4)).toMatchObject([
      { type: 'perform', id: 'e1.add', isReloaded: false },
      { type: 'open', hash: '#/books', stored: '{"v":1}' },
      { type: 'perform', id: 'e1.add', isReloaded: true },
    ]);
  });

  it('tries what fails once more in the application opened anew, and not when it is watched', async () => {
    const failing = (id: string) => (order: Perform) =>
      order.id === id ? ended('failed', 'No.') : ended('passed');
    const attempts = async (isWatched: boolean) => {
      const { trial, orders, statesOf } = actOut({ perform: failing('e1.add') }, { isWatched });
      void trial.start();
      await inTime();
      expect(statesOf()).toEqual(['failed', 'passed']);
      return orders.filter((order) => order.type === 'perform' && order.id === 'e1.add').length;
    };

    expect(await attempts(false)).toBe(2);
    expect(await attempts(true)).toBe(1);
  });

  it('gives an application up that hangs', async () => {
    const { trial, statesOf } = actOut({
      perform: ({ id }) => (id === 'e1.add' ? ended('passed') : undefined),
    });
    void trial.start();
    await inTime(DEADLINE_MS - 1);
    expect(statesOf()).toEqual(['passed', 'running']);
    await inTime();

    expect(statesOf()).toEqual(['passed', 'untried']);
    expect(trial.store.getState()).toMatchObject({ step: 'done', frame: undefined });
    expect(trial.store.getState().checks[1]?.message).toBe('The application did not answer.');
  });

  it.each([
    ['before it is tried once more', 1, false],
    ['after it failed again', 2, false],
    ['after it failed while somebody watches', 1, true],
  ])('says that a check failed where the application opened anew hangs %s', async (_, opens, isWatched) => {
    let opened = 0;
    const { trial, statesOf } = actOut(
      {
        perform: () => ended('failed', 'No.'),
        open: () => {
          opened += 1;
          return opened > opens ? undefined : { type: 'ready' };
        },
      },
      { isWatched },
    );
    void trial.start();
    await inTime(DEADLINE_MS * 2);

    expect(statesOf()).toEqual(['failed', 'untried']);
    expect(trial.store.getState().checks[0]?.message).toBe('No.');
  });

  it('does not open the application anew for nothing after the last check', async () => {
    const { trial, orders } = actOut(
      { perform: ({ id }) => ended(id === 'e1.delete' ? 'failed' : 'passed') },
      { isWatched: true },
    );
    void trial.start();
    await inTime();

    expect(trial.store.getState().step).toBe('done');
    expect(orders.filter(({ type }) => type === 'open')).toHaveLength(1);
  });

  it('keeps no reason of a check that passed when it was tried once more', async () => {
    let attempts = 0;
    const { trial } = actOut({
      perform: () => {
        attempts += 1;
        return attempts === 1 ? ended('failed', 'No.') : ended('passed');
      },
    });
    void trial.start();
    await inTime();

    expect(trial.store.getState().checks[0]).toMatchObject({ state: 'passed', message: undefined });
  });

  it('shows each step for as long as the pace says, before it is taken', async () => {
    const { trial, orders, tell } = actOut({ perform: () => undefined }, { isWatched: true });
    void trial.start();
    await inTime();
    trial.setPace('fast');
    tell({ type: 'step', what: 'Press “Save”', box: { x: 1, y: 2, width: 3, height: 4 } });

    expect(trial.store.getState().current).toMatchObject({ what: 'Press “Save”' });
    await inTime(PACES.fast - 1);
    expect(orders.at(-1)).toMatchObject({ type: 'perform', isWatched: true });
    await inTime(1);
    expect(orders.at(-1)).toEqual({ tessera: 'checks/v1', type: 'go' });
  });

  it('stops at once, and hears nothing more', async () => {
    const { trial, orders, tell, statesOf } = actOut({ perform: () => undefined });
    void trial.start();
    await inTime();
    trial.stop();
    const count = orders.length;
    tell(ended('passed'));
    await inTime(DEADLINE_MS * 2);

    expect(trial.store.getState()).toMatchObject({ step: 'stopped', frame: undefined });
    expect(statesOf()).toEqual(['waiting', 'waiting']);
    expect(orders).toHaveLength(count);
  });

  it.each<[what: string, overrides: Partial<TrialPorts>]>([
    ['the model', { readModel: () => later(MODEL) }],
    ['the address', { readAddress: () => later('http://abc.preview.localhost/') }],
  ])('opens nothing when it is stopped before %s is there', async (_, overrides) => {
    const ports = buildPorts(overrides);
    const { trial } = actOut({}, { ports });
    void trial.start();
    await inTime(5);
    trial.stop();
    await inTime();

    expect(trial.store.getState()).toMatchObject({ step: 'stopped', frame: undefined });
  });

  it('stays stopped where what it waited for fails later', async () => {
    const readModel = () =>
      new Promise<never>((_, reject) => {
        setTimeout(() => {
          reject(new Error('Too late.'));
        }, 10);
      });
    const { trial } = actOut({}, { ports: buildPorts({ readModel }) });
    void trial.start();
    trial.stop();
    await inTime();

    expect(trial.store.getState()).toMatchObject({ step: 'stopped', problem: undefined });
  });

  it('says why nothing can be tried', async () => {
    const ports = buildPorts({ readModel: () => Promise.resolve(undefined) });
    const { trial } = actOut({}, { ports });
    void trial.start();
    await inTime();

    expect(trial.store.getState().step).toBe('failed');
    expect(trial.store.getState().problem).toMatch(/older than checks/);
  });
});
