import {
  changeApplication,
  checkModel,
  createApplication,
  diffFiles,
  emit,
  mergeFiles,
  type ChangeResult,
  type Check,
  type ProjectFile,
} from '@tessera/builder';
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
export interface Nothing {
  readonly kind: 'nothing';
  readonly answer: string;
  readonly suggestions: readonly string[];
}

/** The engine behind runs: the rules of `@tessera/builder`. */
export interface Assistant {
  /** The first version of a project, from its prompt. Always proposes something. */
  create(prompt: string, name: string): Proposal;
  change(model: ApplicationModel, message: string): Proposal | Nothing;
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

/** 'Built-in assistant': makes and changes applications by rules, without a model and for free. */
export const builtInAssistant: Assistant = {
  create(prompt, name) {
    const result = createApplication(prompt, { name });
    return {
      ...result,
      kind: 'proposal',
      coverage: [...result.coverage],
      data: { converted: [], archived: [] },
    };
  },
  change: (model, message) => toProposal(changeApplication(model, message)),
  check: (model) => checkModel(model),
  write(before, model) {
    const theirs = emit(model);
    if (!before)
      return { generated: theirs, files: theirs, conflicts: [], changes: [...diffFiles([], theirs)] };
    const ours = [...before.files];
    const merged = mergeFiles({ base: [...before.generated], ours, theirs });
    return {
      generated: theirs,
      files: merged.files,
      conflicts: merged.conflicts.map(({ path }) => path),
      changes: [...diffFiles(ours, merged.files)],
    };
  },
};

function toProposal(result: ChangeResult): Proposal | Nothing {
  switch (result.kind) {
    case 'changed':
      return {
        ...result,
        kind: 'proposal',
        coverage: [...result.coverage],
        data: { converted: [...result.data.converted], archived: [...result.data.archived] },
      };
    case 'no_effect':
      return { kind: 'nothing', answer: result.answer, suggestions: [] };
    case 'not_understood':
      return { kind: 'nothing', answer: result.answer, suggestions: result.suggestions };
  }
}
