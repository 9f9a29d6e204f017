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
  z.object({ ...protocol, type: z.literal('storage:load'), id: z.number() }),
  z.object({ ...protocol, type: z.literal('storage:save'), id: z.number(), value: z.string() }),
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
  z.object({ ...protocol, type: z.literal('route'), hash: z.string().check(z.maxLength(2000)) }),
]);
export type PreviewMessage = z.infer<typeof previewMessageSchema>;

export type PreviewAnswer =
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'storage:loaded';
      readonly id: number;
      readonly value: string | null;
      /** What was typed in its forms and is not saved. */
      readonly drafts: string | null;
    }
  | {
      readonly tessera: 'preview/v1';
      readonly type: 'storage:saved';
      readonly id: number;
      readonly ok: boolean;
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
