import { Button, IconButton, Skeleton } from '@tessera/shared/ui';
import { X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { EditorHandle } from '../editor/code-editor';
import type { EditorSettings } from '../editor/editor-settings';
import { kindInWords } from '../editor/file-kind';
import type { LanguageClient, LanguageState } from '../editor/language/language-client';
import { LazyCodeEditor } from '../editor/lazy-code-editor';
import type { Desk } from './desk.store';
import type { FileChange } from './file-changes';
import { KeyRow } from './key-row';
import { NameDialog } from './name-dialog';
import { PlaceList } from './place-list';
import { TabBar } from './tab-bar';
import type { EditorCommands } from './use-editor-commands';

export interface EditorPaneProps {
  desk: Desk;
  client: LanguageClient;
  language: LanguageState;
  settings: EditorSettings;
  commands: EditorCommands;
  changes: ReadonlyMap<string, FileChange['kind']>;
  /** Beside the tabs. */
  actions?: ReactNode;
  /** At the end of the line below: what became of what was typed. */
  status?: ReactNode;
  /** Under the editor. */
  children?: ReactNode;
}

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** The open files: tabs, the editor, and a line that says where one is. */
export function EditorPane(props: EditorPaneProps) {
  const { desk, settings, commands, changes, actions, children } = props;
  const { open, active } = useStore(desk.store);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [tabMoves, setTabMoves] = useState(false);
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const takeCursor = useCallback((line: number, column: number) => {
    setCursor({ line, column });
  }, []);

  return (
    <Root>
      <Head>
        <TabBar open={open} active={active} changes={changes} onOpen={desk.open} onClose={desk.close} />
        <Actions>{actions}</Actions>
      </Head>
      <OpenFile
        {...props}
        editor={editor}
        onEditor={setEditor}
        onCursor={takeCursor}
        onTabMode={setTabMoves}
      />
      <ReferenceList desk={desk} commands={commands} />
      {children}
      <KeyRow editor={editor} tabSize={settings.tabSize} />
      <WhereLine {...props} path={active} cursor={cursor} tabMoves={tabMoves} />
      {commands.renaming ? (
        <NameDialog
          title={`Rename ${commands.renaming.name}`}
          label="New name"
          start={commands.renaming.name}
          verb="Rename"
          refuse={(name) =>
            NAME.test(name) ? undefined : 'Use letters, digits, _ and $, with no digit first.'
          }
          onDone={commands.rename}
          onClose={commands.cancelRename}
        />
      ) : null}
    </Root>
  );
}

interface OpenFileProps extends EditorPaneProps {
  editor: EditorHandle | null;
  /** The same function every time: another one would be told that the editor went and came. */
  onEditor: (editor: EditorHandle | null) => void;
  onCursor: (line: number, column: number) => void;
  onTabMode: (movesFocus: boolean) => void;
}

function OpenFile(props: OpenFileProps) {
  const { desk, client, language, settings, commands, editor, onEditor, onCursor, onTabMode } = props;
  const { files, open, active, jump } = useStore(desk.store);
  const text = active === undefined ? undefined : files.get(active);
  const problems = useMemo(
    () => (active === undefined ? [] : (language.problems.get(active) ?? [])),
    [active, language.problems],
  );
  useEffect(() => {
    if (editor && jump && jump.path === active) editor.select(jump);
  }, [editor, jump, active]);
  if (active === undefined || text === undefined) return <Empty>Choose a file to edit it.</Empty>;
  return (
    <Suspense
      fallback={
        <Waiting aria-busy="true">
          <Skeleton lines={10} />
        </Waiting>
      }
    >
      <LazyCodeEditor
        ref={onEditor}
        path={active}
        text={text}
        openPaths={open}
        language={client}
        problems={problems}
        settings={settings}
        onChange={desk.write}
        onCursor={onCursor}
        onCommand={commands.give}
        onTabMode={onTabMode}
      />
    </Suspense>
  );
}

function ReferenceList({ desk, commands }: Pick<EditorPaneProps, 'desk' | 'commands'>) {
  const { references, closeReferences } = commands;
  if (!references) return null;
  return (
    <References aria-label="References">
      <ReferencesHead>
        <h2>{`${String(references.length)} ${references.length === 1 ? 'reference' : 'references'}`}</h2>
        <IconButton label="Close references" size="small" onClick={closeReferences}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      </ReferencesHead>
      <PlaceList label="References" places={references} empty="" onOpen={desk.open} />
    </References>
  );
}

interface WhereLineProps extends EditorPaneProps {
  path: string | undefined;
  cursor: { readonly line: number; readonly column: number };
  tabMoves: boolean;
}

function WhereLine({ path, cursor, tabMoves, client, language, status }: WhereLineProps) {
  return (
    <StatusLine>
      {path === undefined ? null : (
        <>
          <span>{`Line ${String(cursor.line)}, column ${String(cursor.column)}`}</span>
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

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${({ theme }) => theme.colors.surface};
`;

/* Where there is no room for the tabs beside them, the actions have a row of their own. */
const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  min-height: 40px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 40px;
  margin-inline-start: auto;
  padding-inline: ${({ theme }) => theme.space[2]};
`;

const Empty = styled.p`
  margin: auto;
  color: ${({ theme }) => theme.colors.muted};
`;

const Waiting = styled.div`
  flex: 1;
  padding: ${({ theme }) => theme.space[4]};
`;

const References = styled.section`
  flex: none;
  max-height: 36%;
  overflow: auto;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;

const ReferencesHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[2]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

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

const TabMode = styled.span`
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-inline-start: auto;
`;
