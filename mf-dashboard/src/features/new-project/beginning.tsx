import { RadioCards } from '@tessera/shared/ui';
import { DATA_PLACES } from '../../lib/data-places';
import { FileSource } from './file-source';
import { GithubSource } from './github-source';
import { idOf } from './form-fields';
import { isImport } from './new-project.store';
import type { Start, Visibility } from './new-project-draft';
import { LongText } from './new-project.styles';
import { TemplatePicker } from './template-picker';
import type { NewProjectForm } from './use-new-project';

const STARTS = [
  { value: 'description', label: 'Description', description: 'Say what it should do' },
  { value: 'template', label: 'Template', description: 'Begin with a finished app' },
  { value: 'github', label: 'GitHub repository', description: 'Bring its code in' },
  { value: 'files', label: 'ZIP or folder', description: 'Bring code, or an app back' },
] as const satisfies readonly { readonly value: Start; label: string; description: string }[];

const VISIBILITIES = [
  { value: 'owner', label: 'Only me', description: 'You can share it any time' },
  { value: 'link', label: 'Anyone with the link', description: 'You get a link as soon as it runs' },
] as const satisfies readonly { readonly value: Visibility; label: string; description: string }[];

/** What the project starts from, where its data lives and who sees it. */
export function Beginning({ form }: { form: NewProjectForm }) {
  const { draft } = form.state;
  // What goes on to another page has no builder that would make the link.
  const goesOn = form.next !== undefined && isImport(draft);
  return (
    <>
      <RadioCards
        label="Start from"
        columns={2}
        options={STARTS}
        value={draft.start}
        onValueChange={(next) => {
          form.write({ start: next });
        }}
      />
      <StartFields form={form} />
      <RadioCards
        label="Where data lives"
        columns={2}
        options={DATA_PLACES}
        value={draft.dataPlace}
        onValueChange={(dataPlace) => {
          form.write({ dataPlace });
        }}
      />
      {goesOn ? null : (
        <RadioCards
          label="Visibility of the preview"
          columns={2}
          options={VISIBILITIES}
          value={draft.visibility}
          onValueChange={(visibility) => {
            form.write({ visibility });
          }}
        />
      )}
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
  if (draft.start === 'github') return <GithubSource form={form} />;
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
