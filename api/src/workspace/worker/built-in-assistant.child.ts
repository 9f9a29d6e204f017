import {
  behavioursOf,
  changeApplication,
  checkModel,
  createApplication,
  diffFiles,
  emit,
  keepSpoken,
  mergeFiles,
  nextChanges,
  questionAbout,
  takeSpoken,
  type ChangeResult,
  type Spoken,
} from '@tessera/builder';
import { beginWithTemplate } from '../templates/template-application.child';
import type {
  NoChange,
  Proposal,
  ProposalRequest,
  Proposed,
  WriteRequest,
  WrittenFiles,
} from './worker-tasks.schema';

/** 'Built-in assistant': makes and changes applications by rules, without a language model and for free. */
export function propose(request: ProposalRequest): Proposed | NoChange {
  const { message, projectName, model, held, spoken, templateId } = request;
  if (model === undefined) {
    const { coverage, ...created } =
      templateId === undefined
        ? createApplication(message, { name: projectName })
        : beginWithTemplate(templateId);
    return toProposed(
      {
        ...created,
        coverage: [...coverage],
        data: { converted: [], archived: [] },
        suggestions: nextChanges(created.model),
      },
      undefined,
      {},
    );
  }
  const result = changeApplication(model, message, takeSpoken(spoken));
  const kept = keepSpoken(result.touched);
  switch (result.kind) {
    case 'changed':
      return {
        ...toProposed(toProposal(result), model, kept),
        question: questionAbout({ message, before: model, after: result.model, held }),
      };
    case 'no_effect':
      return { kind: 'nothing', answer: result.answer, suggestions: [], spoken: kept };
    case 'not_understood':
      return { kind: 'nothing', answer: result.answer, suggestions: result.suggestions, spoken: kept };
  }
}

function toProposal(result: Extract<ChangeResult, { kind: 'changed' }>): Proposal {
  const { converted, archived } = result.data;
  return {
    ...result,
    coverage: [...result.coverage],
    data: { converted: [...converted], archived: [...archived] },
    suggestions: nextChanges(result.model),
  };
}

function toProposed(proposal: Proposal, before: ProposalRequest['model'], spoken: Spoken): Proposed {
  return {
    kind: 'proposal',
    proposal,
    checks: checkModel(proposal.model),
    checksBefore: before === undefined ? [] : checkModel(before),
    promisedBefore: before === undefined ? [] : behavioursOf(before).map(({ title }) => title),
    question: undefined,
    spoken,
  };
}

/** The files of a model, with the hand edits that `before` holds. */
export function write({ model, before }: WriteRequest): WrittenFiles {
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
}
