import {
  Banner,
  Button,
  formatBytes,
  FormErrorSummary,
  KeyValueList,
  RelativeTime,
  TextArea,
  TextField,
  useIsPhone,
} from '@tessera/shared/ui';
import styled from 'styled-components';
import { ActionBar, BarButtons, endsInBar } from '../../lib/action-bar';
import { useFillHeight } from '../../lib/use-fill-height';
import { IconColour } from './icon-colour';
import type { createGeneralSettings, GeneralSettingsState } from './general-settings.store';
import { isDirty } from './general-settings.store';
import { SavedNote } from '../../lib/saved-note';
import { DESCRIPTION_LENGTH, NAME_LENGTH, type SettingsErrors, type SettingsField } from './settings-draft';

export type GeneralSettings = ReturnType<typeof createGeneralSettings>;

/** In the order of the form. */
const FORM = 'project-settings-general';
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
  const root = useFillHeight<HTMLDivElement>();
  const isPhone = useIsPhone();
  const saving = <Saving settings={settings} state={state} />;
  return (
    <Tab ref={root}>
      <Columns>
        <Form
          id={FORM}
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
          {isPhone ? null : saving}
        </Form>
        <Facts state={state} />
      </Columns>
      {isPhone ? <ActionBar>{saving}</ActionBar> : null}
    </Tab>
  );
}

function Saving({ settings, state }: { settings: GeneralSettings; state: GeneralSettingsState }) {
  return (
    <BarButtons>
      <Button type="submit" form={FORM} variant="primary" isBusy={state.isSaving}>
        Save
      </Button>
      {isDirty(state) ? (
        <Button variant="quiet" onClick={settings.discard}>
          Discard changes
        </Button>
      ) : null}
      <SavedNote isSaved={state.isSaved} />
    </BarButtons>
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

/* Below what there is to know: a phone has it at its end. */
const Tab = styled.div`
  ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space[6]};
  }
  ${endsInBar}
`;

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
