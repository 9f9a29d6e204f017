import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** As many frames of a stack as are looked at. */
export const MAX_FRAMES = 20;

/** Where a stack says that something happened in the built application. Both count from 1. */
export const builtPlaceSchema = z.object({
  line: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  column: z.int().check(z.minimum(1), z.maximum(10_000_000)),
});
export type BuiltPlace = z.infer<typeof builtPlaceSchema>;

/** A line of a file of the project, counted from 1. */
export const codePlaceSchema = z.object({ path: z.string(), line: z.int() });
export type CodePlace = z.infer<typeof codePlaceSchema>;

/** What stands in the files of a version where its built application says that something happened; null where that is no file of it. */
export const findCodePlaces = defineContract({
  method: 'POST',
  path: '/versions/:id/places',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({ frames: z.array(builtPlaceSchema).check(z.minLength(1), z.maxLength(MAX_FRAMES)) }),
  },
  response: z.object({ places: z.array(z.nullable(codePlaceSchema)) }),
});
