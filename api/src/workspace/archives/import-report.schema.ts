import type { ProjectFile } from '@tessera/builder';
import type { ApplicationModel, ImportReport } from '@tessera/shared/contracts';
import type { ImportedVariable } from './imported-variable.schema';

/** What a ZIP holds, as it becomes a project. */
export interface UnpackedProject {
  readonly ok: true;
  readonly report: ImportReport;
  readonly files: readonly ProjectFile[];
  /** What its files were written from, where it came from Tessera; null for code only. */
  readonly model: ApplicationModel | null;
  /** What the builder writes from the model: what differs in `files` is a hand edit. Nothing for code only. */
  readonly generated: readonly ProjectFile[];
  /** What its `.env` files say: never a file, and in no answer but by name. */
  readonly variables: readonly ImportedVariable[];
}

/** Why a ZIP cannot become a project, fit to show. */
export interface RefusedArchive {
  readonly ok: false;
  readonly message: string;
  /** There is more of it than a project may have. */
  readonly isTooLarge: boolean;
}

export type Unpacked = UnpackedProject | RefusedArchive;
