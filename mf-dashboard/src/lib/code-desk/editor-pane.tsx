import { IconButton, Skeleton } from '@tessera/shared/ui';
import { Columns2, X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { EditorHandle } from '../editor/code-editor';
import type { EditorSettings } from '../editor/editor-settings';
import type { LanguageClient, LanguageState } from '../editor/language/language-client';
import { LazyCodeEditor } from '../editor/lazy-code-editor';
import type { Desk, Jump } from './desk.store';
import type { FileChange } from './file-changes';
import { KeyRow } from './key-row';
import { NameDialog } from './name-dialog';
import { editorsOf, type ShownEditor } from './open-tabs';
import { PlaceList } from './place-list';
import { TabBar } from './tab-bar';
import type { EditorCommands } from './use-editor-commands';
import { WhereLine, type Focused } from './where-line';

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

const NOWHERE: Focused = { editor: null, line: 1, column: 1, tabMoves: false };

/** The open files: tabs, one editor or two beside each other, and a line that says where one is. */
export function EditorPane(props: EditorPaneProps) {
  const { desk, settings, commands, actions, children } = props;
  const editors = editorsOf(useStore(desk.store));
  const [focused, setFocused] = useState(NOWHERE);
  const isSplit = editors.length > 1;

  return (
    <Root>
      <Head>
        {isSplit ? null : editors.map((shown) => <FileTabs {...props} key={shown.side} shown={shown} />)}
        <Actions>
          <SplitButton desk={desk} isSplit={isSplit} />
          {actions}
        </Actions>
      </Head>
      <Editors>
        {editors.map((shown) => (
          <Editor
            key={shown.side}
            $hasFocus={shown.hasFocus}
            // The pointer, too: pressing a button gives it the focus in some browsers only.
            onFocusCapture={shown.hasFocus ? undefined : desk.changeSide}
            onPointerDownCapture={shown.hasFocus ? undefined : desk.changeSide}
          >
            {isSplit ? <FileTabs {...props} shown={shown} /> : null}
            <OpenFile {...props} shown={shown} onFocused={setFocused} />
          </Editor>
        ))}
      </Editors>
      <ReferenceList desk={desk} commands={commands} />
      {children}
      <KeyRow editor={focused.editor} tabSize={settings.tabSize} />
      <WhereLine {...props} focused={focused} />
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

function SplitButton({ desk, isSplit }: { desk: Desk; isSplit: boolean }) {
  return (
    <SplitPlace $isSplit={isSplit}>
      <IconButton
        label={isSplit ? 'Join both editors (Ctrl+\\)' : 'Split the editor (Ctrl+\\)'}
        size="small"
        onClick={desk.toggleSplit}
      >
        <Columns2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </SplitPlace>
  );
}

function FileTabs({ desk, changes, shown }: EditorPaneProps & { shown: ShownEditor }) {
  const { beside } = useStore(desk.store);
  const label = beside ? `Open files, ${shown.side} editor` : 'Open files';
  const { open, active, hasFocus } = shown;
  return (
    <TabBar
      label={label}
      open={open}
      active={active}
      hasFocus={hasFocus}
      changes={changes}
      onOpen={desk.open}
      onClose={desk.close}
    />
  );
}

interface OpenFileProps extends EditorPaneProps {
  shown: ShownEditor;
  /** Told of the editor that has the focus. */
  onFocused: (focused: Focused) => void;
}

function OpenFile(props: OpenFileProps) {
  const { desk, client, language, settings, commands, shown, onFocused } = props;
  const { open, active, hasFocus } = shown;
  const { files, jump } = useStore(desk.store);
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [tabMoves, setTabMoves] = useState(false);
  const takeCursor = useCallback((line: number, column: number) => {
    setCursor({ line, column });
  }, []);
  const text = active === undefined ? undefined : files.get(active);
  const problems = useMemo(
    () => (active === undefined ? [] : (language.problems.get(active) ?? [])),
    [active, language.problems],
  );
  useEffect(() => {
    if (hasFocus) onFocused({ editor, ...cursor, tabMoves });
  }, [hasFocus, editor, cursor, tabMoves, onFocused]);
  // Not when it gets the focus later: the wish was for the editor that had it.
  const go = useEffectEvent(({ path, range }: Jump) => {
    if (!hasFocus || path !== active || !editor) return;
    if (range) editor.select(range);
    else editor.focus();
    desk.arrive();
  });
  useEffect(() => {
    if (jump) go(jump);
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
        ref={setEditor}
        path={active}
        text={text}
        openPaths={open}
        language={client}
        problems={problems}
        settings={settings}
        onChange={desk.write}
        onCursor={takeCursor}
        onCommand={commands.give}
        onTabMode={setTabMoves}
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

const Root = styled.section`
  container: pane / inline-size;
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

const Editors = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

/* Where there is room for one, it is the one that has the focus. */
const Editor = styled.div<{ $hasFocus: boolean }>`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  & + & {
    border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  }
  > [role='toolbar'] {
    flex: none;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.bg};
  }
  @container pane (max-width: 479.98px) {
    display: ${({ $hasFocus }) => ($hasFocus ? 'flex' : 'none')};
    border: 0;
  }
`;

/* Two can be made one anywhere. */
const SplitPlace = styled.span<{ $isSplit: boolean }>`
  display: flex;
  @container pane (max-width: 479.98px) {
    display: ${({ $isSplit }) => ($isSplit ? 'flex' : 'none')};
  }
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
