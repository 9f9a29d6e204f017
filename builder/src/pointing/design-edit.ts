import type {
  ApplicationModel,
  ColumnDraft,
  DesignOperation,
  ModelEdit,
  TableRule,
} from '@tessera/shared/contracts';
import { openedByChange, openedSentence } from '../model/strangers';
import { blastOf } from '../operations/blast';
import { keepPrivate } from '../operations/keep-private';
import type { Limits, Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import type { PartDrafts } from '../operations/part-operation';
import { migrationBetween } from '../operations/migration';
import { recordEffects } from '../operations/record-effects';
import type { FieldDraft } from '../words/field-draft';
import { capitalise } from '../words/text';
import { unconfirmed } from './access-edit';
import type { Edited } from './edit-application';

type DesignEdit = Extract<ModelEdit, { kind: 'design' }>;

/** The builder's own operation for one that a designer sent: what is not said there is left out, or as words would have said it. */
export function operationOfDesign(operation: DesignOperation): Operation {
  switch (operation.kind) {
    case 'addEntity':
      return { ...operation, draft: { ...operation.draft, fields: operation.draft.fields.map(draftOf) } };
    case 'addField':
      return { ...operation, draft: draftOf(operation.draft) };
    case 'retypeField':
      return { ...operation, limits: limitsOf(operation.limits) };
    case 'setLimits': {
      const { min, max, unit } = operation.limits;
      const said = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      return { ...operation, limits: { ...said, ...(unit !== undefined && { unit }) } };
    }
    case 'relate': {
      const { field, ...rest } = operation;
      return field === undefined ? rest : { ...rest, field };
    }
    case 'addRule':
      return {
        ...{ kind: 'addPart', part: 'rule', owner: operation.entity },
        draft: ruleOfTable(operation.rule),
      };
    case 'addIndex':
      return {
        ...{ kind: 'addPart', part: 'index', owner: operation.entity },
        draft: { fields: operation.fields },
      };
    default:
      return operation;
  }
}

/** What the model says for a rule that the form of a table asked for. */
function ruleOfTable(rule: TableRule): PartDrafts['rule'] {
  const { message } = rule;
  switch (rule.kind) {
    case 'unique':
      return { kind: 'unique', message, fields: rule.fields };
    case 'order': {
      const holds = `${rule.first} ${rule.isStrict ? '<' : '<='} ${rule.second}`;
      return { kind: 'check', message, holds, field: rule.second };
    }
    case 'noOverlap': {
      const end = rule.isLastDayTaken ? `${rule.end} + 1 day` : rule.end;
      return { kind: 'noOverlap', message, start: rule.start, end, within: rule.within };
    }
    case 'limit':
      return { kind: 'limit', message, most: String(rule.most), within: rule.within };
  }
}

function draftOf({ name, type, required, options, ...limits }: ColumnDraft): FieldDraft {
  return {
    name,
    type,
    required,
    ...(options && { options }),
    ...limitsOf(limits),
    phrase: name,
    isTypeStated: true,
    areLimitsStated: true,
    isKnown: true,
  };
}

interface Given {
  readonly options?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
}

function limitsOf({ options, min, max, unit }: Given): Limits {
  return {
    ...(options && { options }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
  };
}

/** What has to be asked before a design is made: sentences, none where it touches nothing that somebody entered. */
export interface DesignRisks {
  /** What records lose or show in another way. */
  readonly records: readonly string[];
  /** What strangers could read then that is personal: 'Everybody can read the email of customers, without signing in'. */
  readonly readable: readonly string[];
}

export function designRisks(before: ApplicationModel, after: ApplicationModel): DesignRisks {
  const { model } = keepPrivate(before, after);
  return {
    records: blastOf(before, after).records,
    readable: openedByChange(before, model).map(openedSentence),
  };
}

/** Named one by one in the conversation up to here; the receipt names all. */
const NAMED = 3;

/** What a design came to, when all of its operations were done; refused where it has to be confirmed and was not. */
export function designed(
  before: ApplicationModel,
  after: ApplicationModel,
  { confirmed }: DesignEdit,
  modelChanges: readonly string[],
): Edited | Refused {
  if (JSON.stringify({ ...before, next: 0 }) === JSON.stringify({ ...after, next: 0 }))
    return refused('the tables are so already');
  const opened = openedByChange(before, after);
  if (confirmed !== true && opened.length > 0) return refused(unconfirmed(opened));
  const { records } = blastOf(before, after);
  if (confirmed !== true && records.length > 0)
    return refused(`this changes what records hold, so it has to be confirmed. ${records.join('. ')}`);
  const { converted, archived } = recordEffects(before, after, migrationBetween(before, after));
  const more = modelChanges.length - NAMED;
  const named = modelChanges.slice(0, NAMED).map(capitalise).join('. ');
  return {
    done: true,
    model: after,
    modelChanges,
    data: { converted, archived },
    said: more > 0 ? `${named}. And ${String(more)} more ${more === 1 ? 'change' : 'changes'}` : named,
    touched: {},
    notes: [],
  };
}
