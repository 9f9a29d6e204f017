import type { ApplicationModel, Field, FieldType } from '@tessera/shared/contracts';
import { CheckboxField, SelectField, TextField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { canStart, type ColumnErrors, type ColumnForm } from './column-form';
import { BOUNDED, COLUMN_TYPES, MEASURED } from './column-types';

export interface ColumnFieldsProps {
  /** Begins the ids of the fields, so that a summary of errors leads to them. */
  idPrefix: string;
  form: ColumnForm;
  errors: ColumnErrors;
  onChange: (form: ColumnForm) => void;
  /** The tables that a link may point at. */
  tables: ApplicationModel['entities'];
  /** The column that is changed; none while it is new. */
  field?: Field | undefined;
}

const LINK = { value: 'reference', label: 'Link to a table' } as const;

/** Name, type and what must hold: what every column is asked. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { idPrefix, form, errors, onChange, field } = props;
  const isWorkedOut = field?.computed !== undefined;
  const isLink = field?.type === 'reference';
  return (
    <>
      <TextField
        id={`${idPrefix}-name`}
        label="Column name"
        value={form.name}
        error={errors.name}
        autoComplete="off"
        maxLength={80}
        onChange={({ target }) => {
          onChange({ ...form, name: target.value });
        }}
      />
      <SelectField
        id={`${idPrefix}-type`}
        label="Type"
        value={form.type}
        options={isWorkedOut || isLink ? onlyOf(form.type) : [...COLUMN_TYPES, LINK]}
        error={errors.type}
        hint={typeHint(isWorkedOut, isLink)}
        onChange={({ target }) => {
          const type = target.value as FieldType;
          // 'Several' was said of the type of before.
          onChange({ ...form, type, many: type === field?.type && field.many === true });
        }}
      />
      {form.type === 'choice' && !isWorkedOut ? (
        <TextField
          id={`${idPrefix}-options`}
          label="Options"
          hint="With commas between, such as Open, Late, Done"
          value={form.options}
          error={errors.options}
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...form, options: target.value });
          }}
        />
      ) : null}
      {form.type === 'reference' ? <LinkFields {...props} /> : null}
      {isWorkedOut ? null : <Musts {...props} />}
    </>
  );
}

const onlyOf = (type: FieldType) => [...COLUMN_TYPES, LINK].filter(({ value }) => value === type);

function typeHint(isWorkedOut: boolean, isLink: boolean): string | undefined {
  if (isWorkedOut) return 'Its value is worked out. Change how in the builder.';
  return isLink ? 'To hold something else, remove the link and add a column.' : undefined;
}

function LinkFields({ idPrefix, form, errors, onChange, tables, field }: ColumnFieldsProps) {
  const isThere = field?.type === 'reference';
  return (
    <SelectField
      id={`${idPrefix}-target`}
      label="Links to"
      value={form.target}
      error={errors.target}
      placeholder="Choose a table"
      disabled={isThere}
      options={tables.map(({ id, plural }) => ({ value: id, label: plural }))}
      onChange={({ target }) => {
        onChange({ ...form, target: target.value });
      }}
    />
  );
}

function Musts({ form, onChange }: ColumnFieldsProps) {
  return (
    <Boxes>
      <CheckboxField
        label="Required"
        checked={form.required}
        onChange={({ target }) => {
          onChange({ ...form, required: target.checked });
        }}
      />
      <CheckboxField
        label="Unique"
        checked={form.unique}
        onChange={({ target }) => {
          onChange({ ...form, unique: target.checked });
        }}
      />
    </Boxes>
  );
}

const ON_DELETE = [
  { value: 'refuse', label: 'Cannot be deleted while linked' },
  { value: 'cascade', label: 'Takes these records along' },
  { value: 'clear', label: 'Is taken out of the link' },
] as const;

/** What few columns need: a beginning, limits, what a deletion does. Nothing where the type has none of it. */
export function MoreColumnFields({ idPrefix, form, errors, onChange, field }: ColumnFieldsProps) {
  if (field?.computed !== undefined) return null;
  return (
    <>
      {form.type === 'reference' ? (
        <>
          <CheckboxField
            label="Links to several records"
            checked={form.many}
            onChange={({ target }) => {
              onChange({ ...form, many: target.checked });
            }}
          />
          {form.many ? null : (
            <SelectField
              id={`${idPrefix}-delete`}
              label="When the linked record is deleted, it"
              value={form.onDelete}
              options={ON_DELETE}
              onChange={({ target }) => {
                onChange({ ...form, onDelete: target.value as ColumnForm['onDelete'] });
              }}
            />
          )}
        </>
      ) : null}
      {canStart(form) ? (
        <TextField
          id={`${idPrefix}-start`}
          label="New records begin with"
          optional
          value={form.start}
          error={errors.start}
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...form, start: target.value });
          }}
        />
      ) : null}
      {BOUNDED.has(form.type) ? (
        <Pair>
          {(['min', 'max'] as const).map((name) => (
            <TextField
              key={name}
              id={`${idPrefix}-${name}`}
              label={name === 'min' ? 'Smallest value' : 'Largest value'}
              optional
              inputMode="decimal"
              value={form[name]}
              error={errors[name]}
              autoComplete="off"
              onChange={({ target }) => {
                onChange({ ...form, [name]: target.value });
              }}
            />
          ))}
        </Pair>
      ) : null}
      {MEASURED.has(form.type) ? (
        <TextField
          id={`${idPrefix}-unit`}
          label="Unit"
          optional
          hint="Said after the number, such as kg"
          value={form.unit}
          error={errors.unit}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => {
            onChange({ ...form, unit: target.value });
          }}
        />
      ) : null}
    </>
  );
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[3]};
`;
