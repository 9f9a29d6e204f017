import type { ProjectFile } from '@tessera/builder';
import type {
  ApplicationModel,
  DecidedFile,
  DecidedPlace,
  LeftOut,
  PullConflict,
} from '@tessera/shared/contracts';

/** What somebody made of a project's files elsewhere, to be merged into it. */
export interface OutsideMerge {
  /** The files that both had last. */
  readonly base: readonly ProjectFile[];
  readonly mine: readonly ProjectFile[];
  readonly theirs: readonly ProjectFile[];
  /** Paths where the other side has what a project cannot hold: the project's file stays, and neither side removed it. */
  readonly outside: readonly string[];
  /** What the project's files were written from; null for code only. */
  readonly model: ApplicationModel | null;
  /** The project's files as the builder wrote them. */
  readonly generated: readonly ProjectFile[];
  readonly decided: readonly DecidedPlace[];
  /** Files that are to be one side's as a whole where nobody decided their places. */
  readonly decidedFiles: readonly DecidedFile[];
}

/** A model that came along becomes the project's. */
export interface ModelThatCame {
  readonly model: ApplicationModel;
  /** What the builder writes from it. */
  readonly generated: readonly ProjectFile[];
}

export interface MergedOutside {
  readonly ok: true;
  readonly files: readonly ProjectFile[];
  /** Where both changed the same lines, or one removed what the other changed, and nobody decided. */
  readonly conflicts: readonly PullConflict[];
  readonly came: ModelThatCame | undefined;
  readonly leftOut: readonly LeftOut[];
}

/** What came of it is no project, and why, for people. */
export interface RefusedMerge {
  readonly ok: false;
  readonly message: string;
}
