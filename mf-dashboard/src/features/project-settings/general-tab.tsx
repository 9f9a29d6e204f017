import {
  Banner,
  Button,
  formatBytes,
  FormErrorSummary,
  KeyValueList,
  RelativeTime,
  Row,
  TextArea,
  TextField,
} from '@tessera/shared/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { IconColour } from './icon-colour';
import type { createGeneralSettings, GeneralSettingsState } from './general-settings.store';
import { isDirty } from './general-settings.store';
import { DESCRIPTION_LENGTH, NAME_LENGTH, type SettingsErrors, type SettingsField } from './settings-draft';

export type GeneralSettings = ReturnType<typeof createGeneralSettings>;

/** In the order of the form. */
const FIELDS: readonly SettingsField[] = ['projectName', 'description'];
const idOf = (field: SettingsField) => `project-settings-${field}`;

const listOf = (errors: SettingsErrors) =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });

/** What the project is called, and what there is to know of it. */
export function GeneralTab({ settings, state }: { settings: GeneralSettings; state: GeneralSettingsState }) {
  const { draft, errors, message, attempt } = state;
  return (
    <Columns>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void settings.save();
        }}
      >
        <FormErrorSummary errors={listOf(errors)} attempt={attempt} />
        {message === undefined ? null : <Banner tone="bad" title={message} />}
        <TextField
          id={idOf('projectName')}
          label="Project name"
          value={draft.projectName}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          error={errors.projectName}
          onChange={({ target }) => {
            settings.write({ projectName: target.value });
          }}
        />
        <TextArea
          id={idOf('description')}
          label="Description"
          optional
          rows={4}
          maxLength={DESCRIPTION_LENGTH}
          value={draft.description}
          error={errors.description}
          onChange={({ target }) => {
            settings.write({ description: target.value });
          }}
        />
        <IconColour
          id={state.project.id}
          hue={draft.iconHue}
          onHue={(iconHue) => {
            settings.write({ iconHue });
          }}
        />
        <Saving settings={settings} state={state} />
      </Form>
      <Facts state={state} />
    </Columns>
  );
}

function Saving({ settings, state }: { settings: GeneralSettings; state: GeneralSettingsState }) {
  return (
    <Row>
      <Button type="submit" variant="primary" isBusy={state.isSaving}>
        Save
      </Button>
      {isDirty(state) ? (
        <Button variant="quiet" onClick={settings.discard}>
          Discard changes
        </Button>
      ) : null}
      <Said role="status">
        {state.isSaved ? (
          <>
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
            Saved
          </>
        ) : null}
      </Said>
    </Row>
  );
}

function Facts({ state: { project } }: { state: GeneralSettingsState }) {
  const { headVersion, bytes } = project;
  return (
    <KeyValueList
      items={[
        { label: 'Created', value: <RelativeTime at={project.createdAt} /> },
        { label: 'Last changed', value: <RelativeTime at={project.updatedAt} /> },
        { label: 'Newest version', value: headVersion ? `v${String(headVersion.number)}` : null },
        ...(bytes === undefined ? [] : [{ label: 'Size', value: formatBytes(bytes) }]),
      ]}
    />
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(220px, 280px);
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.reading};
`;

const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.ok};
`;
