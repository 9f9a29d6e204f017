import type { Attachment, Message, NamedSubject, RunMode, RunProblem } from '@tessera/shared/contracts';
import type { CarriedMessage, QueuedMessage } from '@tessera/shared/remote/hand-over';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Liveness } from '../../lib/follow-run';
import { emptyProgress, isOver, type RunProgress } from '../../lib/run-progress';
import { asMeant } from './modes';
import { toCarried, toOutgoing, toQueued, type More, type Outgoing } from './outgoing';
import { isAsking, turnsOf, type Turn } from './turns';

/** Messages that may wait for the run under way, or for the conversation to be loaded. */
export const MAX_QUEUED = 5;

export interface LiveTurn {
  /** Undefined until the server has taken the message. */
  readonly runId: string | undefined;
  readonly key: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly leftOut?: readonly string[] | undefined;
  readonly about?: NamedSubject | undefined;
  /** Absent where it is to build. */
  readonly mode?: RunMode | undefined;
  readonly problem?: RunProblem | undefined;
  readonly progress: RunProgress;
  readonly liveness: Liveness;
  readonly isStopping: boolean;
}

export interface ConversationState {
  readonly step: 'loading' | 'failed' | 'ready';
  readonly message: string | undefined;
  readonly turns: readonly Turn[];
  readonly live: LiveTurn | undefined;
  /** A message that the server did not take; the same key makes another attempt safe. */
  readonly unsent: (Outgoing & { readonly why: string }) | undefined;
  readonly queue: readonly QueuedMessage[];
  readonly draft: string;
  /** How the draft is meant. */
  readonly mode: RunMode;
}

export interface RunEnd {
  readonly versionId: string | undefined;
  readonly balance: number | undefined;
}

export interface ConversationPorts {
  readonly listMessages: () => Promise<Message[]>;
  readonly send: (message: Outgoing) => Promise<{ runId: string; agentId: string }>;
  readonly follow: (
    runId: string,
    onProgress: (progress: RunProgress) => void,
    onLiveness: (liveness: Liveness) => void,
    signal: AbortSignal,
  ) => Promise<RunProgress>;
  readonly stop: (runId: string) => Promise<unknown>;
  /** Messages that still waited when the page was left. */
  readonly readQueue: () => readonly QueuedMessage[];
  readonly keepQueue: (queue: readonly QueuedMessage[]) => void;
  readonly readCarried: () => CarriedMessage | undefined;
  readonly forgetCarried: () => void;
  /** A message that was not taken: a reload tries it again under its own key. */
  readonly keepCarried: (message: CarriedMessage) => void;
  readonly readDraft: () => string;
  readonly keepDraft: (text: string) => void;
  readonly readMode: () => RunMode;
  readonly keepMode: (mode: RunMode) => void;
  readonly newKey: () => string;
  readonly describe: (error: unknown) => string;
}

interface Talk {
  readonly store: StoreApi<ConversationState>;
  readonly ports: ConversationPorts;
  aborter: AbortController;
  /** The project and its versions may have changed. */
  onRunEnd: (end: RunEnd) => void;
  /** Another window has said something while a run was followed here. */
  hasNews: boolean;
}

function patchLive({ store }: Talk, part: Partial<LiveTurn>): void {
  const { live } = store.getState();
  if (live) store.setState({ live: { ...live, ...part } });
}

function turnOf(live: LiveTurn, agentId: string, last: RunProgress): Turn {
  return {
    runId: live.runId ?? live.key,
    agentId,
    text: live.text,
    attachments: live.attachments,
    leftOut: live.leftOut,
    about: live.about,
    problem: live.problem,
    mode: live.mode ?? 'build',
    isEdit: false,
    answer: last.text || (last.error ?? ''),
    status: last.status,
    receipt: last.receipt,
    checks: last.checks,
    suggestions: last.suggestions,
    question: last.question,
    conflicts: last.conflicts,
    versionId: last.versionId,
  };
}

