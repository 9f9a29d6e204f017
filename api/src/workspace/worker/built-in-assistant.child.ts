import {
  beginWithDesign,
  behavioursOf,
  changeWithPictures,
  changeWithTables,
  checkModel,
  createWithPictures,
  createWithTables,
  diffFiles,
  editApplication,
  emit,
  keepPrivate,
  keepSpoken,
  mergeFiles,
  questionAbout,
  takeSpoken,
  type ChangeResult,
  type Spoken,
} from '@tessera/builder';
import { beginWithTemplate } from '../templates/template-application.child';
import { toldOfFiles, withTexts } from './with-attachments.rules';
import type {
  AttachedFiles,
  EditRequest,
  NoChange,
  Proposal,
  ProposalRequest,
  Proposed,
  RefusedEdit,
  WriteRequest,
  WrittenFiles,
} from './worker-tasks.schema';

const NOTHING_ATTACHED: AttachedFiles = { tables: [], texts: [], pictures: [] };

/** 'Built-in assistant': makes and changes applications by rules, without a language model and for free. */
export function propose(request: ProposalRequest): Proposed | NoChange {
  const { projectName, model, held, spoken, about, templateId, attached = NOTHING_ATTACHED } = request;
  const told = toldOfFiles(request.message, attached);
  if (model === undefined) {
    // A template has words of its own, which are not about what came along.
    const { coverage, ...created } =
      templateId === undefined
        ? createWithPictures(request.message, attached.pictures, (rest) =>
            createWithTables(withTexts(rest, attached) || request.message, attached.tables, {
              name: projectName,
            }),
          )
        : createWithPictures('', attached.pictures, () => beginWithTemplate(templateId));
    return toProposed(
      {
        ...created,
        coverage: [...coverage, ...told],
        data: { converted: [], archived: [] },
      },
      undefined,
      {},
    );
  }
  const touched = takeSpoken(spoken);
  const result = changeWithPictures(model, request.message, attached.pictures, {
    change: (rest) => changeWithTables(model, withTexts(rest, attached), attached.tables, touched, about),
    touched,
    about,
  });
  const kept = keepSpoken(result.touched);
  switch (result.kind) {
    case 'changed': {
      const closed = withoutOpening(model, result);
      return {
        ...toProposed(toProposal(closed, told), model, kept),
        question: questionAbout({ message: request.message, before: model, after: closed.model, held }),
      };
    }
    case 'no_effect':
      return { kind: 'nothing', answer: answerOf(result.answer, told), suggestions: [], spoken: kept };
    case 'not_understood':
      return {
        kind: 'nothing',
        answer: answerOf(result.answer, told),
        suggestions: result.suggestions,
        spoken: kept,
      };
  }
}

/** One part, or tables, changed by hand. Nothing is asked: what reaches records was confirmed where it was designed. */
export function edit({ model, edit: wanted, projectName = '' }: EditRequest): Proposed | RefusedEdit {
  if (model === undefined) return begin(wanted, projectName);
  const result = editApplication(model, wanted);
  if (!result.done) return { kind: 'refused', why: result.why };
  const { converted, archived } = result.data;
  const proposal: Proposal = {
    model: result.model,
    answer: `${result.said}.`,
    modelChanges: result.modelChanges,
    coverage: [],
    assumptions: [...result.notes],
    data: { converted: [...converted], archived: [...archived] },
  };
  return toProposed(proposal, model, keepSpoken(result.touched));
}

/** The first version of an application whose tables somebody designed. */
function begin(wanted: EditRequest['edit'], name: string): Proposed | RefusedEdit {
  if (wanted.kind !== 'design') return { kind: 'refused', why: 'There is nothing to change yet.' };
  const begun = beginWithDesign(wanted.operations, { name });
  if (!begun.done) return { kind: 'refused', why: begun.why };
  const { done: _done, coverage, ...created } = begun;
  const data = { converted: [], archived: [] };
  return toProposed({ ...created, coverage: [...coverage], data }, undefined, {});
}

const answerOf = (answer: string, told: Proposal['coverage']) =>
  [answer, ...told.map(({ phrase, why = '' }) => `${phrase}: ${why}.`)].join(' ');

type Changed = Extract<ChangeResult, { kind: 'changed' }>;

/** The change, where no table opens to visitors by it that nobody spoke of. */
function withoutOpening(before: Changed['model'], result: Changed): Changed {
  const { model, changes, notes } = keepPrivate(before, result.model);
  return {
    ...result,
    model,
    modelChanges: [...result.modelChanges, ...changes],
    assumptions: [...result.assumptions, ...notes],
  };
}

function toProposal(result: Changed, told: Proposal['coverage']): Proposal {
  const { converted, archived } = result.data;
  return {
    ...result,
    coverage: [...result.coverage, ...told],
    data: { converted: [...converted], archived: [...archived] },
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
export function write({ model, before, decided = [] }: WriteRequest): WrittenFiles {
  const theirs = emit(model);
  if (!before)
    return { generated: theirs, files: theirs, conflicts: [], changes: [...diffFiles([], theirs)] };
  const mine = [...before.files];
  const { files, conflicts } = mergeFiles({ base: [...before.generated], mine, theirs, decided });
  return { generated: theirs, files, conflicts, changes: [...diffFiles(mine, files)] };
}
