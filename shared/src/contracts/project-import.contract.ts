import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { dataPlaceSchema } from './project.contract';
import { listedProjectSchema } from './project-list.contract';
import { projectNameSchema } from './projects.contract';

/** What of a ZIP becomes the project, and what does not. */
export const importReportSchema = z.object({
  files: z.int(),
  /** Of all of them. */
  bytes: z.int(),
  skipped: z.array(z.object({ path: z.string(), why: z.string() })),
  /** Left out beside those that `skipped` names. */
  moreSkipped: z.int(),
  /** 'Tessera' for what comes back; null where nothing tells. */
  framework: z.nullable(z.string()),
  /** There is no application model: chat cannot change it. */
  isCodeOnly: z.boolean(),
  /** There is a file for the preview to start from. */
  hasEntry: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/**
 * Makes a project out of a ZIP that was sent with the purpose `import` (docs/documents/project-archive.md). `dryRun` says what
 * would become of it and makes nothing. 422 for a ZIP that cannot be a project, 415 for another kind of file.
 */
export const importProject = defineContract({
  method: 'POST',
  path: '/project/import',
  access: 'user',
  idempotent: true,
  request: {
    body: z.object({
      source: z.enum(['zip'], 'Only a ZIP can be imported'),
      uploadId: z.uuid('The file is missing'),
      projectName: projectNameSchema,
      description: z.optional(z.string().check(z.maxLength(2000))),
      /** The browser's, whatever is said, where what comes is code only. */
      dataPlace: z.optional(dataPlaceSchema),
      dryRun: z.optional(z.boolean()),
    }),
  },
  /** The report of a dry run, else the project. */
  response: z.object({ report: z.optional(importReportSchema), project: z.optional(listedProjectSchema) }),
});
