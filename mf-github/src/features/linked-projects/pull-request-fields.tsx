import { ErrorState, TextArea, TextField } from '@tessera/shared/ui';
import { ChangedFiles, LeftOutFiles, VersionCommits } from './preview-parts';
import type { usePushPreview } from './use-push-preview';

export interface RequestTexts {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
}

export interface RequestFieldsProps {
  texts: RequestTexts;
  errors: Readonly<Record<keyof RequestTexts, string | undefined>>;
  onType: (part: Partial<RequestTexts>) => void;
}

/** What a pull request says, and where it comes from. */
export function RequestFields({ texts, errors, onType }: RequestFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        maxLength={200}
        value={texts.title}
        error={errors.title}
        onChange={(event) => {
          onType({ title: event.target.value });
        }}
      />
      <TextArea
        label="Description"
        rows={8}
        maxLength={20_000}
        value={texts.body}
        error={errors.body}
        onChange={(event) => {
          onType({ body: event.target.value });
        }}
      />
      <TextField
        label="Branch"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={texts.branch}
        error={errors.branch}
        hint="It is made with what the project has and the repository does not."
        onChange={(event) => {
          onType({ branch: event.target.value });
        }}
      />
    </>
  );
}

/** What goes into it. */
export function RequestContent({ preview }: { preview: ReturnType<typeof usePushPreview> }) {
  if (preview.status === 'failed') {
    return (
      <ErrorState
        title="What goes into it could not be read"
        message={preview.message}
        isRetrying={preview.isRefreshing}
        onRetry={preview.reload}
      />
    );
  }
  if (preview.status === 'loading' || preview.data.commits.length === 0) return null;
  const { commits, files, leftOut } = preview.data;
  return (
    <>
      <VersionCommits commits={commits} />
      <ChangedFiles files={files} />
      <LeftOutFiles files={leftOut} />
    </>
  );
}
