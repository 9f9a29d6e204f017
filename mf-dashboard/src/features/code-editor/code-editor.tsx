import { useShell, useUndo } from '@tessera/shared/remote';
import { Button, Menu, Skeleton } from '@tessera/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { Desk } from '../../lib/code-desk/desk.store';
import { useFillHeight } from '../../lib/use-fill-height';
import { Bar, Root, RoomyWords, Title } from './code-editor.styles';
import { createEditorFiles } from './editor-files.store';
import { createKeptFiles } from './kept-files';
import { OpenEditor } from './open-editor';
import { STARTERS, type Starter } from './starters';

/** SCR-11 without a project: an editor for whoever comes, whose files are kept in this browser. */
export function CodeEditorApp({ actions }: { actions?: ReactNode }) {
  const { reportError } = useShell();
  const root = useFillHeight<HTMLDivElement>();
  const [files] = useState(() => createEditorFiles({ ...createKeptFiles(), report: reportError }));
  const state = useStore(files.store);
  const offerUndo = useUndo();
  useEffect(() => {
    void files.load();
    return files.dispose;
  }, [files]);

  function begin(starter: Starter): void {
    offerUndo(`Began anew with ${starter.name}`, files.begin(starter));
  }
  return (
    <Root ref={root}>
      <Bar>
        <Title tabIndex={-1}>Code editor</Title>
        {state.step === 'ready' ? <StarterMenu onBegin={begin} /> : null}
        {actions}
      </Bar>
      {state.step === 'loading' ? (
        <Waiting aria-busy="true" aria-label="Loading your files">
          <Skeleton lines={8} />
        </Waiting>
      ) : (
        <OpenEditor key={deskKey(state.desk)} desk={state.desk} saved={state.saved} onBegin={begin} />
      )}
    </Root>
  );
}

/** Other files in place of those that are there, which 'Undo' brings back. */
function StarterMenu({ onBegin }: { onBegin: (starter: Starter) => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small">
          <span>
            New<RoomyWords> from starter</RoomyWords>
          </span>
        </Button>
      }
      items={STARTERS.map((starter) => ({
        id: starter.id,
        label: starter.name,
        onSelect: () => {
          onBegin(starter);
        },
      }))}
    />
  );
}

/** Another set of files is another editor: histories and the worker begin anew. */
const keys = new WeakMap<Desk, number>();
let lastKey = 0;
function deskKey(desk: Desk): number {
  const key = keys.get(desk) ?? (lastKey += 1);
  keys.set(desk, key);
  return key;
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
