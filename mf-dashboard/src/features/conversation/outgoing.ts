import type { Attachment, NamedSubject, RunDecision, RunMode, RunProblem } from '@tessera/shared/contracts';
import type { CarriedMessage, QueuedMessage } from '@tessera/shared/remote/hand-over';

/** A message on its way. */
export interface Outgoing {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** The names of files that were refused: the message says that they did not go with it. */
  readonly leftOut?: readonly string[] | undefined;
  /** What was pointed at in the preview. */
  readonly about?: NamedSubject | undefined;
  /** Absent where it is to build. */
  readonly mode?: RunMode | undefined;
  /** The error of the preview that it asks to have fixed. */
  readonly problem?: RunProblem | undefined;
  /** What is to stand where an earlier run of the message met edits by hand. */
  readonly decision?: RunDecision | undefined;
  readonly key: string;
}

/** What goes with the words of a message. */
export type More = Pick<Outgoing, 'attachments' | 'leftOut' | 'about' | 'mode' | 'problem' | 'decision'>;

/** Only what is there: what is absent is not kept. */
const withMore = ({ leftOut, about, mode, problem, decision }: Partial<More>) => ({
  ...(leftOut && leftOut.length > 0 && { leftOut: [...leftOut] }),
  ...(about && { about }),
  ...(mode && { mode }),
  ...(problem && { problem }),
  ...(decision && { decision }),
});

/** As it waits, or is kept over a reload. */
export function toQueued({ text, attachments, ...more }: Omit<Outgoing, 'key'>): QueuedMessage {
  const files = attachments.length === 0 ? {} : { attachments: [...attachments] };
  return { text, ...files, ...withMore(more) };
}

/** As a reload sends it, under its own key. */
export const toCarried = ({ key, ...message }: Outgoing): CarriedMessage => ({
  ...toQueued(message),
  idempotencyKey: key,
});

export function toOutgoing({ text, attachments = [], ...more }: QueuedMessage, key: string): Outgoing {
  return { text, attachments, ...withMore(more), key };
}