/** Follows a run that the server has taken, to its end, then sends what waited. */
async function follow(talk: Talk, runId: string, agentId: string): Promise<void> {
  const { store, ports } = talk;
  const { signal } = talk.aborter;
  patchLive(talk, { runId });
  const following = ports.follow(
    runId,
    (progress) => {
      if (!signal.aborted) patchLive(talk, { progress });
    },
    (liveness) => {
      if (!signal.aborted) patchLive(talk, { liveness });
    },
    signal,
  );
  const last = await following.catch((error: unknown): RunProgress => ({
    ...emptyProgress,
    status: 'failed',
    error: ports.describe(error),
  }));
  if (signal.aborted) return;
  const { live, turns } = store.getState();
  if (live) store.setState({ live: undefined, turns: [...turns, turnOf(live, agentId, last)] });
  talk.onRunEnd({ versionId: last.versionId, balance: last.balance });
  await sendNext(talk);
  if (talk.hasNews && !store.getState().live) await readAgain(talk);
}

async function sendNow(talk: Talk, message: Outgoing): Promise<void> {
  const { store, ports } = talk;
  const { signal } = talk.aborter;
  store.setState({
    unsent: undefined,
    live: { ...message, runId: undefined, progress: emptyProgress, liveness: 'live', isStopping: false },
  });
  try {
    const { runId, agentId } = await ports.send(message);
    // Sent: a reload finds it among the messages, so it must not be carried again.
    ports.forgetCarried();
    if (!signal.aborted) await follow(talk, runId, agentId);
  } catch (error) {
    if (signal.aborted) return;
    ports.keepCarried(toCarried(message));
    store.setState({ live: undefined, unsent: { ...message, why: ports.describe(error) } });
  }
}

function setQueue({ store, ports }: Talk, queue: readonly QueuedMessage[]): void {
  store.setState({ queue });
  ports.keepQueue(queue);
}

async function sendNext(talk: Talk): Promise<void> {
  const { store, ports } = talk;
  const { queue, turns } = store.getState();
  const [next, ...rest] = queue;
  // It was written before the question was asked, and would drop it.
  if (next === undefined || isAsking(turns.at(-1))) return;
  setQueue(talk, rest);
  await sendNow(talk, toOutgoing(next, ports.newKey()));
}

async function load(talk: Talk): Promise<void> {
  const { store, ports } = talk;
  const { signal } = talk.aborter;
  store.setState({ step: 'loading', message: undefined });
  try {
    const turns = turnsOf(await ports.listMessages());
    if (signal.aborted) return;
    const running = turns.find(({ status }) => !isOver(status));
    store.setState({ step: 'ready', turns: turns.filter(({ status }) => isOver(status)) });
    const carried = ports.readCarried();
    const left = carried && toOutgoing(carried, carried.idempotencyKey);
    // Somebody else's change is under way: it waits for that.
    if (left && running) setQueue(talk, [...store.getState().queue, toQueued(left)]);
    if (running) await resume(talk, running);
    else if (left) await sendNow(talk, left);
    else await sendNext(talk);
  } catch (error) {
    if (signal.aborted) return;
    store.setState({ step: 'failed', message: ports.describe(error) });
  }
}

/** What was said in another window meanwhile; nothing on the page goes away for it. */
async function readAgain(talk: Talk): Promise<void> {
  const { store, ports } = talk;
  const { signal } = talk.aborter;
  const isFollowing = () => store.getState().live !== undefined;
  // It is read when the run that is followed here has ended.
  talk.hasNews = isFollowing();
  if (talk.hasNews) return;
  try {
    const read = turnsOf(await ports.listMessages());
    talk.hasNews = isFollowing();
    const { step, turns: before } = store.getState();
    if (signal.aborted || step !== 'ready' || talk.hasNews) return;
    // The server does not know what was not sent to it.
    const turns = read.map((turn) => ({
      ...turn,
      leftOut: before.find(({ runId }) => runId === turn.runId)?.leftOut,
    }));
    store.setState({ turns: turns.filter(({ status }) => isOver(status)) });
    const running = turns.find(({ status }) => !isOver(status));
    if (running) await resume(talk, running);
  } catch {
    // What is on the page stays; it is read again when the page is opened again.
  }
}

