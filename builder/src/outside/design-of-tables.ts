import {
  MAX_DESIGN_OPERATIONS,
  type ApplicationModel,
  type DesignOperation,
  type Entity,
  type Field,
  type SourceTable,
} from '@tessera/shared/contracts';
import { applyOperation, applyUnchecked, withoutFault } from '../operations/apply';
import { operationOfDesign } from '../pointing/design-edit';
import { entityOf, placeOf } from '../model/edit-model';
import { plural } from '../words/inflect';
import { inSentence } from '../words/casing';
import { shorten } from '../words/text';
import { freeFieldName, linkLabel, targetWords } from './outside-names';
import { startExpressionOf } from './start-of-column';
import { indexesOfTable } from './indexes-of-table';
import { namesOfTables, planTables, type PlannedColumn, type TableName, type TablePlan } from './table-plan';
import { isUnique } from './table-roles';

/** What tables of another database come to, as a design of an application (decision 0030). */
export interface TablesDesign {
  readonly operations: readonly DesignOperation[];
  /** What is not taken as it is there: sentences without their full stop. */
  readonly left: readonly string[];
  readonly tables: readonly TableFate[];
}

/** What becomes of one of the tables. */
export interface TableFate {
  readonly table: SourceTable;
  /** 'Orders, with 5 columns', 'A link between books and authors'; what it would be called where it is not taken. */
  readonly becomes: string;
  readonly isTaken: boolean;
  /** A table of that name is there already. */
  readonly isThere: boolean;
}

type EntityPlan = Extract<TablePlan, { kind: 'entity' }>;

/** Gathers operations, each done at once, so that the next ones know its ids. */
class Gathering {
  readonly operations: DesignOperation[] = [];
  readonly left: string[] = [];
  readonly entities = new Map<SourceTable, string>();
  /** Fields in the order of the plan's columns. */
  readonly fields = new Map<PlannedColumn, string>();

  /** `isCareful`: each operation is held against all rules, and left where it breaks one. */
  constructor(
    public model: ApplicationModel,
    private readonly isCareful: boolean,
  ) {}

  /** Whether it was done; what is refused is said, unless nobody would miss it. */
  apply(operation: DesignOperation, what?: string): boolean {
    if (this.operations.length >= MAX_DESIGN_OPERATIONS) {
      if (what !== undefined)
        this.left.push(`${what}: there are more than ${String(MAX_DESIGN_OPERATIONS)} changes`);
      return false;
    }
    const apply = this.isCareful ? applyOperation : applyUnchecked;
    const step = apply(this.model, operationOfDesign(operation));
    if (!step.done) {
      if (what !== undefined) this.left.push(`${what}: ${step.why}`);
      return false;
    }
    this.operations.push(operation);
    this.model = step.model;
    return true;
  }

  fieldOf(planned: PlannedColumn): Field | undefined {
    return placeOf(this.model, this.fields.get(planned) ?? '')?.field;
  }
}

function addTable(gathering: Gathering, { table, names, columns }: EntityPlan): void {
  const fields = columns.map(({ draft }) => draft);
  const isAdded = gathering.apply({ kind: 'addEntity', draft: { ...names, fields } }, names.plural);
  const entity = isAdded ? gathering.model.entities.at(-1) : undefined;
  if (!entity) return;
  gathering.entities.set(table, entity.id);
  columns.forEach((planned, place) => {
    const field = entity.fields[place];
    if (field) gathering.fields.set(planned, field.id);
  });
  const description = table.comment?.trim() ?? '';
  if (description !== '') gathering.apply({ kind: 'setDescription', entity: entity.id, description });
}

/** Whether a record needs one of the other table, however far away. */
function needs(entities: readonly Entity[], from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const fields = entities.find(({ id }) => id === from)?.fields ?? [];
  return fields.some(
    ({ reference, required }) =>
      reference !== undefined && required && needs(entities, reference.entity, to, seen),
  );
}

/** The list on the other side: the records, and as what they are linked where there are two such lists. */
function inverseOf({ entities }: ApplicationModel, from: Entity, to: string, name: string): string {
  const isTaken = entities.some(({ fields }) =>
    fields.some(({ reference }) => reference?.entity === to && reference.inverse === from.plural),
  );
  return shorten(isTaken ? `${from.plural} by ${inSentence(name)}` : from.plural, 60);
}

function addLink(gathering: Gathering, plan: EntityPlan, planned: PlannedColumn): void {
  const { link, column } = planned;
  const entity = entityOf(gathering.model, gathering.entities.get(plan.table) ?? '');
  const field = gathering.fieldOf(planned);
  const target = link && gathering.entities.get(link.to);
  if (!link || !entity || !field || target === undefined) return;
  const isAsked = !column.nullable;
  // Two tables that need each other's records could never get one.
  const isRequired = isAsked && !needs(gathering.model.entities, target, entity.id);
  const what = `${entity.plural}: the link ${field.name}`;
  if (isAsked && !isRequired)
    gathering.left.push(`${what} is optional, because otherwise no record could be added first`);
  const onDelete = link.onDelete === 'clear' && isRequired ? 'refuse' : link.onDelete;
  const inverse = inverseOf(gathering.model, entity, target, field.name);
  gathering.apply(
    {
      ...{ kind: 'relate', entity: entity.id, field: field.id, name: field.name },
      ...{ reference: { entity: target, inverse, onDelete }, many: false, required: isRequired },
    },
    what,
  );
}

