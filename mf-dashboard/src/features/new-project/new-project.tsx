import { Banner, Button, FormErrorSummary, Spinner, TextArea, TextField } from '@tessera/shared/ui';
import { ActionBar } from '../../lib/action-bar';
import { UploadProgress } from '../../lib/attachments/upload-progress';
import { useFillHeight } from '../../lib/use-fill-height';
import { Beginning } from './beginning';
import { FormActions } from './form-actions';
import { idOf, listOf } from './form-fields';
import { ImportReport } from './import-report';
import { DESCRIPTION_LENGTH } from './new-project-draft';
import { Columns, Fields, Form, OnPhone, Reading, Sending, Side } from './new-project.styles';
import type { NewProjectState } from './new-project.store';
import { ProjectSummary, SummaryLine, type ProjectSummaryProps } from './project-summary';
import { useNewProject, type NewProjectForm } from './use-new-project';

/** Form and summary of a new project; for files a report before anything is made. */
export function NewProject() {
  const form = useNewProject();
  const root = useFillHeight<HTMLFormElement>();
  const { state, templates } = form;
  const { draft, chosen, errors, message, attempt, inspected } = state;
  const template =
    templates.status === 'ready' ? templates.data.find(({ id }) => id === draft.templateId) : undefined;
  const summary: ProjectSummaryProps = {
    draft,
    chosen,
    report: inspected?.report,
    templateTitle: template?.title,
    next: form.next,
  };
  return (
    <Form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (inspected ? form.importFiles() : form.submit());
      }}
    >
      <Columns>
        <Fields>
          <FormErrorSummary errors={listOf(errors)} attempt={attempt} />
          {message === undefined ? null : <Banner tone="bad" title={message} />}
          <NameFields form={form} />
          {inspected ? <ImportReport report={inspected.report} /> : <Beginning form={form} />}
        </Fields>
        <Side>
          <ProjectSummary {...summary} />
        </Side>
      </Columns>
      <ActionBar>
        <OnPhone>
          <SummaryLine {...summary} />
        </OnPhone>
        <UnderWay state={state} />
        <FormActions form={form} />
      </ActionBar>
    </Form>
  );
}

/** What goes on, by the button that began it. */
function UnderWay({ state: { busy, chosen, draft, percent } }: { state: NewProjectState }) {
  if (busy === 'reading' && draft.start === 'files' && chosen) {
    return (
      <Sending>
        <UploadProgress name={chosen.name} percent={percent} />
      </Sending>
    );
  }
  const words = draft.start === 'github' ? wordsOf(busy, draft.repository ?? '') : undefined;
  return (
    <Reading role="status">
      {words === undefined ? null : (
        <>
          <Spinner label="" />
          {words}
        </>
      )}
    </Reading>
  );
}

function wordsOf(busy: NewProjectState['busy'], repository: string): string | undefined {
  if (busy === 'reading') return `Reading ${repository}… This takes a few seconds.`;
  return busy === 'importing' ? `Importing ${repository}…` : undefined;
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
