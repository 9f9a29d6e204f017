import * as z from 'zod/mini';
import { fieldTypeSchema } from './model-fields';

// Apart from the calls of templates: lists of projects draw the same, and carry nothing of those.

/**
 * What a card draws: the application that the template makes, in small. It stands for the picture of the
 * specification, because it is taken from the real model and follows the theme.
 */
export const templatePreviewSchema = z.object({
  /** How the application opens. */
  view: z.enum(['table', 'list', 'cards']),
  /** `#rrggbb` */
  accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** What the records are called together. */
  heading: z.string(),
  columns: z.array(z.object({ name: z.string(), type: fieldTypeSchema })),
  /** Example records, each with one text for each column. */
  rows: z.array(z.array(z.string())),
});
export type TemplatePreview = z.infer<typeof templatePreviewSchema>;