/** A run that was under way when the page was opened. */
async function resume(talk: Talk, turn: Turn): Promise<void> {
  const { runId, agentId, text, attachments, about, problem, mode } = turn;
  const live = {
    runId,
    key: runId,
    text,
    attachments,
    about,
    problem,
    mode,
    progress: emptyProgress,
    liveness: 'live',
    isStopping: false,
  } as const;
  talk.store.setState({ live });
  talk.ports.forgetCarried();
  await follow(talk, runId, agentId);
}

async function stop(talk: Talk): Promise<void> {
  const { live } = talk.store.getState();
  if (live?.runId === undefined || live.isStopping) return;
  patchLive(talk, { isStopping: true });
  try {
    await talk.ports.stop(live.runId);
  } catch {
    // It has ended by itself or the network is gone: its events tell. The button can be pressed again.
    patchLive(talk, { isStopping: false });
  }
}

const beginOf = (ports: ConversationPorts): ConversationState => ({
  step: 'loading',
  message: undefined,
  turns: [],
  live: undefined,
  unsent: undefined,
  queue: ports.readQueue(),
  draft: ports.readDraft(),
  mode: ports.readMode(),
});

/** SCR-02: what was said in a project, the run under way, and the messages that wait for it. */
export function createConversationStore(ports: ConversationPorts) {
  const store = createStore<ConversationState>(() => beginOf(ports));
  const talk: Talk = {
    store,
    ports,
    aborter: new AbortController(),
    onRunEnd: () => undefined,
    hasNews: false,
  };

  function write(draft: string): void {
    store.setState({ draft });
    ports.keepDraft(draft);
  }

  function meanBy(mode: RunMode): void {
    store.setState({ mode });
    ports.keepMode(mode);
  }

  /**
   * Sends a message; one written during a run, before the messages before it are there, or behind one that was not
   * taken, waits its turn.
   *
   * @returns false when five wait already, so that the text stays where it is
   */
  function send(text: string, takeMore: () => More = () => ({ attachments: [] })): boolean {
    const message = text.trim();
    const { live, queue, step, unsent } = store.getState();
    if (!message) return false;
    if (!live && !unsent && step === 'ready') {
      void sendNow(talk, { text: message, ...takeMore(), key: ports.newKey() });
      return true;
    }
    if (queue.length >= MAX_QUEUED) return false;
    setQueue(talk, [...queue, toQueued({ text: message, ...takeMore() })]);
    return true;
  }

  return {
    store,
    write,
    meanBy,
    send,
    start: (onRunEnd: (end: RunEnd) => void) => {
      talk.aborter = new AbortController();
      talk.onRunEnd = onRunEnd;
      void load(talk);
    },
    dispose: () => {
      talk.aborter.abort();
    },
    retryLoading: () => load(talk),
    readAgain: () => readAgain(talk),
    /** `takeMore`: gives what goes with the words, which is not sent again then. */
    submitDraft: (takeMore?: () => More) => {
      const { draft, mode } = store.getState();
      const take = () => ({ ...(takeMore?.() ?? { attachments: [] }), ...asMeant(mode) });
      if (send(draft, take)) write('');
    },
    unqueue: (index: number) => {
      setQueue(
        talk,
        store.getState().queue.filter((_, at) => at !== index),
      );
    },
    resend: () => {
      const { unsent } = store.getState();
      if (!unsent) return;
      const { key } = unsent;
      void sendNow(talk, toOutgoing(toQueued(unsent), key));
    },
    /** Back into the composer, to be changed before it is sent. */
    editUnsent: (putBack: (more: More) => void = () => undefined) => {
      const { unsent, draft } = store.getState();
      if (!unsent) return;
      store.setState({ unsent: undefined });
      ports.forgetCarried();
      putBack(unsent);
      meanBy(unsent.mode ?? 'build');
      // Behind it what was written meanwhile.
      write(draft.trim() === '' ? unsent.text : `${unsent.text}\n${draft}`);
    },
    stop: () => stop(talk),
  };
}
