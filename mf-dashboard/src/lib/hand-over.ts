import * as z from 'zod/mini';

/**
 * What one page leaves for the next in session storage, so that a reload neither loses nor repeats it: the
 * idempotency key goes along, and the same key answers the same project and run.
 */
export const creationSchema = z.object({
  projectName: z.string(),
  prompt: z.string(),
  idempotencyKey: z.string(),
  /** A later attempt's run in the same project; absent until the first one failed. */
  runId: z.optional(z.string()),
});
export type Creation = z.infer<typeof creationSchema>;

export const carriedMessageSchema = z.object({ text: z.string(), idempotencyKey: z.string() });
export type CarriedMessage = z.infer<typeof carriedMessageSchema>;

export interface HandOver {
  readonly readCreation: (name: string) => Creation | undefined;
  readonly keepCreation: (name: string, creation: Creation) => void;
  readonly forgetCreation: (name: string) => void;
  readonly readMessage: (projectId: string) => CarriedMessage | undefined;
  readonly keepMessage: (projectId: string, message: CarriedMessage) => void;
  readonly forgetMessage: (projectId: string) => void;
  /** Typed but not yet sent, such as the prompt of somebody who has to sign in first. */
  readonly readDraft: (place: string) => string;
  readonly keepDraft: (place: string, text: string) => void;
  readonly readQueue: (projectId: string) => readonly string[];
  readonly keepQueue: (projectId: string, queue: readonly string[]) => void;
}

const creationKey = (name: string) => `tessera.creation:${name}`;
const messageKey = (projectId: string) => `tessera.message:${projectId}`;
const queueKey = (projectId: string) => `tessera.queue:${projectId}`;
const draftKey = (place: string) => `tessera.draft:${place}`;

/** Makes the hand-over on a storage; an entry that does not parse counts as absent. */
export function createHandOver(storage: Storage): HandOver {
  function read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    try {
      const parsed = z.safeParse(schema, JSON.parse(text));
      return parsed.success ? parsed.data : undefined;
    } catch {
      // Not JSON: written by something else, so nothing that we left.
      return undefined;
    }
  }

  return {
    readCreation: (name) => read(creationKey(name), creationSchema),
    keepCreation: (name, creation) => {
      storage.setItem(creationKey(name), JSON.stringify(creation));
    },
    forgetCreation: (name) => {
      storage.removeItem(creationKey(name));
    },
    readMessage: (projectId) => read(messageKey(projectId), carriedMessageSchema),
    keepMessage: (projectId, message) => {
      storage.setItem(messageKey(projectId), JSON.stringify(message));
    },
    forgetMessage: (projectId) => {
      storage.removeItem(messageKey(projectId));
    },
    readQueue: (projectId) => read(queueKey(projectId), z.array(z.string())) ?? [],
    keepQueue: (projectId, queue) => {
      if (queue.length > 0) storage.setItem(queueKey(projectId), JSON.stringify(queue));
      else storage.removeItem(queueKey(projectId));
    },
    readDraft: (place) => storage.getItem(draftKey(place)) ?? '',
    keepDraft: (place, text) => {
      if (text) storage.setItem(draftKey(place), text);
      else storage.removeItem(draftKey(place));
    },
  };
}
