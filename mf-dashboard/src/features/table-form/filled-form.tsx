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
} from '@tessera/shared/ui';
import styled from 'styled-components';
import type { DesignRisks } from '@tessera/builder/design';
import { ColumnsSection } from './columns-section';
import { DescribeField, type DescribeFieldProps } from './describe-field';
import type { Effects } from './effects.store';
import { tableAfter } from './design-of-form';
import { AGREE, DESCRIPTION, NAME, summaryOf } from './form-errors';
import { IndexesSection } from './indexes-section';
import { OutcomePanel } from './outcome-panel';
import { RelationsSection } from './relations-section';
import { RightsSection } from './rights-section';
import { RulesSection } from './rules-section';
import type { TableErrors, TableFormState } from './table-form-state';
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

const NO_ERRORS: TableErrors = { byRow: new Map(), byRule: new Map(), byIndex: new Map() };

export function FilledForm(props: FilledFormProps) {
  const { state, effects, title, breadcrumbs, back, onChange, onAgree, onSave, describing } = props;
  const { form, model, entity, attempts, isSaving, problem } = state;
  const outcome = outcomeOf(state);
  const { errors, design, risks } = outcome;
  const shown = attempts > 0 ? errors : NO_ERRORS;
  const after = tableAfter(design);
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
        <ColumnsSection {...{ state, shown, onChange }} />
        <RelationsSection {...{ form, entity, model }} />
        <RulesSection {...{ form, entity, model, after, onChange }} errors={shown.byRule} />
        <IndexesSection {...{ form, entity, after, onChange }} errors={shown.byIndex} />
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
