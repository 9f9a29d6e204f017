import * as z from 'zod/mini';
import {
  expressionSchema,
  iconSchema,
  labelSchema,
  nodeIdSchema,
  pictureSchema,
  sortSchema,
} from './model-parts';

/** How records are shown: the views of an entity, metrics, and pages made of blocks (MODEL-03, MODEL-04). */

const viewBase = {
  id: nodeIdSchema,
  /** Names the view where one chooses it: 'Table', 'By stage'. */
  name: labelSchema,
  /** Shows only these records, whatever else is chosen. */
  where: z.optional(expressionSchema),
  /** The entity's own order without it. */
  sort: z.optional(sortSchema),
};
/** Fields behind the label, in order; the most telling ones without it. */
const fields = z.optional(z.array(nodeIdSchema).check(z.maxLength(12)));

export const viewSchema = z.discriminatedUnion('kind', [
  z.object({ ...viewBase, kind: z.literal('table'), fields }),
  z.object({ ...viewBase, kind: z.literal('list'), fields }),
  z.object({ ...viewBase, kind: z.literal('cards'), fields }),
  /** Columns by a choice or a reference; a card is moved by dragging or by keyboard. */
  z.object({ ...viewBase, kind: z.literal('board'), by: nodeIdSchema, fields }),
  /** Month, week and agenda by a date or a moment. */
  z.object({
    ...viewBase,
    kind: z.literal('calendar'),
    start: nodeIdSchema,
    end: z.optional(nodeIdSchema),
    /** A choice or reference that gives the colours. */
    color: z.optional(nodeIdSchema),
  }),
  z.object({ ...viewBase, kind: z.literal('timeline'), start: nodeIdSchema, end: nodeIdSchema }),
  z.object({ ...viewBase, kind: z.literal('gallery'), image: nodeIdSchema, fields }),
  /** One metric of the entity, drawn. */
  z.object({
    ...viewBase,
    kind: z.literal('chart'),
    metric: nodeIdSchema,
    shape: z.enum(['bar', 'line', 'donut']),
  }),
  z.object({
    ...viewBase,
    kind: z.literal('figures'),
    metrics: z.array(nodeIdSchema).check(z.minLength(1), z.maxLength(8)),
  }),
]);
export type View = z.infer<typeof viewSchema>;
export type ViewKind = View['kind'];

/** Worked out over the records of one entity. */
export const metricSchema = z.object({
  id: nodeIdSchema,
  name: labelSchema,
  entity: nodeIdSchema,
  op: z.enum(['count', 'sum', 'average', 'smallest', 'largest']),
  /** Over one record; needed by every op but 'count'. */
  value: z.optional(expressionSchema),
  where: z.optional(expressionSchema),
  /** One result for each value of a field; of a date or a moment for each period. Needed by a chart. */
  by: z.optional(
    z.object({
      field: nodeIdSchema,
      period: z.optional(z.enum(['day', 'week', 'month', 'quarter', 'year'])),
    }),
  ),
  /** What it should reach or stay below; drawn beside the result. */
  goal: z.optional(z.number()),
});
export type Metric = z.infer<typeof metricSchema>;

const blockBase = { id: nodeIdSchema };
const title = z.optional(labelSchema);

/** What a page is made of. Later kinds of applications (sites, formulas, sessions, tools) are further kinds of blocks. */
export const blockSchema = z.discriminatedUnion('kind', [
  /** The whole list of an entity with its views, filters and search. */
  z.object({ ...blockBase, kind: z.literal('records'), entity: nodeIdSchema }),
  z.object({
    ...blockBase,
    kind: z.literal('figures'),
    title,
    metrics: z.array(nodeIdSchema).check(z.minLength(1), z.maxLength(8)),
  }),
  z.object({
    ...blockBase,
    kind: z.literal('chart'),
    title,
    metric: nodeIdSchema,
    shape: z.enum(['bar', 'line', 'donut', 'table']),
  }),
  /** The first few records: what is next, what is overdue. */
  z.object({
    ...blockBase,
    kind: z.literal('shortlist'),
    title: labelSchema,
    entity: nodeIdSchema,
    where: z.optional(expressionSchema),
    sort: z.optional(sortSchema),
    most: z.int().check(z.minimum(1), z.maximum(20)),
  }),
  /** Buttons that add a record of each of these entities. */
  z.object({
    ...blockBase,
    kind: z.literal('add'),
    entities: z.array(nodeIdSchema).check(z.minLength(1), z.maxLength(6)),
  }),
  z.object({
    ...blockBase,
    kind: z.literal('text'),
    title,
    text: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
  /** A picture across the page; `description` is what it shows, for those who do not see it. */
  z.object({ ...blockBase, kind: z.literal('picture'), picture: pictureSchema, description: labelSchema }),
]);
export type Block = z.infer<typeof blockSchema>;

/** One entry of the navigation; the first page is where the application opens. */
export const modelPageSchema = z.object({
  id: nodeIdSchema,
  name: labelSchema,
  icon: z.optional(iconSchema),
  blocks: z.array(blockSchema).check(z.minLength(1), z.maxLength(16)),
});
export type ModelPage = z.infer<typeof modelPageSchema>;
