import type { ProjectFile } from '@tessera/builder';
import type { ApplicationModel, VersionChecks } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { PROJECT_LIMITS } from '../../core/project-limits';
import type { CompileError } from '../builds/compile-error.schema';

/** What is taken home, and what one that comes back may hold. */
export const ARCHIVE_LIMITS = {
  /** Bytes of all files of a project together. */
  projectBytes: PROJECT_LIMITS.bytes,
  fileBytes: 1_000_000,
  files: PROJECT_LIMITS.files,
  /** Lines of a file: joining a change with it takes the longer the more there are. */
  lines: 20_000,
  entries: 10_000,
  /** Of one HTML file of ours. */
  pageBytes: 20_000_000,
} as const;

/** Where the application model lies among the files. */
export const MODEL_PATH = 'app.ir.json';

/** The element of the one HTML file that holds the project (docs/documents/project-archive.md). */
export const PROJECT_ELEMENT = 'tessera-project';
export const PROJECT_KIND = 'tessera.project/v1';

/** What that element holds, as far as it is read again: the rest is for people. */
export const keptProjectSchema = z.object({
  kind: z.literal(PROJECT_KIND),
  /** The application model as `app.ir.json` has it; null for code without one. */
  model: z.unknown(),
  /** A ZIP of all other files, in base64. */
  files: z.string(),
});

/** Which version it is, and what is known of it. */
export interface VersionReceipt {
  readonly project: string;
  readonly number: number;
  readonly note: string;
  readonly at: Date;
  readonly checks: VersionChecks;
}

export interface PackRequest {
  readonly files: readonly ProjectFile[];
  readonly at: Date;
}

export interface ZipRequest extends PackRequest {
  /** All visitors share its records: the ZIP has a server that keeps them. */
  readonly isServed: boolean;
}

export interface SingleFileRequest extends PackRequest {
  readonly model: ApplicationModel | null;
  /** The application as it was built for a site. */
  readonly js: string;
  readonly css: string;
  readonly receipt: VersionReceipt;
  /** Tells apart the records of applications that are opened from one disk. */
  readonly recordsName: string;
}

export type SingleFileResult =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly error: CompileError };
