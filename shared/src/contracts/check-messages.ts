import * as z from 'zod/mini';
import type { ApplicationModel } from './application-model';
import { isSmallJpeg, PICTURE_BOUNDS } from './small-jpeg';
import { checkOutcomeSchema } from './version-checks.contract';

/**
 * Between the builder's page and the checks that run in a preview (MODEL-15). The page says what to try, one thing after the
 * other, and keeps what outlives a document: the frame has an opaque origin, and loading anew takes along whoever runs in it.
 */
const protocol = { tessera: z.literal('checks/v1') };

const MAX_TEXT = 300;
/** In UTF-16 code units: what the application keeps while it is tried. */
const MAX_STORED = 5 * 1024 * 1024;

/** Of a picture as text: about 150 KB of it. */

const text = z.string().check(z.maxLength(MAX_TEXT));
const place = z.number().check(z.gte(-100_000), z.lte(100_000));

/**
 * What the application looked like when a check failed (SCR-02). Code of a user may send anything in its place: only a JPEG passes,
 * which an <img> shows, runs nothing, and which has no more pixels than such a picture has.
 */
export const checkPictureSchema = z.object({
  image: z.string().check(
    // A longer one is not even looked at: the expression runs out of stack on some megabytes, and throws.
    z.maxLength(PICTURE_BOUNDS.mostLetters, { abort: true }),
    z.regex(/^data:image\/jpeg;base64,(?:[\d+/A-Za-z]{4})+(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/, {
      abort: true,
    }),
    z.refine(isSmallJpeg),
  ),
  /** The last thing that was done in it, where anything was. */
  lastStep: z.optional(text),
});
export type CheckPicture = z.infer<typeof checkPictureSchema>;

export const checkMessageSchema = z.discriminatedUnion('type', [
  /** A document is there and waits. */
  z.object({ ...protocol, type: z.literal('opened') }),
  /** What the application promises, in order; told before its script is there. */
  z.object({
    ...protocol,
    type: z.literal('listed'),
    behaviours: z.array(z.object({ id: text, title: text })).check(z.maxLength(1000)),
  }),
  /** The application shows itself. */
  z.object({ ...protocol, type: z.literal('ready') }),
  /**
   * The application does not show itself. `isCertain`: its script does not run. `hasError`: it reported an error, which may be
   * another matter. Else it only took longer than it may.
   */
  z.object({
    ...protocol,
    type: z.literal('broken'),
    message: text,
    isCertain: z._default(z.boolean(), false),
    hasError: z._default(z.boolean(), false),
  }),
  /** What comes next, and where; waits until it is told to go on. */
  z.object({
    ...protocol,
    type: z.literal('step'),
    what: text,
    box: z.object({ x: place, y: place, width: place, height: place }),
  }),
  /** A picture that is none is left out: what came of the check counts without it. */
  z.object({
    ...protocol,
    type: z.literal('ended'),
    outcome: checkOutcomeSchema,
    picture: z.catch(z.optional(checkPictureSchema), undefined),
  }),
  /** The rest is to be tried in the application opened anew, at this address and with what it keeps. */
  z.object({
    ...protocol,
    type: z.literal('reload'),
    hash: z.string().check(z.maxLength(2000)),
    stored: z.nullable(z.string().check(z.maxLength(MAX_STORED))),
  }),
]);
export type CheckMessage = z.infer<typeof checkMessageSchema>;
export type CheckStep = Extract<CheckMessage, { type: 'step' }>;

export type CheckOrder = { readonly tessera: 'checks/v1' } & (
  | {
      readonly type: 'open';
      readonly model: ApplicationModel;
      readonly hash: string;
      readonly stored: string | null;
    }
  | {
      readonly type: 'perform';
      readonly id: string;
      /** The rest of it, after a reload. */
      readonly isReloaded: boolean;
      /** Somebody watches: every step is told before it is taken. */
      readonly isWatched: boolean;
      /** Where it fails, a picture is taken of it. */
      readonly isPictured: boolean;
    }
  | { readonly type: 'go' }
);
