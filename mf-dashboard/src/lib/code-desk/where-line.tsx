import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { EditorHandle } from '../editor/code-editor';
import { kindInWords } from '../editor/file-kind';
import type { EditorPaneProps } from './editor-pane';

/** What the line and the keys below are about: the editor that has the focus. */
export interface Focused {
  readonly editor: EditorHandle | null;
  readonly line: number;
  readonly column: number;
  readonly tabMoves: boolean;
}

interface WhereLineProps extends Pick<EditorPaneProps, 'desk' | 'client' | 'language' | 'status'> {
  focused: Focused;
}

/** The line below the editors: where the caret is, in what kind of file, and what Tab does. */
export function WhereLine({ desk, focused, client, language, status }: WhereLineProps) {
  const { active: path } = useStore(desk.store);
  const { line, column, tabMoves } = focused;
  return (
    <StatusLine>
      {path === undefined ? null : (
        <>
          <span>{`Line ${String(line)}, column ${String(column)}`}</span>
          <span>{kindInWords(path)}</span>
        </>
      )}
      <TabMode aria-live="polite">{tabMoves ? 'Tab moves focus (Ctrl+M)' : 'Tab indents (Ctrl+M)'}</TabMode>
      {language.status === 'off' ? (
        <span role="status">
          Completion is off.{' '}
          <Button variant="quiet" size="small" onClick={() => void client.start()}>
            Turn it on
          </Button>
        </span>
      ) : null}
      <End>{status}</End>
    </StatusLine>
  );
}

const StatusLine = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[3]};
  min-height: 28px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
`;

/* It is still said where there is no room for it. */
const TabMode = styled.span`
  @container pane (max-width: 639.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-inline-start: auto;
`;
