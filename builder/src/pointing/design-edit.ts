import type {
  ApplicationModel,
  ColumnDraft,
  DesignOperation,
  Entity,
  Field,
  ModelEdit,
} from '@tessera/shared/contracts';
import { accessOf, fieldsInWords } from '../model/access';
import { entityOf } from '../model/edit-model';
import { isPersonal } from '../model/personal-fields';
import { blastOf } from '../operations/blast';
import type { Limits, Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import { migrationBetween } from '../operations/migration';
import { recordEffects } from '../operations/record-effects';
import type { FieldDraft } from '../words/field-draft';
import { capitalise, listOf } from '../words/text';
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
    case 'setLimits':
      return { ...operation, limits: limitsOf(operation.limits) };
    case 'relate': {
      const { field, ...rest } = operation;
      return field === undefined ? rest : { ...rest, field };
    }
    default:
      return operation;
  }
}

export const designOperations = (operations: readonly DesignOperation[]): readonly Operation[] =>
  operations.map(operationOfDesign);

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
  /** Personal columns that everybody could read then: 'email and phone of customers'. */
  readonly readable: readonly string[];
}

export function designRisks(before: ApplicationModel, after: ApplicationModel): DesignRisks {
  const readable = after.entities.flatMap((entity) => {
    const old = entityOf(before, entity.id);
    const was = readableIn(old);
    // Also what was personal until it was given another name or type.
    const wasPersonal = (id: string) => old?.fields.some((field) => field.id === id && isPersonal(field));
    const fields = (accessOf(entity).visitors.read ? entity.fields : []).filter(
      (field) => (isPersonal(field) || wasPersonal(field.id)) && !was.some((known) => known.id === field.id),
    );
    return fields.length === 0 ? [] : [fieldsInWords(fields, entity)];
  });
  return { records: blastOf(before, after).records, readable };
}

/** The personal columns that everybody may read. */
function readableIn(entity: Entity | undefined): readonly Field[] {
  return entity && accessOf(entity).visitors.read ? entity.fields.filter(isPersonal) : [];
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
  const { records, readable } = designRisks(before, after);
  if (confirmed !== true && readable.length > 0)
    return refused(`this makes ${listOf(readable)} readable for everyone, so it has to be confirmed`);
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
