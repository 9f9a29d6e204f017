import * as z from 'zod/mini';

/** Where and why a build failed. `line` counts from 1. */
export const compileErrorSchema = z.object({
  path: z.nullable(z.string()),
  line: z.nullable(z.number()),
  message: z.string(),
});
export type CompileError = Readonly<z.infer<typeof compileErrorSchema>>;
