import * as z from 'zod/mini';

/** Why something did not build. Lines and columns count from 1. */
const buildProblemSchema = z.object({
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
  message: z.string(),
  /** What to run to go on. */
  command: z.optional(z.string()),
});

/** What a developer's machine builds of one remote. */
const devBuildSchema = z.object({
  /** The remote; null for everything that is not one. */
  name: z.nullable(z.string()),
  /** The build that takes the place of the released version; null before the first. */
  version: z.nullable(z.string()),
  /** Who pinned what is live instead, where that stays whatever is built here. */
  heldBy: z.nullable(z.string()),
  problems: z.array(buildProblemSchema),
  /** The build was made, and this of it was refused: its pages, or its release. Nothing when it could not be made. */
  refused: z.optional(z.enum(['pages', 'release'])),
  isBuilding: z.optional(z.boolean()),
  /** Counts the builds: the same fault again is news. */
  attempt: z.optional(z.int()),
});

/** What a developer's machine is building, for the pages that are open on it (docs/documents/dev-report.md). */
export const devReportSchema = z.object({ builds: z.array(devBuildSchema) });

export type BuildProblem = z.infer<typeof buildProblemSchema>;
export type DevBuild = z.infer<typeof devBuildSchema>;
export type DevReport = z.infer<typeof devReportSchema>;
