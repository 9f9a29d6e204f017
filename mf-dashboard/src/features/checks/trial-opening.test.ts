import { actOut, ended, inTime, LATE, type Perform, type Told } from './trial-testing';

describe('[MODEL-15] opening what is tried in a frame', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['at once where its script does not run', { isCertain: true, hasError: false }, 1],
    ['after two tries where both report an error', { isCertain: false, hasError: true }, 2],
  ])('says once that the application does not start, %s', async (_, why, tries) => {
    const { trial, orders } = actOut({ open: () => ({ type: 'broken', message: 'It breaks.', ...why }) });
    void trial.start();
    await inTime();

    expect(trial.store.getState()).toMatchObject({ step: 'done', broken: 'It breaks.', frame: undefined });
    expect(trial.store.getState().checks.some(({ message }) => message !== undefined)).toBe(false);
    expect(orders.filter(({ type }) => type === 'open')).toHaveLength(tries);
  });

  it.each([
    ['shows nothing in time', false],
    ['reports an error once and shows nothing in time then', true],
  ])('says of nothing that it fails where the application %s', async (_, hasErrorFirst) => {
    let opened = 0;
    const { trial, statesOf } = actOut({
      open: () => {
        opened += 1;
        return { ...LATE, hasError: hasErrorFirst && opened === 1 };
      },
    });
    void trial.start();
    await inTime();

    expect(opened).toBe(2);
    expect(statesOf()).toEqual(['untried', 'untried']);
    expect(trial.store.getState()).toMatchObject({ step: 'done', broken: undefined });
  });

  const reloading = ({ isReloaded }: Perform): Told =>
    isReloaded ? ended('passed') : { type: 'reload', hash: '#/books', stored: '{"v":1}' };
  const failing = ({ id }: Perform) => ended(id === 'e1.add' ? 'failed' : 'passed', 'No.');
  it.each([
    ['after a reload of its own', reloading, 2, ['passed', 'passed']],
    ['to try once more what failed', failing, 2, ['failed', 'passed']],
    ['after what failed', failing, 3, ['failed', 'passed']],
  ])('opens the application once more that is slow for a moment %s', async (_, perform, slow, states) => {
    let opened = 0;
    const { trial, statesOf } = actOut({
      perform,
      open: () => {
        opened += 1;
        return opened === slow ? LATE : { type: 'ready' };
      },
    });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(states);
  });

  it('says of the rest that it could not be tried where the application only becomes too slow', async () => {
    let opened = 0;
    const { trial, statesOf } = actOut({
      perform: reloading,
      open: () => {
        opened += 1;
        return opened === 1 ? { type: 'ready' } : LATE;
      },
    });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['untried', 'untried']);
  });

  it('tries everything where the application starts when it is opened once more', async () => {
    let opened = 0;
    const { trial, statesOf } = actOut({
      open: () => {
        opened += 1;
        return opened === 1 ? LATE : { type: 'ready' };
      },
    });
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['passed', 'passed']);
    expect(trial.store.getState().broken).toBeUndefined();
  });

  it('says of the rest that it fails where the application starts no more', async () => {
    let opened = 0;
    const { trial, statesOf } = actOut(
      {
        perform: () => ended('failed', 'No.'),
        open: () => {
          opened += 1;
          return opened > 1 ? { ...LATE, message: 'It breaks.', isCertain: true } : { type: 'ready' };
        },
      },
      { isWatched: true },
    );
    void trial.start();
    await inTime();

    expect(statesOf()).toEqual(['failed', 'failed']);
    expect(trial.store.getState().checks.map(({ message }) => message)).toEqual(['No.', 'It breaks.']);
    expect(trial.store.getState().broken).toBeUndefined();
  });
});
