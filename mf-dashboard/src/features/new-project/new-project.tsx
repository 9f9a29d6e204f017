import { paths } from '@tessera/shared/paths';
import {
  Banner,
  Button,
  ConfirmDialog,
  FormErrorSummary,
  RadioCards,
  TextArea,
  TextField,
} from '@tessera/shared/ui';
import { useState } from 'react';
import { ActionBar, BarButtons } from '../../lib/action-bar';
import { DATA_PLACES } from '../../lib/data-places';
import { UploadProgress } from '../../lib/attachments/upload-progress';
import { useFillHeight } from '../../lib/use-fill-height';
import { FileSource } from './file-source';
import { ImportReport } from './import-report';
import {
  DESCRIPTION_LENGTH,
  type FieldErrors,
  type FieldName,
  type Start,
  type Visibility,
} from './new-project-draft';
import { Columns, Fields, Form, LongText, OnPhone, Sending, Side } from './new-project.styles';
import { ProjectSummary, SummaryLine, type ProjectSummaryProps } from './project-summary';
import { TemplatePicker } from './template-picker';
import { useNewProject, type NewProjectForm } from './use-new-project';

const STARTS = [
  { value: 'description', label: 'Description', description: 'Say what it should do' },
  { value: 'template', label: 'Template', description: 'Begin with a finished app' },
  { value: 'files', label: 'ZIP or folder', description: 'Bring code, or an app back' },
] as const satisfies readonly { readonly value: Start; label: string; description: string }[];

const VISIBILITIES = [
  { value: 'owner', label: 'Only me', description: 'You can share it any time' },
  { value: 'link', label: 'Anyone with the link', description: 'You get a link as soon as it runs' },
] as const satisfies readonly { readonly value: Visibility; label: string; description: string }[];

/** In the order of the form. */
const FIELDS: readonly FieldName[] = ['projectName', 'description', 'prompt', 'templateId', 'files'];
const idOf = (field: FieldName) => `new-project-${field}`;

const listOf = (errors: FieldErrors) =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });

/** Form and summary of a new project; for files a report before anything is made. */
export function NewProject() {
  const form = useNewProject();
  const root = useFillHeight<HTMLFormElement>();
  const { state, templates } = form;
  const { draft, chosen, errors, message, attempt, busy, percent, sent } = state;
  const template =
    templates.status === 'ready' ? templates.data.find(({ id }) => id === draft.templateId) : undefined;
  const summary: ProjectSummaryProps = { draft, chosen, templateTitle: template?.title };
  return (
    <Form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (sent ? form.importFiles() : form.submit());
      }}
    >
      <Columns>
        <Fields>
          <FormErrorSummary errors={listOf(errors)} attempt={attempt} />
          {message === undefined ? null : <Banner tone="bad" title={message} />}
          <NameFields form={form} />
          {sent ? <ImportReport report={sent.report} /> : <Beginning form={form} />}
        </Fields>
        <Side>
          <ProjectSummary {...summary} />
        </Side>
      </Columns>
      <ActionBar>
        <OnPhone>
          <SummaryLine {...summary} />
        </OnPhone>
        {chosen && busy === 'reading' ? (
          <Sending>
            <UploadProgress name={chosen.name} percent={percent} />
          </Sending>
        ) : null}
        <Actions form={form} />
      </ActionBar>
    </Form>
  );
}

function NameFields({ form: { state, write } }: { form: NewProjectForm }) {
  const { draft, errors, freeName } = state;
  return (
    <>
      <TextField
        id={idOf('projectName')}
        label="Project name"
        value={draft.projectName}
        maxLength={60}
        autoComplete="off"
        error={errors.projectName}
        onChange={({ target }) => {
          write({ projectName: target.value });
        }}
      />
      {freeName === undefined ? null : (
        <div>
          <Button
            size="small"
            onClick={() => {
              write({ projectName: freeName });
              document.getElementById(idOf('projectName'))?.focus();
            }}
          >
            Use "{freeName}"
          </Button>
        </div>
      )}
      <TextArea
        id={idOf('description')}
        label="Description"
        optional
        rows={2}
        maxLength={DESCRIPTION_LENGTH}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => {
          write({ description: target.value });
        }}
      />
    </>
  );
}

function Beginning({ form }: { form: NewProjectForm }) {
  const { start } = form.state.draft;
  return (
    <>
      <RadioCards
        label="Start from"
        columns={3}
        options={STARTS}
        value={start}
        onValueChange={(next) => {
          form.write({ start: next });
        }}
      />
      <StartFields form={form} />
      <RadioCards
        label="Where data lives"
        columns={2}
        options={DATA_PLACES}
        value={form.state.draft.dataPlace}
        onValueChange={(dataPlace) => {
          form.write({ dataPlace });
        }}
      />
      <RadioCards
        label="Visibility of the preview"
        columns={2}
        options={VISIBILITIES}
        value={form.state.draft.visibility}
        onValueChange={(visibility) => {
          form.write({ visibility });
        }}
      />
    </>
  );
}

function StartFields({ form }: { form: NewProjectForm }) {
  const { state, templates, write, choose } = form;
  const { draft, chosen, errors, busy } = state;
  if (draft.start === 'template') {
    return (
      <TemplatePicker
        templates={templates}
        value={draft.templateId}
        error={errors.templateId}
        onChoose={({ id, title, prompt }) => {
          write({
            templateId: id,
            templatePrompt: prompt,
            ...(draft.projectName.trim() === '' && { projectName: title }),
          });
        }}
      />
    );
  }
  if (draft.start === 'files') {
    return <FileSource chosen={chosen} error={errors.files} isBusy={busy === 'reading'} onChoose={choose} />;
  }
  return (
    <LongText
      id={idOf('prompt')}
      label="What should it do?"
      hint="Say what it should keep track of, such as 'plants with name, room, last watered and notes'."
      rows={5}
      maxLength={8000}
      value={draft.prompt}
      error={errors.prompt}
      onChange={({ target }) => {
        write({ prompt: target.value });
      }}
    />
  );
}

function Actions({ form }: { form: NewProjectForm }) {
  const { state, isDirty, discard, leave, reconsider } = form;
  const { busy, sent } = state;
  const [isAsking, setIsAsking] = useState(false);
  const goAway = () => {
    discard();
    leave(paths.apps.to());
  };
  return (
    <BarButtons>
      {sent ? (
        <Button disabled={busy !== undefined} onClick={reconsider}>
          Choose other files
        </Button>
      ) : (
        <Button
          disabled={busy !== undefined}
          onClick={() => {
            if (isDirty) setIsAsking(true);
            else goAway();
          }}
        >
          Cancel
        </Button>
      )}
      <Button type="submit" variant="primary" isBusy={busy !== undefined}>
        {sent ? 'Import project' : 'Create project'}
      </Button>
      <ConfirmDialog
        title="Discard this project?"
        description="What you typed and chose here will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={goAway}
      />
    </BarButtons>
  );
}
