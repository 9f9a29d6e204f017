import * as z from 'zod/mini';
import { TEMPLATE_ID } from './constants';
import { defineContract } from './define-contract';
import { templatePreviewSchema } from './template-preview';

/** The categories of templates (TPL-02). 'All' is the absence of one. */
export const TEMPLATE_CATEGORIES = [
  'Internal Tools',
  'Website',
  'Personal',
  'Consumer App',
  'B2B App',
  'Prototype',
] as const;
export const templateCategorySchema = z.enum(TEMPLATE_CATEGORIES, 'There is no such category');
export type TemplateCategory = z.infer<typeof templateCategorySchema>;

export const templateSortSchema = z.enum(['popular', 'trending', 'recent'], 'There is no such order');
export type TemplateSort = z.infer<typeof templateSortSchema>;

/** A picture of the application as it opens, in both looks. Its address changes with it, so that it is kept for ever. */
export const templatePicturesSchema = z.object({
  /** A path of the site: `/template-pictures/…`. */
  light: z.string(),
  dark: z.string(),
  /** In pixels of the file. */
  width: z.int(),
  height: z.int(),
});
export type TemplatePictures = z.infer<typeof templatePicturesSchema>;

/** `reading-list` */
export const templateIdSchema = z.string().check(z.regex(TEMPLATE_ID, 'Not the id of a template'));

export const templateSchema = z.object({
  id: templateIdSchema,
  title: z.string(),
  category: templateCategorySchema,
  description: z.string(),
  preview: templatePreviewSchema,
  /** Absent in the answers of servers that have none. */
  pictures: z.optional(templatePicturesSchema),
  /** What is said to a new project to begin with it: a prompt, or that this template is to be used. */
  prompt: z.string(),
  /** How many projects began with it. */
  remixes: z._default(z.int().check(z.minimum(0)), 0),
  /** A role, never a person; `avatar` is the id that its mosaic is drawn from. */
  author: z.object({ name: z.string(), avatar: z.string() }),
  /** When it joined the catalogue: YYYY-MM-DD. */
  addedOn: z.optional(z.iso.date()),
});
export type Template = z.infer<typeof templateSchema>;

/** The fields of TPL-07, and the files that the builder emits. */
export const templateViewSchema = z.extend(templateSchema, {
  name: z.string(),
  /** Name of a lucide icon. */
  iconType: z.string(),
  /** The application's own icon, as a data address. */
  icon: z.optional(z.string()),
  /** `#rrggbb` */
  color: z.string(),
  features: z.array(z.string()),
  timeToSetup: z.string(),
  creator: z.string(),
  remixCount: z.int(),
  language: z.string(),
  framework: z.string(),
  files: z.array(z.object({ path: z.string(), text: z.string() })),
});
export type TemplateView = z.infer<typeof templateViewSchema>;

export const listTemplates = defineContract({
  method: 'GET',
  path: '/template',
  access: 'any',
  request: {
    query: z.object({
      category: z.optional(templateCategorySchema),
      sort: z.optional(templateSortSchema),
    }),
  },
  response: z.object({ data: z.array(templateSchema) }),
});

export const readTemplate = defineContract({
  method: 'GET',
  path: '/template/:id',
  access: 'any',
  request: {
    params: z.object({ id: templateIdSchema }),
  },
  response: z.object({ data: templateViewSchema }),
});

/** An address on which the template's application runs, with its sample records and for anybody: it keeps nothing. */
export const readTemplatePreview = defineContract({
  method: 'GET',
  path: '/template/:id/preview',
  access: 'any',
  request: {
    params: z.object({ id: templateIdSchema }),
  },
  response: z.object({ url: z.string() }),
});
