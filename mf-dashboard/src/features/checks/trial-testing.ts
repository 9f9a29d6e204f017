import type {
  ApplicationModel,
  CheckMessage,
  CheckOrder,
  CheckOutcome,
  CheckPicture,
} from '@tessera/shared/contracts';
import { schedule } from '@tessera/shared/remote';
import { createTrialStore, type TrialPorts } from './trial.store';

export const MODEL = { v: 2, title: 'Reading list' } as unknown as ApplicationModel;
export const BEHAVIOURS = [
  { id: 'e1.add', title: 'A book can be added' },
  { id: 'e1.delete', title: 'A book can be deleted' },
];

export type Told = CheckMessage extends infer One
  ? One extends CheckMessage
    ? Omit<One, 'tessera'>
    : never
  : never;
export type Perform = Extract<CheckOrder, { type: 'perform' }>;

interface Acting {
  /** What becomes of each order to perform; undefined: nothing is heard. */
  readonly perform?: (order: Perform) => Told | undefined;
  /** What becomes of opening; undefined: nothing is heard. */
  readonly open?: () => Told | undefined;
  /** What it promises. */
  readonly behaviours?: typeof BEHAVIOURS;
}

export function buildPorts(overrides: Partial<TrialPorts> = {}): TrialPorts {
  return {
    readAddress: () => Promise.resolve('http://abc.preview.localhost/'),
    readModel: () => Promise.resolve(MODEL),
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    schedule,
    ...overrides,
  };
}

export const ended = (state: CheckOutcome['state'], message?: string, picture?: CheckPicture): Told => ({
  type: 'ended',
  outcome: { state, ...(message !== undefined && { message }) },
  picture,
});

export const PICTURE: CheckPicture = { image: 'data:image/jpeg;base64,AAAA', lastStep: 'Press “Delete”' };

/** The application shows nothing in time. */
export const LATE: Told = { type: 'broken', message: 'Slow.', isCertain: false, hasError: false };

interface ActOptions {
  readonly isWatched?: boolean;
  readonly ports?: TrialPorts;
  readonly due?: readonly string[];
}

/** A trial before an application that acts as it is told; gives the orders that it got. */
export function actOut(
  { perform = () => ended('passed'), open = () => ({ type: 'ready' }), behaviours = BEHAVIOURS }: Acting = {},
  { isWatched = false, ports = buildPorts(), due }: ActOptions = {},
) {
  const trial = createTrialStore(ports, isWatched, due);
  const orders: CheckOrder[] = [];
  const tell = (message: Told) => {
    trial.hear({ tessera: 'checks/v1', ...message }, hearOrder);
  };
  function hearOrder(order: CheckOrder): void {
    orders.push(order);
    void Promise.resolve().then(async () => {
      if (order.type === 'open') {
        tell({ type: 'listed', behaviours });
        await Promise.resolve();
        // By a turn later, as a window would.
        setTimeout(() => {
          const opened = open();
          if (opened) tell(opened);
        }, 0);
      }
      const answer = order.type === 'perform' ? perform(order) : undefined;
      if (answer) tell(answer);
    });
  }
  let load = 0;
  trial.store.subscribe(({ frame }) => {
    if (!frame || frame.load === load) return;
    load = frame.load;
    setTimeout(() => {
      tell({ type: 'opened' });
    }, 0);
  });
  const statesOf = () => trial.store.getState().checks.map(({ state }) => state);
  return { trial, orders, tell, statesOf };
}

/** Everything that becomes of it within this time of the test's clock. */
export const inTime = (milliseconds = 1000) => jest.advanceTimersByTimeAsync(milliseconds);
