import * as z from 'zod/mini';
import { PICTURE_MAX_BYTES } from './constants';

/** What the parts of an application model are made of. */

/** `e1`, `f2` …: unique in the application, never changed and never used twice, so that a rename keeps its data. */
export const nodeIdSchema = z.string().check(z.regex(/^[a-z]+[1-9]\d{0,8}$/));

export const labelSchema = z.string().check(z.minLength(1), z.maxLength(60));

/** The longest address of a picture, in characters: what it begins with, and four for three bytes. */
export const PICTURE_ADDRESS_MAX = 30 + Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/** A picture that belongs to the application itself, as a data address. No SVG: that is a document, with scripts. */
export const pictureSchema = z
  .string()
  .check(
    z.maxLength(PICTURE_ADDRESS_MAX),
    z.regex(/^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/),
  );

/** A sentence that people read: the message of a rule, the help of a field. */
export const sentenceSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * An expression in its canonical text, with ids for names: `f3 * f4`, `sum(f7 in e2.f5 where f9 = o3)`
 * (docs/documents/expressions.md). The builder parses and checks it; here it is only a short text.
 */
export const expressionSchema = z.string().check(z.minLength(1), z.maxLength(600));
export type Expression = string;

/** A lucide icon by its name: 'leaf', 'wrench'. */
export const iconSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** What a colour means. 'accent' is the application's own colour. */
export const toneSchema = z.enum(['neutral', 'accent', 'info', 'good', 'warning', 'bad']);
export type Tone = z.infer<typeof toneSchema>;

export const sortSchema = z.object({ field: nodeIdSchema, direction: z.enum(['asc', 'desc']) });
export type Sort = z.infer<typeof sortSchema>;
