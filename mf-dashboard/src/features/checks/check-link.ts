import type { CheckMessage, CheckOrder } from '@tessera/shared/contracts';

type Kind = CheckMessage['type'];
type OfKind<Wanted extends Kind> = Extract<CheckMessage, { type: Wanted }>;
/** An order without the name of the protocol. */
export type Order = CheckOrder extends infer One
  ? One extends CheckOrder
    ? Omit<One, 'tessera'>
    : never
  : never;

/** The application did not answer in time. */
export class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** Nobody wants to know any more. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}

interface Waiting {
  readonly kinds: readonly Kind[];
  readonly resolve: (message: CheckMessage) => void;
  readonly reject: (error: Error) => void;
  cancelDeadline: () => void;
}

/** Talks with the checks in a frame: one order, one answer, and a deadline for it that every step puts off. */
export function createCheckLink(
  schedule: (run: () => void, milliseconds: number) => () => void,
  deadlineMs: number,
) {
  let waiting: Waiting | undefined;
  let isClosed = false;
  let post: (order: CheckOrder) => void = () => undefined;

  function settle(): Waiting | undefined {
    const settled = waiting;
    waiting?.cancelDeadline();
    waiting = undefined;
    return settled;
  }

  function startDeadline(): () => void {
    return schedule(() => {
      settle()?.reject(new SilentError('The application did not answer.'));
    }, deadlineMs);
  }

  return {
    /** Waits for the first message of one of these kinds. */
    next<Wanted extends Kind>(...kinds: readonly Wanted[]): Promise<OfKind<Wanted>> {
      if (isClosed) return Promise.reject(new ClosedError());
      return new Promise((resolve, reject) => {
        waiting = {
          kinds,
          resolve: (message) => {
            resolve(message as OfKind<Wanted>);
          },
          reject,
          cancelDeadline: startDeadline(),
        };
      });
    },
    send(order: Order): void {
      if (!isClosed) post({ tessera: 'checks/v1', ...order });
    },
    hear(message: CheckMessage, answer: (order: CheckOrder) => void): void {
      post = answer;
      if (waiting?.kinds.includes(message.type)) settle()?.resolve(message);
      else if (waiting) {
        waiting.cancelDeadline();
        waiting.cancelDeadline = startDeadline();
      }
    },
    close(): void {
      isClosed = true;
      settle()?.reject(new ClosedError());
    },
  };
}
