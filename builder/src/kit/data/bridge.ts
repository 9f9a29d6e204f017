const PROTOCOL = 'preview/v1';
/** The parent keeps no more than this of what is typed in forms. */
export const MAX_DRAFTS_LENGTH = 100_000;

export type Answer = Readonly<Record<string, unknown>>;

/** Whether the page runs inside another one: in Tessera's preview, where there is no local storage. */
export function isFramed(target: Window): boolean {
  return target.parent !== target;
}

/** Tells Tessera's builder page something; does nothing elsewhere. */
export function tellParent(message: Answer, target: Window = window): void {
  // The preview has an opaque origin and cannot know the parent's; nothing secret is sent.
  if (isFramed(target)) target.parent.postMessage({ tessera: PROTOCOL, ...message }, '*');
}

function isAnswer(data: unknown): data is Answer {
  return typeof data === 'object' && data !== null && 'tessera' in data && data.tessera === PROTOCOL;
}

/** Asks the parent something. Gives null where no answer comes in time. */
export type Ask = (message: Answer, timeoutMs: number) => Promise<Answer | null>;

/** Opens the way to the parent; `hear` is told of everything that it says. */
export function openBridge(target: Window, hear: (answer: Answer) => void): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  target.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== target.parent || !isAnswer(event.data)) return;
    hear(event.data);
    const { id } = event.data;
    if (typeof id !== 'number') return;
    waiting.get(id)?.(event.data);
    waiting.delete(id);
  });
  return (message, timeoutMs) => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const timer = target.setTimeout(() => {
        waiting.delete(id);
        resolve(null);
      }, timeoutMs);
      waiting.set(id, (answer) => {
        target.clearTimeout(timer);
        resolve(answer);
      });
      tellParent({ ...message, id }, target);
    });
  };
}
