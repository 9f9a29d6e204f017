import { listVersionFiles, readVersionFile } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { useShell, type ShellProps } from '@tessera/shared/remote';
import { ErrorState, Skeleton } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { FileText } from '../../lib/code/file-text';
import { buildTree } from '../../lib/code/file-tree';
import { FileTree } from '../../lib/code/file-tree-view';
import { createCodeStore, type CodePorts } from './code.store';

function codePorts({ api }: ShellProps): CodePorts {
  return {
    listFiles: async (id) => {
      const { items } = await api.call(listVersionFiles, { params: { id } });
      return items.map(({ path }) => path);
    },
    readFile: async (id, path) => (await api.call(readVersionFile, { params: { id }, query: { path } })).text,
    describe: (error) => errorMessage(error, 'The files could not be loaded.'),
  };
}

/** The files of a version, to be read. */
export function CodePanel({ versionId }: { versionId: string }) {
  const shell = useShell();
  const [{ store, open, select, retry }] = useState(() => createCodeStore(codePorts(shell)));
  const state = useStore(store);
  useEffect(() => {
    void open(versionId);
  }, [open, versionId]);

  if (state.step === 'loading') {
    return (
      <Waiting aria-busy="true">
        <Skeleton lines={6} />
      </Waiting>
    );
  }
  if (state.step === 'failed') return <ErrorState message={state.message} onRetry={() => void retry()} />;
  return (
    <Root>
      <Side aria-label="Files">
        <FileTree
          nodes={buildTree(state.paths)}
          selected={state.file?.path}
          onSelect={(path) => void select(path)}
        />
      </Side>
      <FileText file={state.file} onRetry={(path) => void select(path)} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 240px minmax(0, 1fr);
  min-height: 0;
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(120px, 32%) minmax(0, 1fr);
  }
`;

const Side = styled.nav`
  padding: ${({ theme }) => theme.space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.phone} {
    border-inline-end: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
