import type { LinkedProject, PushPreview } from '@tessera/shared/contracts';
import { BranchSelect } from '@tessera/shared/repositories';
import { Banner, ErrorState, SelectField, Skeleton, TextArea, TextField } from '@tessera/shared/ui';
import { ChangedFiles, LeftOutFiles, VersionCommits } from './preview-parts';
import type { PullRequestState } from './use-pull-request';

export interface RequestPartProps {
  linked: LinkedProject;
  request: PullRequestState;
}

/** Which version is proposed, where there is more than one. */
export function ProposedVersion({ linked, request }: RequestPartProps) {
  const { versions, version, isGone, isBusy, chooseVersion } = request;
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
      error={isGone ? whyGone(linked, request) : undefined}
      hint="Those before it go with it, those after it do not."
      onChange={(event) => {
        chooseVersion(event.target.value);
      }}
    />
  );
}

/** Why a version cannot be proposed by itself. */
function whyGone({ branch, mergedUpTo }: LinkedProject, { versions, withinFirst }: PullRequestState): string {
  const first = versions[0];
  if (withinFirst === undefined || !first) return `${branch} has this version already. Choose another one.`;
  const part = `v${String(withinFirst)} is part of v${String(first.number)}`;
  const isMerged = mergedUpTo !== null && withinFirst <= mergedUpTo;
  return `${part}${isMerged ? ', which brings in what came from GitHub' : ''}. Choose another one.`;
}

/** What a pull request says, and where it comes from. */
function RequestFields({ linked, request }: RequestPartProps) {
  const { texts, errors, hasNothing, type } = request;
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
        hint={hasNothing ? undefined : `It is made with what the project has and ${linked.branch} does not.`}
        onChange={(event) => {
          type({ branch: event.target.value });
        }}
      />
    </>
  );
}

/** What it says and what goes into it; what is typed stays where that has to be read again. */
export function RequestBody({ linked, request }: RequestPartProps) {
  const { preview } = request;
  switch (preview.status) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="The pull request is being prepared">
          <Skeleton lines={4} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title="What goes into it could not be read"
          message={preview.message}
          isRetrying={preview.isRefreshing}
          onRetry={preview.reload}
        />
      );
    case 'ready':
      return (
        <>
          {request.isPointless ? (
            <Banner tone="info" role="status">
              {`Every version is in ${linked.branch} already. To propose ${linked.branch} itself, choose the branch that it goes into.`}
            </Banner>
          ) : (
            <RequestFields linked={linked} request={request} />
          )}
          {/* Keeps its place, and with it the focus. */}
          <BranchSelect
            label="Into"
            repository={linked.repository}
            value={request.base}
            isDisabled={request.isBusy}
            error={request.errors['base']}
            onValueChange={request.chooseBase}
          />
          {preview.data.commits.length === 0 ? null : <RequestContent {...preview.data} />}
        </>
      );
  }
}

function RequestContent({ commits, files, leftOut }: PushPreview) {
  return (
    <>
      <VersionCommits commits={commits} />
      <ChangedFiles files={files} />
      <LeftOutFiles files={leftOut} />
    </>
  );
}
