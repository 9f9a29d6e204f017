import { pickMessageSchema, type PickMessage } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/**
 * The bridge between the builder's page and the application in its preview. The frame has an opaque origin, so
 * neither end can name the other's: the parent knows the child by its window, and posts to '*'.
 */
const protocol = { tessera: z.literal('preview/v1') };

/** In UTF-16 code units; of what an application has beyond it, the browser asks before it is lost. */
const MAX_DRAFTS_LENGTH = 100_000;

export const previewMessageSchema = z.discriminatedUnion('type', [
  z.object({ ...protocol, type: z.literal('ready') }),
  z.object({
    ...protocol,
    type: z.literal('storage:load'),
    id: z.number(),
    /** Left out by applications from before there was `storage:changed`. */
    hearsChanges: z.optional(z.boolean()),
  }),
  z.object({
    ...protocol,
    type: z.literal('storage:save'),
    id: z.number(),
    value: z.string(),
    /** That of the last text which the application was told. */
    revision: z.optional(z.number()),
  }),
  z.object({
    ...protocol,
    type: z.literal('drafts:keep'),
    value: z.string().check(z.maxLength(MAX_DRAFTS_LENGTH)),
  }),
  z.object({
    ...protocol,
    type: z.literal('error'),
    message: z.string().check(z.maxLength(20_000)),
    stack: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  /** Of an application whose records are on the server. What it calls is read by whoever has that. */
  z.object({ ...protocol, type: z.literal('records'), id: z.number(), call: z.unknown() }),
  z.object({ ...protocol, type: z.literal('route'), hash: z.string().check(z.maxLength(2000)) }),
]);
export type PreviewMessage = z.infer<typeof previewMessageSchema>;
export type LoadMessage = Extract<PreviewMessage, { type: 'storage:load' }>;
export type RecordsMessage = Extract<PreviewMessage, { type: 'records' }>;
export type SaveMessage = Extract<PreviewMessage, { type: 'storage:save' }>;

export type PreviewAnswer =
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'storage:loaded';
      readonly id: number;
      readonly value: string | null;
      readonly revision: number;
      /** What was typed in its forms and is not saved. */
      readonly drafts: string | null;
    }
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'storage:saved';
      readonly id: number;
      readonly ok: boolean;
    }
  /** What a call of the records came to; '' where no answer could be had. */
  | ({ readonly tessera: 'preview/v1'; readonly type: 'records:answer'; readonly id: number } & (
      | { readonly result: unknown }
      | { readonly error: string }
    ))
  /** Nobody asked: what happened to the records on the server, and to the way there. */
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'records:told';
      readonly about: 'news' | 'state' | 'reload';
      readonly value?: unknown;
    }
  /** Nobody asked: another window wrote this. What the application has not saved yet, it repeats on it. */
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'storage:changed';
      readonly value: string;
      readonly revision: number;
    };

/**
 * Looks at the protocol's own fields and at nothing else of what was sent: texts by their length, nothing within.
 *
 * @returns the message, or undefined for anything that is not one of the protocol's
 */
export function parsePreviewMessage(data: unknown): PreviewMessage | undefined {
  const parsed = z.safeParse(previewMessageSchema, data);
  return parsed.success ? parsed.data : undefined;
}

/** What comes out of a preview: the application's own, or what stands beside it to select its elements. */
export type StageMessage = PreviewMessage | PickMessage;

const stageMessageSchema = z.union([previewMessageSchema, pickMessageSchema]);

/** The same for a preview in which elements can be selected. */
export function parseStageMessage(data: unknown): StageMessage | undefined {
  const parsed = z.safeParse(stageMessageSchema, data);
  return parsed.success ? parsed.data : undefined;
}

export function isPickMessage(message: StageMessage): message is PickMessage {
  return message.type.startsWith('pick:');
}
