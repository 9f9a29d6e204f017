import type { AppStorage } from './storage-port';

const PROTOCOL = 'preview/v1';
const LOAD_TIMEOUT_MS = 2000;
const SAVE_TIMEOUT_MS = 5000;
/** The parent keeps no more than this of what is typed in forms. */
const MAX_DRAFTS_LENGTH = 100_000;

/** Whether the page runs inside another one: in Tessera's preview, where there is no local storage. */
export function isFramed(target: Window): boolean {
  return target.parent !== target;
}

/** Tells Tessera's builder page something; does nothing elsewhere. */
export function tellParent(message: Readonly<Record<string, unknown>>, target: Window = window): void {
  // The preview has an opaque origin and cannot know the parent's; nothing secret is sent.
  if (isFramed(target)) target.parent.postMessage({ tessera: PROTOCOL, ...message }, '*');
}

type Answer = Readonly<Record<string, unknown>>;

function isAnswer(data: unknown): data is Answer {
  return typeof data === 'object' && data !== null && 'tessera' in data && data.tessera === PROTOCOL;
}

/** Asks the parent to load and save. Without an answer to the first load it goes on with `fallback`. */
export function openBridgeStorage(target: Window, fallback: AppStorage): AppStorage {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let isAnswered = false;
  let areDraftsKept = false;

  target.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== target.parent || !isAnswer(event.data)) return;
    const { id } = event.data;
    if (typeof id !== 'number') return;
    waiting.get(id)?.(event.data);
    waiting.delete(id);
  });

  function ask(message: Readonly<Record<string, unknown>>, timeoutMs: number): Promise<Answer | null> {
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
  }

  return {
    async load() {
      const answer = await ask({ type: 'storage:load' }, LOAD_TIMEOUT_MS);
      if (answer?.['type'] !== 'storage:loaded') return fallback.load();
      isAnswered = true;
      const { value, drafts } = answer;
      areDraftsKept = drafts !== undefined;
      return {
        text: typeof value === 'string' ? value : null,
        isLasting: true,
        drafts: typeof drafts === 'string' ? drafts : null,
      };
    },
    async save(text) {
      if (!isAnswered) return fallback.save(text);
      const answer = await ask({ type: 'storage:save', value: text }, SAVE_TIMEOUT_MS);
      return answer?.['type'] === 'storage:saved' && answer['ok'] === true;
    },
    keepDrafts(text) {
      if (!areDraftsKept || text.length > MAX_DRAFTS_LENGTH) return false;
      tellParent({ type: 'drafts:keep', value: text }, target);
      return true;
    },
    peek: () => undefined,
    onChange: () => () => undefined,
  };
}
