import * as z from 'zod/mini';

/** Files of one run that are named. */
const MAX_FILES = 50;
/** Places of one file that can be decided. */
export const MAX_PLACES = 1000;
/** UTF-16 code units of all that is decided together. */
const MAX_DECIDED = 300_000;

/** A file where an edit by hand and the change touch the same lines, and those of each. No places: too much to show. */
export const runConflictSchema = z.object({
  path: z.string(),
  places: z.array(z.object({ mine: z.string(), theirs: z.string() })),
});
export type RunConflict = z.infer<typeof runConflictSchema>;

/**
 * A run that failed is tried again with what somebody decided about its conflicts (SCR-02): the text of each place, in the order in
 * which that run tells them. None where it tells of none: what was decided before it is kept.
 */
export const runDecisionSchema = z.object({
  runId: z.uuid(),
  texts: z.array(z.array(z.string()).check(z.maxLength(MAX_PLACES))).check(
    z.maxLength(MAX_FILES),
    z.refine(
      (files) => files.flat().reduce((sum, text) => sum + text.length, 0) <= MAX_DECIDED,
      'The texts are too long to be sent. Change the files under Code instead.',
    ),
  ),
});
export type RunDecision = z.infer<typeof runDecisionSchema>;

/** A place of a conflict with what is to stand there. */
export const decidedPlaceSchema = z.object({
  path: z.string(),
  mine: z.string(),
  theirs: z.string(),
  text: z.string(),
});
export type DecidedPlace = z.infer<typeof decidedPlaceSchema>;
