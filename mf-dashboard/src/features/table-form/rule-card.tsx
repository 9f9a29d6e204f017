import { CheckboxField, SelectField, TextField } from '@tessera/shared/ui';
import { ColumnPicks } from './column-picks';
import { PartCard } from './part-section';
import { isOfPair, orderedRows, RULE_KINDS, sharedRows, type RuleErrors, type RuleForm } from './rule-form';
import { rowName, type ColumnRow } from './table-form-state';

export interface RuleCardProps {
  /** Begins the ids of its fields. */
  id: string;
  title: string;
  form: RuleForm;
  rows: readonly ColumnRow[];
  errors: RuleErrors;
  onChange: (form: RuleForm) => void;
  onRemove: () => void;
}

const LEGENDS = {
  unique: 'Columns',
  noOverlap: 'With the same',
  limit: 'With the same',
} as const;

/** A new rule: what it is about, and what people are told. */
export function RuleCard(props: RuleCardProps) {
  const { id, title, form, rows, errors, onChange, onRemove } = props;
  const kind = RULE_KINDS.find((one) => one.kind === form.kind);
  return (
    <PartCard title={title} hint={kind?.hint} onRemove={onRemove}>
      {isOfPair(form) ? <PairFields {...props} /> : null}
      {form.kind === 'limit' ? (
        <TextField
          id={`${id}-most`}
          label="At most"
          inputMode="numeric"
          value={form.most}
          error={errors.most}
          autoComplete="off"
          maxLength={10}
          onChange={({ target }) => {
            onChange({ ...form, most: target.value });
          }}
        />
      ) : null}
      {form.kind === 'order' ? null : (
        <ColumnPicks
          id={`${id}-columns`}
          legend={LEGENDS[form.kind]}
          hint={picksHint(form, rows)}
          rows={rows}
          usable={sharedRows(rows)}
          chosen={form.columns}
          error={errors.columns}
          onChange={(columns) => {
            onChange({ ...form, columns });
          }}
        />
      )}
      <Message {...props} />
    </PartCard>
  );
}

function picksHint({ kind, first }: RuleForm, rows: readonly ColumnRow[]): string | undefined {
  if (kind === 'limit') return 'Tick none to count every record in the table.';
  if (kind !== 'noOverlap') return undefined;
  return rows.find(({ key }) => key === first)?.form.type === 'time'
    ? 'Tick the day as well, or times on different days are compared too.'
    : 'Tick none to compare every record in the table.';
}

function Message({ id, form, errors, onChange }: RuleCardProps) {
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <TextField
        id={`${id}-message`}
        label="Message"
        optional
        hint="Shown when a change is refused. Leave it empty to use the standard message."
        value={form.message}
        error={errors.message}
        autoComplete="off"
        maxLength={300}
        onChange={({ target }) => {
          onChange({ ...form, message: target.value });
        }}
      />
    </div>
  );
}

function PairFields(props: RuleCardProps) {
  const { id, form, rows, onChange } = props;
  const isSpan = form.kind === 'noOverlap';
  const second = rows.find(({ key }) => key === form.second)?.form.type;
  return (
    <>
      <PairField {...props} part="first" label={isSpan ? 'Starts' : 'First'} />
      {isSpan ? null : (
        <SelectField
          id={`${id}-strict`}
          label="Has to be"
          value={form.isStrict ? 'before' : 'until'}
          options={[
            { value: 'before', label: 'Before, or less than' },
            { value: 'until', label: 'No later than, or at most' },
          ]}
          onChange={({ target }) => {
            onChange({ ...form, isStrict: target.value === 'before' });
          }}
        />
      )}
      <PairField {...props} part="second" label={isSpan ? 'Ends' : 'Second'} />
      {isSpan && second === 'date' ? (
        <CheckboxField
          label="Include the last day"
          checked={form.isLastDayTaken}
          onChange={({ target }) => {
            onChange({ ...form, isLastDayTaken: target.checked });
          }}
        />
      ) : null}
    </>
  );
}

function PairField({
  id,
  form,
  rows,
  errors,
  onChange,
  part,
  label,
}: RuleCardProps & { part: 'first' | 'second'; label: string }) {
  const usable = orderedRows(rows, form.kind);
  return (
    <SelectField
      id={`${id}-${part}`}
      label={label}
      value={usable.some(({ key }) => key === form[part]) ? form[part] : ''}
      error={errors[part]}
      placeholder="Choose a column"
      hint={
        usable.length < 2 && part === 'first'
          ? NO_PAIR[form.kind === 'order' ? 'order' : 'noOverlap']
          : undefined
      }
      options={usable.map((row) => ({ value: row.key, label: rowName(row, rows.indexOf(row)) }))}
      onChange={({ target }) => {
        onChange({ ...form, [part]: target.value });
      }}
    />
  );
}

const NO_PAIR = {
  order: 'It needs two columns with dates, times or numbers.',
  noOverlap: 'It needs two columns with dates or times.',
} as const;
