import {
  Banner,
  Button,
  CheckboxField,
  FormErrorSummary,
  LinkButton,
  PageFrame,
  Row,
  TextField,
  type Crumb,
  type FormError,
} from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { DesignRisks } from '@tessera/builder/design';
import { ColumnCard, idOfRow } from './column-card';
import { DescribeField, type DescribeFieldProps } from './describe-field';
import type { Effects } from './effects.store';
import { OutcomePanel } from './outcome-panel';
import { RightsSection } from './rights-section';
import {
  newRow,
  withItself,
  type ColumnRow,
  type TableErrors,
  type TableFormState,
} from './table-form-state';
import { outcomeOf, type ReadyForm } from './table-form.store';

export interface FilledFormProps {
  state: ReadyForm;
  effects: Effects;
  title: string;
  breadcrumbs: readonly Crumb[];
  /** Where one goes without saving. */
  back: string;
  onChange: (form: TableFormState) => void;
  onAgree: (isAgreed: boolean) => void;
  onSave: () => void;
  describing: Omit<DescribeFieldProps, 'description'>;
}

const NO_ERRORS: TableErrors = { byRow: new Map() };
const AGREE = 'table-agree';
const NAME = 'table-name';
const DESCRIPTION = 'table-description';

export function FilledForm(props: FilledFormProps) {
  const { state, effects, title, breadcrumbs, back, onChange, onAgree, onSave, describing } = props;
  const { form, entity, attempts, isSaving, problem } = state;
  const outcome = outcomeOf(state);
  const { errors, design, risks } = outcome;
  const shown = attempts > 0 ? errors : NO_ERRORS;
  const isRisky = risks.records.length + risks.readable.length > 0;
  const why =
    attempts > 0 && isRisky && !state.isAgreed ? 'Tick this to save, or change the form.' : undefined;
  return (
    <PageFrame
      {...{ title: entity ? entity.plural : title, breadcrumbs }}
      aside={<OutcomePanel design={design} effects={effects} />}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <FormErrorSummary errors={summaryOf(shown, form, why)} attempt={attempts} />
        {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
        {entity ? null : <DescribeField description={state.description} {...describing} />}
        <TextField
          id={NAME}
          label="Table name"
          hint={entity ? undefined : 'What one record is called, such as Order'}
          value={form.name}
          error={shown.name}
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => {
            onChange({ ...form, name: target.value });
          }}
        />
        <TextField
          id={DESCRIPTION}
          label="Description"
          optional
          value={form.description}
          error={shown.description}
          autoComplete="off"
          maxLength={400}
          onChange={({ target }) => {
            onChange({ ...form, description: target.value });
          }}
        />
        <Columns {...{ state, shown, onChange }} />
        {form.rights ? (
          <RightsSection
            rights={form.rights}
            onChange={(rights) => {
              onChange({ ...form, rights });
            }}
          />
        ) : null}
        {isRisky ? <Risks {...{ risks, why }} isAgreed={state.isAgreed} onAgree={onAgree} /> : null}
        <Row gap={2}>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {entity ? 'Save table' : 'Create table'}
          </Button>
          <LinkButton to={back} variant="quiet">
            Cancel
          </LinkButton>
        </Row>
      </Form>
    </PageFrame>
  );
}

function summaryOf(errors: TableErrors, { columns }: TableFormState, why: string | undefined): FormError[] {
  const [first] = columns;
  return [
    ...(errors.name === undefined ? [] : [{ fieldId: NAME, message: errors.name }]),
    ...(errors.description === undefined ? [] : [{ fieldId: DESCRIPTION, message: errors.description }]),
    ...columns.flatMap(({ key }) =>
      Object.entries(errors.byRow.get(key) ?? {}).map(([field, message]) => ({
        fieldId: `${idOfRow(key)}-${field}`,
        message,
      })),
    ),
    ...(errors.columns === undefined || !first
      ? []
      : [{ fieldId: `${idOfRow(first.key)}-type`, message: errors.columns }]),
    ...(why === undefined ? [] : [{ fieldId: AGREE, message: why }]),
  ];
}

interface ColumnsProps {
  state: ReadyForm;
  shown: TableErrors;
  onChange: (form: TableFormState) => void;
}

function Columns({ state, shown, onChange }: ColumnsProps) {
  const { form, model, entity } = state;
  const { columns } = form;
  const put = (next: readonly ColumnRow[]) => {
    onChange({ ...form, columns: next });
  };
  const { add, list } = useNewColumns(columns, put);
  const { entities: tables } = withItself(model, entity, form.name.trim());
  return (
    <section aria-labelledby="table-columns">
      <h2 id="table-columns">Columns</h2>
      <p>Every record has an id and the time it was added by itself.</p>
      <Cards ref={list}>
        {columns.map((row, place) => (
          <ColumnCard
            key={row.key}
            {...{ row, place, tables }}
            count={columns.length}
            errors={shown.byRow.get(row.key) ?? {}}
            onChange={(next) => {
              put(columns.with(place, { ...row, form: next }));
            }}
            onMove={(to) => {
              if (to >= 0 && to < columns.length) put(columns.toSpliced(place, 1).toSpliced(to, 0, row));
            }}
            onDuplicate={() => {
              add({ ...row.form, name: '' }, place + 1);
            }}
            onRemove={() => {
              put(columns.toSpliced(place, 1));
            }}
            onNext={() => {
              add({}, columns.length);
            }}
          />
        ))}
      </Cards>
      <Button
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          add({}, columns.length);
        }}
      >
        Add column
      </Button>
    </section>
  );
}

/** Adds a column, whose name takes the focus as soon as it is there. */
function useNewColumns(columns: readonly ColumnRow[], put: (next: readonly ColumnRow[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const count = useRef(1);
  const focusWanted = useEffectEvent(() => {
    if (wanted.current === undefined) return;
    document.getElementById(`${idOfRow(wanted.current)}-name`)?.focus();
    wanted.current = undefined;
  });
  useEffect(() => {
    focusWanted();
  }, [columns.length]);
  return {
    list,
    add: (form: Partial<ColumnRow['form']>, at: number) => {
      count.current += 1;
      const row = newRow(`new-${String(count.current)}`, form);
      wanted.current = row.key;
      put(columns.toSpliced(at, 0, row));
    },
  };
}

interface RisksProps {
  risks: DesignRisks;
  why: string | undefined;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

function Risks({ risks, why, isAgreed, onAgree }: RisksProps) {
  return (
    <Banner tone="warn" role="note" title="What this means for records">
      <ul>
        {[...risks.records, ...risks.readable].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CheckboxField
        id={AGREE}
        label="Change it all the same"
        checked={isAgreed}
        error={why}
        onChange={({ target }) => {
          onAgree(target.checked);
        }}
      />
    </Banner>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
  section > p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin: ${({ theme }) => theme.space[3]} 0;
  padding: 0;
  list-style: none;
`;
