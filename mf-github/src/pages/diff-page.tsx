import { useDocumentTitle } from '@tessera/shared/remote';
import { PageHeader } from '@tessera/shared/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { DiffAssistant } from '../features/diff-assistant/diff-assistant';
import { DiffActions } from '../features/diff-viewer/diff-actions';
import { DiffViewer } from '../features/diff-viewer/diff-viewer';
import { DiffFrame } from '../features/diff-viewer/diff-viewer.styles';
import { formatLines, parseLines } from '../features/diff-viewer/line-link';
import { useDiff, type DiffState } from '../features/diff-viewer/use-diff';

/** `/git-deff/{agentId}`: what a run or a version really changed (DIFF-06), with the canned assistant under it. */
export function DiffPage() {
  useDocumentTitle('Changes');
  const { agentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const state = useDiff(agentId, {
    run: search.get('run'),
    version: search.get('version'),
    against: search.get('against'),
  });

  const selectVersion = (version: string) => {
    setSearch({ version });
  };
  const select = (file: string, line: string | undefined) => {
    setSearch(
      (now) => {
        now.set('file', file);
        if (line === undefined) now.delete('line');
        else now.set('line', line);
        return now;
      },
      // Back leads to the file before, not through every line that was named.
      { replace: line !== undefined, preventScrollReset: true },
    );
  };
  return (
    <DiffFrame width="full">
      <PageHeader
        title="Changes"
        description={describe(state)}
        actions={
          state.step === 'ready' ? <DiffActions diff={state} onSelectVersion={selectVersion} /> : undefined
        }
      />
      <DiffViewer
        state={state}
        file={search.get('file')}
        lines={parseLines(search.get('line'))}
        onSelectFile={(file) => {
          select(file, undefined);
        }}
        onSelectLines={(file, lines) => {
          select(file, formatLines(lines));
        }}
        onSelectVersion={selectVersion}
      >
        <DiffAssistant />
      </DiffViewer>
    </DiffFrame>
  );
}

function describe(state: DiffState): string {
  if (state.step === 'ready') {
    const { version, against } = state.change;
    const compared = against
      ? `v${String(version.number)} compared with v${String(against.number)}`
      : `v${String(version.number)}, the first version`;
    return `${state.project.name} · ${compared}`;
  }
  if (state.step === 'noVersion' && state.project) return state.project.name;
  return 'What a run or a version changed, file by file.';
}
