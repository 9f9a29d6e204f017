import * as z from 'zod/mini';
import { defineContract } from './define-contract';

// Apart from the calls of lists and changes: a remote that reads one project carries nothing of those.

/** How the newest version of a project stands. */
export const projectStatusSchema = z.enum(['draft', 'building', 'ready', 'live', 'attention']);

/**
 * Where an application keeps its records: each visitor's own browser, or a database that all of them share (DATA-01). A deployment
 * goes by what was chosen when it was made.
 */
export const dataPlaceSchema = z.enum(['browser', 'database'], 'There is no such place');
export type DataPlace = z.infer<typeof dataPlaceSchema>;
/** Of a new project, where nobody chose. */
export const NEW_DATA_PLACE: DataPlace = 'database';

/** Carries both names of the specification's mapping (PRJ-01): `id` or `pk`, `projectName` or `name`. */
export const projectSchema = z.object({
  id: z.uuid(),
  pk: z.uuid(),
  name: z.string(),
  projectName: z.string(),
  description: z.string(),
  /** Of its mosaic, 1 to 6, where somebody chose it; null for the one that follows from its id. */
  iconHue: z.optional(z.nullable(z.int())),
  status: projectStatusSchema,
  headVersion: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  /** Its own assistant, 'Builder'. */
  agentId: z.uuid(),
  deployment: z.nullable(z.object({ id: z.uuid(), url: z.string(), status: z.string() })),
  /** How many checks of the newest version passed and failed when somebody tried them; null while nobody has. */
  checks: z.nullable(z.object({ passed: z.int(), failed: z.int() })),
  /** What its versions and its conversation take, in bytes. Left out by servers from before it was told. */
  bytes: z.optional(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Where the next deployment keeps its records. Left out by servers from before there was a choice. */
  dataPlace: z.optional(dataPlaceSchema),
  /** Put away: in no list but that of the archived ones. */
  archivedAt: z.nullable(z.iso.datetime()),
});

export const readProject = defineContract({
  method: 'GET',
  path: '/project/:id',
  access: 'user',
  request: { params: z.object({ id: z.uuid() }) },
  response: projectSchema,
});
