import * as z from 'zod/mini';
import { signInSchema, tableAccessSchema } from './model-access';
import {
  actionSchema,
  badgeSchema,
  filterSchema,
  indexSchema,
  MAX_INDEXES,
  MAX_RULES,
  ruleSchema,
  sampleSchema,
} from './model-behaviour';
import { fieldSchema } from './model-fields';
import { iconSchema, labelSchema, nodeIdSchema, pictureSchema, sortSchema } from './model-parts';
import { metricSchema, modelPageSchema, viewSchema } from './model-views';

/**
 * The application model: one JSON file in every project, changed only by operations, from which the code is
 * emitted (docs/documents/application-model.md). Ids never change and are never used twice, so a rename keeps its data.
 */

export const entitySchema = z.object({
  /** `e1`, `e2` … */
  id: nodeIdSchema,
  /** Singular and plural, capitalised as a heading: 'Practice session', 'Practice sessions'. */
  name: labelSchema,
  plural: labelSchema,
  /** What its records are, in a sentence for whoever designs it. */
  description: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  icon: z.optional(iconSchema),
  /** The field whose value names a record. */
  labelField: nodeIdSchema,
  fields: z.array(fieldSchema).check(z.minLength(1), z.maxLength(60)),
  /** The order of every view that has none of its own. */
  sort: sortSchema,
  views: z.array(viewSchema).check(z.minLength(1), z.maxLength(12)),
  /** The view that the list opens with. */
  defaultView: nodeIdSchema,
  filters: z.array(filterSchema).check(z.maxLength(12)),
  /** The filter that the list opens with; all records without it. */
  defaultFilter: z.optional(nodeIdSchema),
  rules: z.array(ruleSchema).check(z.maxLength(MAX_RULES)),
  /** Left out where there are none. */
  indexes: z.optional(z.array(indexSchema).check(z.minLength(1), z.maxLength(MAX_INDEXES))),
  badges: z.array(badgeSchema).check(z.maxLength(12)),
  actions: z.array(actionSchema).check(z.maxLength(12)),
  /** Put in when the application opens for the first time, marked, and removed by one press (MODEL-08). */
  samples: z.array(sampleSchema).check(z.maxLength(560)),
  /** Who may do what with the records where they are kept on the server; what is usual without it. */
  access: z.optional(tableAccessSchema),
});
export type Entity = z.infer<typeof entitySchema>;

/** What the application looks like (MODEL-09). */
export const themeSchema = z.object({
  mode: z.enum(['system', 'light', 'dark']),
  /** `#rrggbb`; the emitter derives readable shades for both themes from it. */
  accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** Stands beside the title and in the tab; the tessera without it. */
  icon: z.optional(iconSchema),
  /** Stands in the icon's place beside the title. */
  logo: z.optional(pictureSchema),
  radius: z.enum(['sharp', 'soft', 'round']),
  density: z.enum(['cozy', 'compact']),
  /** The character of the type: plain, of a magazine, of a picture book, of an instrument. */
  font: z.enum(['plain', 'editorial', 'friendly', 'technical']),
  /** Where the pages are listed. */
  navigation: z.enum(['top', 'side']),
});
export type Theme = z.infer<typeof themeSchema>;

/** The most tables of an application. */
export const MOST_APP_TABLES = 20;

export const applicationModelSchema = z.object({
  v: z.literal(2),
  title: labelSchema,
  theme: themeSchema,
  format: z.object({
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** The visitor's own without it. */
    weekStart: z.optional(z.enum(['monday', 'sunday', 'saturday'])),
  }),
  entities: z.array(entitySchema).check(z.minLength(1), z.maxLength(MOST_APP_TABLES)),
  /** Who may sign in where records are kept on the server; nobody without it. */
  signIn: z.optional(signInSchema),
  metrics: z.array(metricSchema).check(z.maxLength(40)),
  pages: z.array(modelPageSchema).check(z.minLength(1), z.maxLength(20)),
  /** The next number of each kind of id; never goes down, also not by undo of a removal. `node` counts all that is no entity, field or option. */
  next: z.object({ entity: z.int(), field: z.int(), option: z.int(), node: z.int() }),
  /** Version of the generator that wrote the files. */
  generator: z.string(),
});
export type ApplicationModel = z.infer<typeof applicationModelSchema>;
