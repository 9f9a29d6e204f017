import type { ProjectRepository } from '@tessera/shared/contracts';
import { GithubNotice } from '@tessera/shared/repositories';
import {
  Banner,
  Button,
  ConfirmDialog,
  formatNumber,
  KeyValueList,
  LinkButton,
  RelativeTime,
  Row,
} from '@tessera/shared/ui';
import { useState } from 'react';
import { linkedProjectPath } from '../../../lib/linked-project-path';
import { LinkFields, LinkSaving, useThisAddress, type LinkFieldsProps } from './link-fields';

interface LinkedRepositoryProps extends LinkFieldsProps {
  link: ProjectRepository;
}

/** Where the project is pushed to, how far both have come, and what can be changed of it. */
export function LinkedRepository({
  projectId,
  link,
  settings,
  state,
}: LinkedRepositoryProps & { projectId: string }) {
  const isShut = link.problem === 'notConnected' || link.problem === 'reconnect';
  return (
    <>
      <Problems link={link} settings={settings} state={state} />
      <Facts link={link} isShut={isShut} />
      {isShut ? null : (
        <LinkFields
          settings={settings}
          state={state}
          branchHint={link.isEmpty ? 'GitHub has no such branch yet: the first push makes it.' : undefined}
        />
      )}
      <Row>
        <LinkButton to={linkedProjectPath(projectId)}>Push or pull on the GitHub page</LinkButton>
        <Unlink link={link} settings={settings} state={state} />
      </Row>
      {isShut ? null : <LinkSaving label="Save" settings={settings} state={state} />}
    </>
  );
}

function Problems({ link, settings, state }: LinkedRepositoryProps) {
  const redirect = useThisAddress();
  const problem = state.problem ?? link.problem;
  return (
    <>
      {problem === 'notFound' ? (
        <Banner tone="warn" role="status" title={`GitHub no longer shows ${link.repository}.`}>
          It was deleted, or this account may not see it any more. The project keeps its files.
        </Banner>
      ) : null}
      {problem === null || problem === 'notFound' ? null : (
        <GithubNotice
          problem={problem}
          redirect={redirect}
          isRetrying={state.isRefreshing}
          onRetry={() => void settings.read()}
        />
      )}
      {link.pushProblem === null ? null : (
        <Banner tone="warn" role="status" title="The last automatic push failed">
          {link.pushProblem}
        </Banner>
      )}
    </>
  );
}

function Facts({ link, isShut }: { link: ProjectRepository; isShut: boolean }) {
  const { repository, url, branch, ahead, behind, lastPush } = link;
  return (
    <KeyValueList
      items={[
        {
          label: 'Linked repository',
          value: (
            <a href={url} target="_blank" rel="noreferrer">
              {repository}
            </a>
          ),
        },
        // Else the field has it.
        ...(isShut ? [{ label: 'Branch', value: branch }] : []),
        { label: 'Last push', value: lastPush && <LastPush push={lastPush} /> },
        { label: 'Not pushed', value: countOf(ahead, 'version') },
        { label: 'Not pulled', value: behind === null ? 'Not known right now' : countOf(behind, 'commit') },
      ]}
    />
  );
}

function LastPush({ push }: { push: NonNullable<ProjectRepository['lastPush']> }) {
  return (
    <>
      v{push.versionNumber} as{' '}
      <a href={push.url} target="_blank" rel="noreferrer">
        {push.commit.slice(0, 7)}
      </a>
      , <RelativeTime at={push.at} />
    </>
  );
}

function countOf(count: number, unit: 'version' | 'commit'): string {
  if (count === 0) return 'Nothing';
  return count === 1 ? `1 ${unit}` : `${formatNumber(count)} ${unit}s`;
}

function Unlink({ link, settings, state }: LinkedRepositoryProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        isBusy={state.busy === 'unlinking'}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Unlink
      </Button>
      <ConfirmDialog
        title={`Unlink ${link.repository}?`}
        description="Nothing changes on GitHub, and the project keeps its files and versions. It is no longer pushed or pulled."
        confirmLabel="Unlink"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          void settings.unlink();
        }}
      />
    </>
  );
}
