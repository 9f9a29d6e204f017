import {
  CheckboxField,
  DateField,
  FileDrop,
  FormErrorSummary,
  NumberField,
  RadioCards,
  SearchField,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
} from '@tessera/shared/ui';
import { useState } from 'react';
import { KitSection, Specimen, Specimens } from './kit-section';

const REGIONS = [
  { value: 'america', label: 'America' },
  { value: 'europe', label: 'Europe' },
  { value: 'asia', label: 'Asia', isDisabled: true },
];

/** Fields of forms, each in the states a form brings it into. */
export function FieldSection() {
  return (
    <KitSection
      id="fields"
      title="Fields"
      description="Label above, hint before anything went wrong, error with what to do. All take the attributes of the browser's own field."
    >
      <Specimens>
        <TextFields />
        <OtherFields />
        <Choices />
        <Files />
      </Specimens>
    </KitSection>
  );
}

function TextFields() {
  return (
    <>
      <Specimen name="TextField" state="empty, with hint and suffix">
        <TextField label="Address" hint="Small letters, digits and hyphens" suffix=".localhost" optional />
      </Specimen>
      <Specimen name="TextField" state="error">
        <TextField
          label="Email"
          id="kit-email"
          defaultValue="ada@example"
          error="Enter an address such as ada@example.com"
        />
      </Specimen>
      <Specimen name="TextField" state="password">
        <TextField label="Password" type="password" defaultValue="analytical" autoComplete="off" />
      </Specimen>
      <Specimen name="TextField" state="read-only">
        <TextField label="Project id" readOnly defaultValue="5f8f8c44-9b0f-4d0c" />
      </Specimen>
      <Specimen name="TextField" state="disabled">
        <TextField label="Custom domain" disabled placeholder="Needs the Pro plan" />
      </Specimen>
      <Specimen name="TextArea" state="rows: 4 at least, grows">
        <TextArea
          label="What should it do?"
          rows={4}
          placeholder="A plant diary with name and last watered"
        />
      </Specimen>
      <Specimen name="FormErrorSummary" state="leads to the fields; takes focus when a form is sent">
        {/* Shown after the fields, so that the kit's page does not open at it. */}
        <ErrorsOnRequest />
      </Specimen>
    </>
  );
}

function ErrorsOnRequest() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <CheckboxField
        label="Show errors"
        checked={attempt > 0}
        onChange={() => {
          setAttempt(attempt > 0 ? 0 : 1);
        }}
      />
      <FormErrorSummary
        attempt={attempt}
        errors={attempt > 0 ? [{ fieldId: 'kit-email', message: 'Email is not complete' }] : []}
      />
    </>
  );
}

function OtherFields() {
  const [search, setSearch] = useState('plant');
  const [amount, setAmount] = useState<number | null>(25);
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <Specimen name="SearchField" state="with text; busy">
        <SearchField label="Search apps" value={search} onValueChange={setSearch} />
        <SearchField label="Search busily" value="journal" isBusy onValueChange={() => undefined} />
      </Specimen>
      <Specimen name="SearchField" state="empty with a key; disabled">
        <SearchField
          label="Search all"
          value=""
          placeholder="Search"
          focusKey="/"
          onValueChange={() => undefined}
        />
        <SearchField
          label="Search nothing"
          value=""
          placeholder="Search"
          disabled
          onValueChange={() => undefined}
        />
      </Specimen>
      <Specimen name="NumberField" state="with bounds and unit">
        <NumberField
          label="Credits"
          unit="credits"
          min={0}
          max={100}
          step={5}
          value={amount}
          onValueChange={setAmount}
        />
      </Specimen>
      <Specimen name="NumberField" state="error; read-only">
        <NumberField label="Seats" value={0} error="At least one seat" onValueChange={() => undefined} />
        <NumberField label="Used seats" value={3} readOnly onValueChange={() => undefined} />
      </Specimen>
      <Specimen name="DateField" state="a day; empty and disabled">
        <DateField label="Due" value={day} min="2026-01-01" onValueChange={setDay} />
        <DateField label="Paid" value="" disabled onValueChange={() => undefined} />
      </Specimen>
      <Specimen name="SelectField" state="chosen; placeholder with error">
        <SelectField label="Region" options={REGIONS} defaultValue="europe" />
        <SelectField
          label="Environment"
          options={REGIONS}
          placeholder="Choose one"
          error="Choose an environment"
        />
      </Specimen>
    </>
  );
}

function Choices() {
  const [plan, setPlan] = useState<'starter' | 'pro' | 'team'>('pro');
  return (
    <>
      <Specimen name="CheckboxField" state="off, on, error, disabled">
        <CheckboxField label="Send me news" />
        <CheckboxField label="Keep me signed in" defaultChecked hint="On this device only" />
        <CheckboxField label="I accept the terms" error="Accept the terms to go on" />
        <CheckboxField label="Not yours to change" disabled defaultChecked />
      </Specimen>
      <Specimen name="SwitchField" state="off, on, disabled; takes effect at once">
        <SwitchField label="Auto-scale" />
        <SwitchField label="Public address" defaultChecked />
        <SwitchField label="Backups" disabled />
      </Specimen>
      <Specimen name="RadioCards" state="arrow keys move the choice" isWide>
        <RadioCards
          label="Plan"
          columns={3}
          value={plan}
          onValueChange={setPlan}
          options={[
            { value: 'starter', label: 'Starter', description: 'To try things', aside: '₹0' },
            { value: 'pro', label: 'Pro', description: 'For work that goes live', aside: '₹799' },
            { value: 'team', label: 'Team', description: 'Not open yet', isDisabled: true },
          ]}
        />
      </Specimen>
    </>
  );
}

function Files() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <Specimen name="FileDrop" state="choose or drop">
        <FileDrop
          label="Data"
          hint="CSV, at most 5 MB"
          accept=".csv"
          maxBytes={5_000_000}
          isMultiple
          files={files}
          onFilesChange={setFiles}
        />
      </Specimen>
      <Specimen name="FileDrop" state="error; busy">
        <FileDrop
          label="Logo"
          error="logo.tiff is not one of: .svg, .png"
          files={[]}
          onFilesChange={setFiles}
        />
        <FileDrop label="Import" isBusy files={[]} onFilesChange={setFiles} />
      </Specimen>
    </>
  );
}