function addJoin(gathering: Gathering, { table, ends }: Extract<TablePlan, { kind: 'join' }>): void {
  const [first, second] = ends;
  const entity = entityOf(gathering.model, gathering.entities.get(first.table) ?? '');
  const target = entityOf(gathering.model, gathering.entities.get(second.table) ?? '');
  if (!entity || !target) return;
  const said = plural(linkLabel(targetWords(second.column)) || target.name);
  const name = freeFieldName(
    said,
    entity.fields.map((field) => field.name),
  );
  const inverse = inverseOf(gathering.model, entity, target.id, name);
  gathering.apply(
    {
      ...{ kind: 'relate', entity: entity.id, name: shorten(name, 60) },
      ...{ reference: { entity: target.id, inverse, onDelete: 'clear' }, many: true, required: false },
    },
    `The link of ${table.name}`,
  );
}

const ONCE = new Set(['text', 'integer', 'number', 'email', 'phone', 'url', 'date', 'datetime', 'reference']);

function addRules(gathering: Gathering, plan: EntityPlan): void {
  for (const planned of plan.columns) {
    const field = gathering.fieldOf(planned);
    if (!field) continue;
    const what = `${plan.names.plural}: ${field.name}`;
    if (isUnique(plan.table, planned.column) && ONCE.has(field.type))
      gathering.apply({ kind: 'setUnique', field: field.id, unique: true }, what);
    const start = startExpressionOf(planned.column.start, field);
    if (start !== undefined)
      gathering.apply({ kind: 'setDefault', field: field.id, default: start }, `${what} starts empty`);
    else if (planned.column.start.kind === 'other' || planned.column.start.kind === 'constant')
      gathering.left.push(`${what} starts empty`);
  }
}

function addIndexes(gathering: Gathering, plan: EntityPlan): void {
  const entity = gathering.entities.get(plan.table);
  if (entity === undefined) return;
  const { taken, left } = indexesOfTable(plan, (planned) => gathering.fieldOf(planned));
  for (const { fields, what } of taken)
    gathering.apply({ kind: 'addIndex', entity, fields: [...fields] }, what);
  gathering.left.push(...left);
}

const TELLING = new Set([
  'text',
  'longtext',
  'email',
  'phone',
  'url',
  'choice',
  'date',
  'datetime',
  'person',
]);

/** Where nothing of a record tells it from others, what it links to names it: the product of an order's line. */
function nameByLink(gathering: Gathering, plan: EntityPlan): void {
  const entity = entityOf(gathering.model, gathering.entities.get(plan.table) ?? '');
  const label = entity?.fields.find(({ id }) => id === entity.labelField);
  if (!entity || (label && TELLING.has(label.type))) return;
  const links = entity.fields.filter(
    ({ type, many, reference }) => type === 'reference' && many !== true && reference?.entity !== entity.id,
  );
  const best = links.find(({ reference }) => reference?.onDelete !== 'cascade') ?? links[0];
  if (best && best.id !== entity.labelField) gathering.apply({ kind: 'setLabel', field: best.id });
}

function wordsOf(plan: TablePlan, named: readonly TableName[]): string {
  if (plan.kind === 'entity') {
    const { length } = plan.columns;
    return `${plan.names.plural}, with ${String(length)} ${length === 1 ? 'column' : 'columns'}`;
  }
  const names = plan.ends.map((end) => named.find(({ table }) => table === end.table)?.names.plural ?? '');
  return `A link between ${names.map(inSentence).join(' and ')}`;
}

type Plans = ReturnType<typeof planTables>['plans'];

function gather(
  model: ApplicationModel,
  named: readonly TableName[],
  { plans, isCareful }: { readonly plans: Plans; readonly isCareful: boolean },
): Gathering {
  const gathering = new Gathering(model, isCareful);
  const isMade = new Set(plans.map(({ table }) => table));
  for (const { table, there } of named)
    if (there && !isMade.has(table)) gathering.entities.set(table, there.id);
  const entities = plans.filter((plan) => plan.kind === 'entity');
  for (const plan of entities) addTable(gathering, plan);
  for (const plan of entities) for (const column of plan.columns) addLink(gathering, plan, column);
  for (const plan of plans) if (plan.kind === 'join') addJoin(gathering, plan);
  for (const plan of entities) nameByLink(gathering, plan);
  for (const plan of entities) addRules(gathering, plan);
  for (const plan of entities) addIndexes(gathering, plan);
  return gathering;
}

/**
 * What tables of another database become in an application: tables, columns of the types that fit best, links, rules; and what of them is
 * left. Pure, and the same for the same tables and model. What is not wanted is left, and linked to where the model has it.
 */
export function designOfTables(
  tables: readonly SourceTable[],
  model: ApplicationModel,
  isWanted: (table: SourceTable) => boolean = () => true,
): TablesDesign {
  const named = namesOfTables(tables, model);
  const { plans, left } = planTables(named, model, isWanted);
  const quick = gather(model, named, { plans, isCareful: false });
  const isFine = quick.operations.length === 0 || withoutFault(model, quick.model) !== undefined;
  const { operations, left: refused } = isFine ? quick : gather(model, named, { plans, isCareful: true });
  const fates = named.map(({ table, names, there }): TableFate => {
    const plan = plans.find((one) => one.table === table);
    const becomes = plan ? wordsOf(plan, named) : names.plural;
    return { table, becomes, isTaken: plan !== undefined, isThere: there !== undefined };
  });
  const ofTables = plans.flatMap((plan) => (plan.kind === 'entity' ? plan.left : []));
  return { operations, left: [...left, ...ofTables, ...refused], tables: fates };
}
