import {
  changeApplication,
  checkModel,
  createApplication,
  diffFiles,
  emit,
  mergeFiles,
  type ChangeResult,
} from '@tessera/builder';
import type { Assistant, NoChange, Proposal } from './assistant.port';

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

function toProposal(result: ChangeResult): Proposal | NoChange {
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
