import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { DiffViewer } from '../features/diff-viewer/diff-viewer';
import { useDiff, type DiffState } from '../features/diff-viewer/use-diff';

/** `/git-deff/{agentId}`: what a run or a version really changed (DIFF-06). */
export function DiffPage() {
  useDocumentTitle('Changes');
  const { agentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const state = useDiff(agentId, { runId: search.get('run'), versionId: search.get('version') });

  const selectFile = (file: string) =>
    setSearch(
      (now) => {
        now.set('file', file);
        return now;
      },
      { replace: true },
    );
  return (
    <Page width="full">
      <PageHeader
        title="Changes"
        description={describe(state)}
        actions={
          'project' in state ? (
            <LinkButton to={paths.app.to(state.project.id)}>Open in builder</LinkButton>
          ) : undefined
        }
      />
      <DiffViewer
        state={state}
        file={search.get('file')}
        onSelectFile={selectFile}
        onSelectVersion={(version) => setSearch({ version })}
      />
    </Page>
  );
}

function describe(state: DiffState): string {
  if (state.step === 'ready') {
    const { project, version, base } = state;
    const compared = base
      ? `v${String(version.number)} compared with v${String(base.number)}`
      : 'v1, the first version';
    return `${project.name} · ${compared}`;
  }
  return 'project' in state ? state.project.name : 'What a run or a version changed, file by file.';
}
