import type { Check, ProjectFile } from '@tessera/builder';
import type { ApplicationModel, Receipt } from '@tessera/shared/contracts';

/** What the project holds before a run. */
export interface BeforeRun {
  readonly model: ApplicationModel;
  readonly files: readonly ProjectFile[];
  /** The files as an earlier run wrote them: what differs in `files` is a hand edit. */
  readonly generated: readonly ProjectFile[];
}

/** What the assistant would change; nothing is applied yet. */
export interface Proposal {
  readonly kind: 'proposal';
  readonly model: ApplicationModel;
  readonly answer: string;
  readonly modelChanges: readonly string[];
  readonly coverage: Receipt['coverage'];
  readonly assumptions: readonly string[];
  readonly data: Receipt['data'];
}

/** The message changes nothing: it says so, or was not understood. */
export interface NoChange {
  readonly kind: 'nothing';
  readonly answer: string;
  readonly suggestions: readonly string[];
}

/** The engine behind runs: the rules of `@tessera/builder`. */
export interface Assistant {
  /** The first version of a project, from its prompt. Always proposes something. */
  create(prompt: string, name: string): Proposal;
  change(model: ApplicationModel, message: string): Proposal | NoChange;
  check(model: ApplicationModel): readonly Check[];
  /** The files of `model`, with the hand edits that `before` holds. `conflicts` are paths. */
  write(before: BeforeRun | undefined, model: ApplicationModel): WrittenFiles;
}

export interface WrittenFiles {
  /** The files as written, without hand edits. */
  readonly generated: ProjectFile[];
  readonly files: ProjectFile[];
  readonly conflicts: readonly string[];
  readonly changes: Receipt['filesChanged'];
}
