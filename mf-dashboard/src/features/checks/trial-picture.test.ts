import { actOut, ended, inTime, PICTURE, type Perform } from './trial-testing';

/** Fails with a picture where it is asked for one. */
const failing = ({ isPictured }: Perform) => ended('failed', 'No.', isPictured ? PICTURE : undefined);

const picturesOf = ({ trial }: ReturnType<typeof actOut>) =>
  trial.store.getState().checks.map(({ picture }) => picture);
const askedOf = ({ orders }: ReturnType<typeof actOut>) =>
  orders.filter((order) => order.type === 'perform').map(({ isPictured }) => isPictured);

describe('[SCR-02] pictures of what fails in a trial', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are kept with the checks, and asked for only where nothing is tried again', async () => {
    const acted = actOut({ perform: (order) => (order.id === 'e1.add' ? failing(order) : ended('passed')) });
    void acted.trial.start();
    await inTime();

    expect(picturesOf(acted)).toEqual([PICTURE, undefined]);
    expect(askedOf(acted)).toEqual([false, true, false]);
  });

  it('are taken at once where somebody watches', async () => {
    const acted = actOut({ perform: failing }, { isWatched: true });
    void acted.trial.start();
    await inTime();

    expect(picturesOf(acted)).toEqual([PICTURE, PICTURE]);
  });

  it('are absent where none could be taken', async () => {
    const acted = actOut({ perform: () => ended('failed', 'No.') });
    void acted.trial.start();
    await inTime();

    expect(acted.statesOf()).toEqual(['failed', 'failed']);
    expect(picturesOf(acted)).toEqual([undefined, undefined]);
  });

  it('are not heard of what passed, or where nobody asked', async () => {
    let attempts = 0;
    const acted = actOut({
      perform: () => {
        attempts += 1;
        return ended(attempts === 1 ? 'failed' : 'passed', undefined, PICTURE);
      },
    });
    void acted.trial.start();
    await inTime();

    expect(acted.statesOf()).toEqual(['passed', 'passed']);
    expect(picturesOf(acted)).toEqual([undefined, undefined]);
  });

  it('are asked for again after a reload, which another document hears', async () => {
    const acted = actOut(
      {
        perform: (order) => (order.isReloaded ? failing(order) : { type: 'reload', hash: '', stored: null }),
      },
      { isWatched: true },
    );
    void acted.trial.start();
    await inTime();

    expect(picturesOf(acted)).toEqual([PICTURE, PICTURE]);
  });

  it('are at most five', async () => {
    const behaviours = Array.from({ length: 7 }, (_, place) => ({ id: `e${String(place)}`, title: 'Add' }));
    const acted = actOut({ perform: failing, behaviours }, { isWatched: true });
    void acted.trial.start();
    await inTime();

    expect(acted.statesOf()).toEqual(behaviours.map(() => 'failed'));
    expect(picturesOf(acted)).toEqual([...behaviours.slice(2).map(() => PICTURE), undefined, undefined]);
    expect(askedOf(acted).filter(Boolean)).toHaveLength(5);
  });
});
