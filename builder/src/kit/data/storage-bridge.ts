import { MAX_DRAFTS_LENGTH, openBridge, tellParent, type Answer } from './bridge';
import type { AppStorage } from './storage-port';

const LOAD_TIMEOUT_MS = 2000;
const SAVE_TIMEOUT_MS = 5000;
/** The parent keeps no more than this of records, and so has no more to tell. */
const MAX_TEXT_LENGTH = 5 * 1024 * 1024;

/** What another window of the builder has written, and the number that a save names to say that it knows it. */
interface News {
  readonly value: string;
  readonly revision: number;
}

function readNews({ type, value, revision }: Answer): News | null {
  if (type !== 'storage:changed' || typeof value !== 'string' || typeof revision !== 'number') return null;
  return value.length <= MAX_TEXT_LENGTH ? { value, revision } : null;
}

/** Asks the parent to load and save. Without an answer to the first load it goes on with `fallback`. */
export function openBridgeStorage(target: Window, fallback: AppStorage): AppStorage {
  const listeners = new Set<(text: string) => void>();
  /** Undefined with a parent that tells nothing of other windows. */
  let lastRevision: number | undefined;
  let isAnswered = false;
  let areDraftsKept = false;

  const ask = openBridge(target, (answer) => {
    const news = readNews(answer);
    if (news) hearNews(news);
  });

  function hearNews({ value, revision }: News): void {
    // What was not asked for yet is newer when it comes.
    if (!isAnswered) return;
    lastRevision = revision;
    for (const listener of listeners) listener(value);
  }

  return {
    async load() {
      const answer = await ask({ type: 'storage:load', hearsChanges: true }, LOAD_TIMEOUT_MS);
      if (answer?.['type'] !== 'storage:loaded') return fallback.load();
      isAnswered = true;
      const { value, drafts, revision } = answer;
      if (typeof revision === 'number') lastRevision = revision;
      areDraftsKept = drafts !== undefined;
      return {
        text: typeof value === 'string' ? value : null,
        isLasting: true,
        drafts: typeof drafts === 'string' ? drafts : null,
      };
    },
    async save(text) {
      if (!isAnswered) return fallback.save(text);
      const revision = lastRevision !== undefined && { revision: lastRevision };
      const answer = await ask({ type: 'storage:save', value: text, ...revision }, SAVE_TIMEOUT_MS);
      return answer?.['type'] === 'storage:saved' && answer['ok'] === true;
    },
    keepDrafts(text) {
      if (!areDraftsKept || text.length > MAX_DRAFTS_LENGTH) return false;
      tellParent({ type: 'drafts:keep', value: text }, target);
      return true;
    },
    // The parent compares instead: it refuses what is written over news, and tells them first.
    peek: () => undefined,
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
