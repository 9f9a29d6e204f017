import * as z from 'zod/mini';

/** A part of an application's model by its id, or its title. */
export const pointedIdSchema = z.string().check(z.regex(/^(?:title|[a-z][1-9]\d{0,8})$/));

/**
 * What a message is about, as it was pointed at in the preview: a part of the model, or what was read where the model has
 * nothing.
 */
export const runSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), part: pointedIdSchema }),
  z.object({ kind: z.literal('words'), words: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
]);
export type RunSubject = z.infer<typeof runSubjectSchema>;

/** The same with what people call it: 'Field "Price"'. */
export const namedSubjectSchema = z.object({ subject: runSubjectSchema, label: z.string() });
export type NamedSubject = z.infer<typeof namedSubjectSchema>;
