import { readBillingDetails, updateBillingDetails, type BillingDetails } from '@tessera/shared/contracts';
import { AskBeforeLeaving, useResource, useShell } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  Card,
  FormErrorSummary,
  SelectField,
  Skeleton,
  TextArea,
  TextField,
} from '@tessera/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ResourceRegion } from '../../lib/resource-region';
import { countryOptions } from './countries';
import { useDetailsForm, type DetailsField } from './use-details-form';

/** Who invoices are written to (SCR-22). What is issued already keeps what it says. */
export function BillingDetailsCard() {
  const { api } = useShell();
  const details = useResource('details', (signal) => api.call(readBillingDetails, {}, { signal }), {
    fallback: 'Your billing details could not be loaded.',
  });
  const { hash } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const isAskedFor = hash === '#details' && details.status === 'ready';
  useEffect(() => {
    if (isAskedFor) root.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <Card ref={root} id="details" title="Billing details">
      <ResourceRegion resource={details} skeleton={<Skeleton lines={5} height="32px" />}>
        {(saved) => (
          <DetailsForm
            saved={saved}
            onSave={async (body) => {
              const answer = await api.call(updateBillingDetails, { body });
              details.replace(answer);
              return answer;
            }}
          />
        )}
      </ResourceRegion>
    </Card>
  );
}

interface DetailsFormProps {
  saved: BillingDetails;
  onSave: (details: BillingDetails) => Promise<BillingDetails>;
}

const FIELDS: readonly DetailsField[] = ['name', 'address', 'country', 'taxNumber'];
const idOf = (field: DetailsField) => `billing-details-${field}`;

function DetailsForm({ saved, onSave }: DetailsFormProps) {
  const { draft, write, errors, message, attempt, isSaving, isDirty, submit } = useDetailsForm(saved, onSave);
  const countries = useMemo(() => countryOptions(), []);
  return (
    <Form
      noValidate
      aria-label="Billing details"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Hint>Shown on future invoices. Existing ones stay as they are.</Hint>
      <FormErrorSummary
        attempt={attempt}
        errors={FIELDS.flatMap((field) => {
          const error = errors[field];
          return error ? [{ fieldId: idOf(field), message: error }] : [];
        })}
      />
      {message === undefined ? null : <Banner tone="bad" title={message} />}
      <TextField
        id={idOf('name')}
        label="Name"
        optional
        autoComplete="organization"
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => {
          write({ name: target.value });
        }}
      />
      <TextArea
        id={idOf('address')}
        label="Address"
        optional
        rows={3}
        autoComplete="street-address"
        value={draft.address}
        error={errors.address}
        onChange={({ target }) => {
          write({ address: target.value });
        }}
      />
      <SelectField
        id={idOf('country')}
        label="Country"
        optional
        autoComplete="country"
        placeholder="Choose a country"
        options={countries}
        value={draft.country}
        error={errors.country}
        onChange={({ target }) => {
          write({ country: target.value });
        }}
      />
      <TextField
        id={idOf('taxNumber')}
        label="Tax number"
        optional
        autoComplete="off"
        value={draft.taxNumber}
        error={errors.taxNumber}
        onChange={({ target }) => {
          write({ taxNumber: target.value });
        }}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save details
        </Button>
      </div>
      <AskBeforeLeaving isAsking={isDirty} description="Your billing details are not saved yet." />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.form};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
