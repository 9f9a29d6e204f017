import * as z from 'zod/mini';

/**
 * How the builder's page and the picker in a preview talk while somebody selects an element (SCR-02). The picker shares the
 * application's frame, so all that comes from there may be the application's own: it is parsed, and looked up in the model that
 * the page holds.
 */
const protocol = { tessera: z.literal('preview/v1') };

/** In CSS pixels of the application. */
const length = z.number().check(z.minimum(-100_000), z.maximum(100_000));
const rectSchema = z.object({ x: length, y: length, width: length, height: length });
export type PickedRect = z.infer<typeof rectSchema>;

const place = z.int().check(z.minimum(-1), z.maximum(1000));

/** What stands at a place of the application, as far as its own code says so. */
export const pickTargetSchema = z.object({
  /** What the element says it is part of: `f2.1`, `e1`, `title`, `page:2`, `add:e1`, `block`; null where it says nothing. */
  part: z.nullable(z.string().check(z.maxLength(40))),
  /** The page that is open, by its place in the navigation; -1 for none of it. */
  page: place,
  /** Its block of the page, by its place; -1 for none. */
  block: place,
  /** The view of a list that it stands in. */
  view: z.nullable(z.string().check(z.maxLength(40))),
  /** What can be read of it. */
  text: z.string().check(z.maxLength(60)),
  isButton: z.boolean(),
});
export type PickTarget = z.infer<typeof pickTargetSchema>;

export const pickMessageSchema = z.discriminatedUnion('type', [
  /** The picker has come up and hears. */
  z.object({ ...protocol, type: z.literal('pick:ready') }),
  /** What is pointed at; `at` of `count` where the keyboard went there. */
  z.object({
    ...protocol,
    type: z.literal('pick:over'),
    target: pickTargetSchema,
    rect: rectSchema,
    at: place,
    count: place,
  }),
  /** Nothing is, or it was scrolled. */
  z.object({ ...protocol, type: z.literal('pick:out') }),
  z.object({ ...protocol, type: z.literal('pick:taken'), target: pickTargetSchema, rect: rectSchema }),
  /** Somebody left by Escape. */
  z.object({ ...protocol, type: z.literal('pick:left') }),
  /** Where what was selected stands now; null where it is not on the page. */
  z.object({ ...protocol, type: z.literal('pick:shown'), rect: z.nullable(rectSchema) }),
]);
export type PickMessage = z.infer<typeof pickMessageSchema>;

/** What the page tells the picker. */
export type PickOrder = { readonly tessera: 'preview/v1' } & (
  | { readonly type: 'pick:start' }
  | { readonly type: 'pick:stop' }
  /** By the keyboard: to the next or the one before, and that is it. */
  | { readonly type: 'pick:step'; readonly by: 1 | -1 }
  | { readonly type: 'pick:take' }
  /** Brings into view what was selected before the application was loaded anew; null ends it. */
  | { readonly type: 'pick:show'; readonly target: PickTarget | null }
);
