import type { LinkedProject } from '@tessera/shared/contracts';
import { BranchSelect } from '@tessera/shared/repositories';
import { Banner, ErrorState, SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { ChangedFiles, LeftOutFiles, VersionCommits } from './preview-parts';
import type { PullRequestState } from './use-pull-request';

export interface RequestPartProps {
  linked: LinkedProject;
  request: PullRequestState;
}

/** Which version is proposed, where there is more than one; and where there is none, why. */
export function ProposedVersion({ linked: { branch }, request }: RequestPartProps) {
  const { versions, version, isGone, hasNothing, isBusy, chooseVersion } = request;
  if (hasNothing)
    return (
      <Banner tone="info" role="status">
        {`Every version is in ${branch} already. There is nothing to propose to it.`}
      </Banner>
    );
  if (versions.length < 2 && !isGone) return null;
  return (
    <SelectField
      label="Version"
      placeholder={isGone ? 'Choose a version' : undefined}
      options={versions.toReversed().map(({ versionId, number, message }) => ({
        value: versionId,
        label: `v${String(number)} · ${message.split('\n')[0] ?? ''}`,
      }))}
      value={version?.versionId ?? ''}
      disabled={isBusy}
      error={isGone ? `${branch} has this version already. Choose another one.` : undefined}
      hint="Those before it go with it, those after it do not."
      onChange={(event) => {
        chooseVersion(event.target.value);
      }}
    />
  );
}

/** What a pull request says, where it comes from and where it goes. */
export function RequestFields({ linked, request }: RequestPartProps) {
  const { texts, errors, base, isBusy, type, chooseBase } = request;
  return (
    <>
      <TextField
        label="Title"
        maxLength={200}
        value={texts.title}
        error={errors['title']}
        onChange={(event) => {
          type({ title: event.target.value });
        }}
      />
      <TextArea
        label="Description"
        rows={8}
        maxLength={20_000}
        value={texts.body}
        error={errors['body']}
        onChange={(event) => {
          type({ body: event.target.value });
        }}
      />
      <TextField
        label="Branch"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={texts.branch}
        error={errors['branch']}
        hint={`It is made with what the project has and ${linked.branch} does not.`}
        onChange={(event) => {
          type({ branch: event.target.value });
        }}
      />
      <BranchSelect
        label="Into"
        repository={linked.repository}
        value={base}
        isDisabled={isBusy}
        error={errors['base']}
        onValueChange={chooseBase}
      />
    </>
  );
}

/** What goes into it. */
export function RequestContent({ preview }: Pick<PullRequestState, 'preview'>) {
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
