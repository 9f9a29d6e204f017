import {
  areAlike,
  canBeOrdered,
  canBeShared,
  isMoment,
  ruleOfTable,
  type TableRule,
} from '@tessera/builder/design';
import type { Entity, RuleDraft } from '@tessera/shared/contracts';
import type { ColumnRow } from './table-form-state';

/** A new rule in the form of a table (SCR-14). Columns are named by the keys of their rows, as new ones have no id yet. */
export interface RuleForm {
  readonly kind: TableRule['kind'];
  /** What records have the same values in. */
  readonly columns: readonly string[];
  /** The earlier or smaller one, or when it begins. */
  readonly first: string;
  /** The later or larger one, or when it ends. */
  readonly second: string;
  readonly isStrict: boolean;
  readonly isLastTaken: boolean;
  /** As it is typed. */
  readonly most: string;
  /** What people are told; '' for words of ours. */
  readonly message: string;
}

export interface RuleRow {
  readonly key: string;
  readonly form: RuleForm;
}

export type RuleErrors = Partial<Record<'columns' | 'first' | 'second' | 'most' | 'message', string>>;

export const RULE_KINDS: readonly {
  readonly kind: RuleForm['kind'];
  readonly label: string;
  readonly hint: string;
}[] = [
  { kind: 'unique', label: 'Unique together', hint: 'No two records have the same values in these columns.' },
  {
    kind: 'order',
    label: 'One before the other',
    hint: 'One column comes before another, or is not more than it.',
  },
  { kind: 'noOverlap', label: 'No overlap', hint: 'No two records last at the same time.' },
  { kind: 'limit', label: 'At most so many', hint: 'No more than so many records have the same values.' },
];

export const newRule = (kind: RuleForm['kind']): RuleForm => ({
  kind,
  ...{ columns: [], first: '', second: '', most: '', message: '' },
  ...{ isStrict: true, isLastTaken: true },
});

/** What a row is called where it is chosen. */
export const rowName = ({ form }: ColumnRow, place: number) =>
  form.name.trim() || `Column ${String(place + 1)}`;

/** The columns by which records can be held against each other. */
export const sharedRows = (rows: readonly ColumnRow[]) =>
  rows.filter(({ form, field }) => field?.computed === undefined && canBeShared(form));

/** The columns that can be the first or second one of a rule. */
export function orderedRows(rows: readonly ColumnRow[], kind: RuleForm['kind']): readonly ColumnRow[] {
  return rows.filter(({ form }) => (kind === 'noOverlap' ? isMoment(form) : canBeOrdered(form)));
}

const MOST_COLUMNS = 4;
const MOST_MESSAGE = 200;

function columnsError({ kind, columns }: RuleForm, rows: readonly ColumnRow[]): string | undefined {
  const known = columns.filter((key) => sharedRows(rows).some((row) => row.key === key));
  if (kind === 'unique' && known.length < 2) return 'Choose at least two columns.';
  return known.length > MOST_COLUMNS ? `Choose at most ${String(MOST_COLUMNS)} columns.` : undefined;
}

function pairErrors({ kind, first, second }: RuleForm, rows: readonly ColumnRow[]): RuleErrors {
  const usable = orderedRows(rows, kind);
  const [one, other] = [first, second].map((key) => usable.find((row) => row.key === key));
  if (!one || !other)
    return { ...(!one && { first: 'Choose a column.' }), ...(!other && { second: 'Choose a column.' }) };
  if (one === other) return { second: 'Choose another column than the first.' };
  return areAlike(one.form, other.form)
    ? {}
    : { second: 'Choose two columns of the same type, such as two dates.' };
}

/** What is wrong with a new rule, each at its field. */
export function ruleErrors(form: RuleForm, rows: readonly ColumnRow[]): RuleErrors {
  const columns = form.kind === 'order' ? undefined : columnsError(form, rows);
  const isCount = /^[1-9]\d{0,5}$/u.test(form.most.trim());
  return {
    ...(columns !== undefined && { columns }),
    ...(isOfPair(form) && pairErrors(form, rows)),
    ...(form.kind === 'limit' && !isCount && { most: 'Write a whole number, such as 8.' }),
    ...(form.message.trim().length > MOST_MESSAGE && {
      message: `A message has at most ${String(MOST_MESSAGE)} characters.`,
    }),
  };
}

/** Whether a rule is about two columns and their order. */
export const isOfPair = ({ kind }: RuleForm) => kind === 'order' || kind === 'noOverlap';

function tableRule(form: RuleForm, idOf: (key: string) => string | undefined): TableRule {
  const columns = form.columns.flatMap((key) => idOf(key) ?? []);
  const [first, second] = [idOf(form.first) ?? '', idOf(form.second) ?? ''];
  switch (form.kind) {
    case 'unique':
      return { kind: 'unique', fields: columns };
    case 'order':
      return { kind: 'order', first, second, isStrict: form.isStrict };
    case 'noOverlap':
      return { kind: 'noOverlap', start: first, end: second, within: columns, isLastTaken: form.isLastTaken };
    case 'limit':
      return { kind: 'limit', most: Number(form.most), within: columns };
  }
}

/** The rule that a form asks for, without errors; `idOf` gives the id that the column of a row has by now. */
export function draftOfRule(
  entity: Entity,
  form: RuleForm,
  idOf: (key: string) => string | undefined,
): RuleDraft {
  const message = form.message.trim();
  return ruleOfTable(entity, entity.fields, tableRule(form, idOf), message === '' ? undefined : message);
}
