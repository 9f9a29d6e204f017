import { errorKey, fixMessage, MOST_FIXES, type RunProblem } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

/** As much of an error as a message takes with it. */
const MOST_WORDS = 2000;

/** What the conversation knows that decides whether an error can be sent to it. */
export interface TalkState {
  /** Why nothing can be sent now; undefined where it can. */
  readonly whyNot: string | undefined;
  /** The messages that were sent, the last of them at the end, with whether each changed the application. */
  readonly sent: readonly { readonly text: string; readonly hasChanged: boolean }[];
}

const SILENT: TalkState = { whyNot: 'The conversation is still being loaded.', sent: [] };

/**
 * SCR-02, 'Fix this': errors go from the preview to the conversation, which sends them like any message. Neither knows the other.
 */
export function createFixing() {
  const store = createStore<TalkState>(() => SILENT);
  let send: (text: string, problem: RunProblem) => void = () => undefined;
  return {
    store,
    /** For the preview. */
    fix: (problem: RunProblem) => {
      if (store.getState().whyNot === undefined) send(fixMessage(problem), problem);
    },
    /** For the conversation: takes what is to be sent from now on. Gives what ends that. */
    listen: (hear: typeof send) => {
      send = hear;
      return () => {
        send = () => undefined;
        store.setState(SILENT);
      };
    },
    /** For the conversation: what it knows now. */
    tell: (state: TalkState) => {
      store.setState(state);
    },
  };
}

export type FixingStore = ReturnType<typeof createFixing>;

/** What 'Fix this' needs where an error of the newest version is shown. */
export interface Fixing {
  readonly store: FixingStore;
  /** Told when an error was sent. */
  readonly onFix: () => void;
}

/** Whether the same error was fixed twice by the messages sent last. */
export function isTriedTwice(sent: TalkState['sent'], problem: Pick<RunProblem, 'message'>): boolean {
  const key = errorKey(fixMessage(problem));
  const other = sent.findLastIndex(({ text }) => errorKey(text) !== key);
  return sent.slice(other + 1).filter(({ hasChanged }) => hasChanged).length >= MOST_FIXES;
}

/** What is known of an error beside its message. */
interface KnownOfProblem {
  readonly path?: string | undefined;
  readonly line?: number | undefined;
  readonly stack?: string | undefined;
}

/** An error as it is sent; undefined where nothing is known of it. */
export function problemOf(
  message: string | undefined,
  { path, line, stack }: KnownOfProblem = {},
): RunProblem | undefined {
  const words = message?.trim().slice(0, MOST_WORDS);
  if (!words) return undefined;
  const within = functionsOf(stack ?? '');
  return {
    message: words,
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(within.length > 0 && { within }),
  };
}

/** So many functions of a stack say enough. */
const MOST_FUNCTIONS = 20;

/** The functions that a stack names, the innermost first, in the words of any browser. */
function functionsOf(stack: string): string[] {
  const named = [...stack.matchAll(/^[ \t]*at (?:async |new )*([\w$.]{1,100}) \(|^([\w$./]{1,100})@/gmu)];
  const names = named.map(([, ofChrome, ofOthers]) => (ofChrome ?? ofOthers ?? '').replace(/^.*[./]/u, ''));
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_FUNCTIONS);
}
