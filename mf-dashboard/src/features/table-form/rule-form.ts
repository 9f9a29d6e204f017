import { areAlike, canBeOrdered, canBeShared, isMoment, ruleMessage } from '@tessera/builder/design';
import {
  MAX_FIELDS_TOGETHER,
  MOST_OF_LIMIT,
  MOST_OF_MESSAGE,
  type Entity,
  type TableRule,
  type UntoldRule,
} from '@tessera/shared/contracts';
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
  readonly isLastDayTaken: boolean;
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
  {
    kind: 'unique',
    label: 'Unique together',
    hint: 'No two records can have the same values in these columns.',
  },
  {
    kind: 'order',
    label: 'Order of two columns',
    hint: 'One column has to come before another, or be less.',
  },
  { kind: 'noOverlap', label: 'No overlap', hint: 'No two records can take place at the same time.' },
  { kind: 'limit', label: 'Maximum number', hint: 'Limits how many records can have the same values.' },
];

export const titleOfRule = (kind: RuleForm['kind']) =>
  RULE_KINDS.find((one) => one.kind === kind)?.label ?? '';

export const newRule = (kind: RuleForm['kind']): RuleForm => ({
  kind,
  ...{ columns: [], first: '', second: '', most: '', message: '' },
  ...{ isStrict: true, isLastDayTaken: true },
});

/** The columns by which records can be held against each other. */
export const sharedRows = (rows: readonly ColumnRow[]) =>
  rows.filter(({ form, field }) => field?.computed === undefined && canBeShared(form));

/** The columns that can be the first or second one of a rule. */
export function orderedRows(rows: readonly ColumnRow[], kind: RuleForm['kind']): readonly ColumnRow[] {
  return rows.filter(({ form }) => (kind === 'noOverlap' ? isMoment(form) : canBeOrdered(form)));
}

/**
 * What is wrong with the columns that were chosen. One that is gone, or that was given another type, is not left out in silence: a rule
 * with a column less forbids something else.
 */
export function picksError(
  chosen: readonly string[],
  usable: readonly ColumnRow[],
  least: number,
): string | undefined {
  if (chosen.some((key) => !usable.some((row) => row.key === key)))
    return 'Untick the columns that cannot be used any more.';
  if (chosen.length < least) return `Choose at least ${least === 1 ? 'one column' : 'two columns'}.`;
  return chosen.length > MAX_FIELDS_TOGETHER
    ? `Choose at most ${String(MAX_FIELDS_TOGETHER)} columns.`
    : undefined;
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

function mostError({ most }: RuleForm): string | undefined {
  const digits = most.trim();
  if (!/^\d+$/u.test(digits) || Number(digits) < 1) return 'Write a whole number, such as 8.';
  return Number(digits) > MOST_OF_LIMIT ? `At most ${MOST_OF_LIMIT.toLocaleString('en')}.` : undefined;
}

/** What is wrong with a new rule, each at its field. */
export function ruleErrors(form: RuleForm, rows: readonly ColumnRow[]): RuleErrors {
  const least = form.kind === 'unique' ? 2 : 0;
  const columns = form.kind === 'order' ? undefined : picksError(form.columns, sharedRows(rows), least);
  const most = form.kind === 'limit' ? mostError(form) : undefined;
  return {
    ...(columns !== undefined && { columns }),
    ...(isOfPair(form) && pairErrors(form, rows)),
    ...(most !== undefined && { most }),
    ...(form.message.trim().length > MOST_OF_MESSAGE && {
      message: `A message has at most ${String(MOST_OF_MESSAGE)} characters.`,
    }),
  };
}

/** Whether a rule is about two columns and their order. */
export const isOfPair = ({ kind }: RuleForm) => kind === 'order' || kind === 'noOverlap';

function withIds(form: RuleForm, { fields }: Entity, idOf: (key: string) => string | undefined): UntoldRule {
  const columns = form.columns.flatMap((key) => idOf(key) ?? []);
  const [first, second] = [idOf(form.first) ?? '', idOf(form.second) ?? ''];
  switch (form.kind) {
    case 'unique':
      return { kind: 'unique', fields: columns };
    case 'order':
      return { kind: 'order', first, second, isStrict: form.isStrict };
    case 'noOverlap': {
      const isDay = fields.find(({ id }) => id === second)?.type === 'date';
      const isLastDayTaken = isDay && form.isLastDayTaken;
      return { kind: 'noOverlap', start: first, end: second, within: columns, isLastDayTaken };
    }
    case 'limit':
      return { kind: 'limit', most: Number(form.most), within: columns };
  }
}

/** The rule that a form asks for, without errors; `idOf` gives the id that the column of a row has by now. */
export function ruleOfForm(
  entity: Entity,
  form: RuleForm,
  idOf: (key: string) => string | undefined,
): TableRule {
  const rule = withIds(form, entity, idOf);
  const message = form.message.trim();
  return { ...rule, message: message === '' ? ruleMessage(entity, entity.fields, rule) : message };
}
