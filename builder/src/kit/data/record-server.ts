import type { News, SentStep, Snapshot, StepAnswer } from './server-protocol';

/** `live` brings news, `lost` tries again, `paused` has tried three times and goes on trying. */
export type LinkState = 'live' | 'lost' | 'paused';

/** How far a page knows the records, and of which tables. */
export interface Known {
  readonly seq: number;
  readonly revision: number | undefined;
}

export interface Listeners {
  readonly onNews: (news: News) => void;
  /** The tables changed, or too much was missed. */
  readonly onReload: () => void;
  readonly onState: (state: LinkState) => void;
}

/** What the server says to somebody who signs in or out. */
export interface Said {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** How many seconds to wait, where there were too many tries. */
  readonly wait?: number;
}

export const SIGN_OUT = '/sign-out';

/** The server that keeps the records of the application; see docs/documents/record-server.md. */
export interface RecordServer {
  /** Rejects with `Unreachable` where no answer came, with another error where the server says no. */
  read(): Promise<Snapshot>;
  /**
   * Sends what this person did, '' for a visitor. Rejects with `Unreachable` where no answer came: the step may have been made, and
   * can be sent again; also where somebody else is there by now, for whom it is not made.
   */
  send(step: SentStep, person: string): Promise<StepAnswer>;
  /**
   * Signs in or out by `/sign-in`, `/sign-in/code`, `/sign-out`; only on the application's own host. Rejects with `Unreachable` where
   * no answer came.
   */
  ask?(path: string, body: object): Promise<Said>;
  /** Hears what happens after what the page knows, also after each interruption. Gives the function that stops it. */
  listen(known: () => Known, listeners: Listeners): () => void;
  /** What remembers for a page that has no storage of its own. */
  readonly around?: KeptAround;
}

/** What is around a page remembers for it what a browser would. */
export interface KeptAround {
  /** Holds what is kept once it is open. */
  readonly target: Window;
  /** Gets what is kept, once, before anything else, and takes what was typed in forms. */
  readonly open: (takeDrafts: (drafts: string) => void) => Promise<void>;
  readonly keepDrafts: (text: string) => boolean;
}

/** No answer came. */
export class Unreachable extends Error {}

/** Whether what keeps the records is a server. */
export function isServer(keeper: object): keeper is RecordServer {
  return 'send' in keeper;
}
