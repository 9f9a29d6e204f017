import { SignInPrompt, useSession } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { VersionChecks } from '../features/checks/version-checks';
import { WatchChecks } from '../features/checks/watch-checks';
import { CodePanel } from '../features/code/code-panel';
import { Conversation } from '../features/conversation/conversation';
import { PreviewPanel } from '../features/preview/preview-panel';
import { undoneVersions, workOf } from '../features/workbench/undone-versions';
import { Workbench } from '../features/workbench/workbench';
import { brokenSentence, checksLine } from '../lib/checks-words';
import { useFoundChecks } from '../lib/use-found-checks';
import { useParams } from 'react-router-dom';

/** /app/:projectId, and /edit-app/:id, which is the same page opened on its code. */
export function BuilderPage() {
  const { projectId, id } = useParams();
  const session = useSession();
  const { found, keepFound } = useFoundChecks();
  if (session.status === 'signedOut') {
    return (
      <Page width="reading">
        <PageHeader title="Builder" />
        <SignInPrompt />
      </Page>
    );
  }
  const opened = projectId ?? id ?? '';
  return (
    <Workbench
      key={opened}
      projectId={opened}
      startPane={projectId === undefined ? 'code' : 'preview'}
      renderConversation={({ project, versions }, flow) => (
        <Conversation
          projectId={project.id}
          head={project.headVersion ?? undefined}
          undone={undoneVersions(versions)}
          found={found}
          onRunEnd={({ balance }) => void flow.takeRun(balance)}
          onUndo={() => void flow.undo()}
        />
      )}
      renderPreview={({ project, versions }, versionId) => {
        const checks = found.get(workOf(versions, versionId));
        return (
          <PreviewPanel
            projectId={project.id}
            name={project.name}
            versionId={versionId}
            broken={checks && brokenSentence(checks)}
            renderWatch={(close) => (
              <WatchChecks key={versionId} projectId={project.id} versionId={versionId} onClose={close} />
            )}
          />
        );
      }}
      renderChecks={({ project, versions, shownVersionId, busy }, versionId, flow) => (
        <VersionChecks
          projectId={project.id}
          versionId={versionId}
          onUndo={shownVersionId === undefined ? () => void flow.undo() : undefined}
          isUndoing={busy === 'undo'}
          onKnown={(id, checks) => {
            keepFound(workOf(versions, id), checks);
          }}
        />
      )}
      renderCode={({ project, versions, shownVersionId }, flow) => {
        // What is edited is the newest, also while an earlier one is looked at.
        const newest = project.headVersion;
        const checks = newest ? found.get(workOf(versions, newest.id)) : undefined;
        return newest ? (
          <CodePanel
            projectId={project.id}
            version={newest}
            shownVersionId={shownVersionId}
            checks={checks && `In v${String(newest.number)}: ${checksLine(checks)}.`}
            onSaved={() => void flow.takeRun(undefined)}
          />
        ) : null;
      }}
    />
  );
}
