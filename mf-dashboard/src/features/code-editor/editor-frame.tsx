import { saveFile } from '@tessera/shared/remote';
import { Button } from '@tessera/shared/ui';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { EditorPane } from '../../lib/code-desk/editor-pane';
import type { FileChange } from '../../lib/code-desk/file-changes';
import { FilesPanel } from '../../lib/code-desk/files-panel';
import { SearchPanel } from '../../lib/code-desk/search-panel';
import { Activities } from './activities';
import { BottomPanel } from './bottom-panel';
import { Body, Center, PhoneTabs, Right, RoomyWords, SidePanel } from './code-editor.styles';
import { EditorLayers, type EditorCommand } from './editor-layers';
import { RunView } from './run-view';
import { SettingsPanel } from './settings-panel';
import { zipOf } from './transfer';
import type { Editor } from './use-editor';
import { useUpload } from './use-upload';

export interface EditorFrameProps {
  editor: Editor;
  /** What differs from what was saved last; nothing where every change is saved. */
  changes?: ReadonlyMap<string, FileChange['kind']>;
  /** Folders that are closed at first. */
  closed?: readonly string[];
  /** Of the ZIP with all files. */
  archiveName: string;
  /** In the bar, after what every editor has. */
  actions: ReactNode;
  /** At the end of the line below: what became of what was typed. */
  status: ReactNode;
  /** Below the settings. */
  moreSettings?: ReactNode;
  /** F1, besides what every editor has. */
  moreCommands: readonly EditorCommand[];
}

/** SCR-11, whatever files are behind it: activities, tree, editors, problems, console and output, and the code as it runs. */
export function EditorFrame(props: EditorFrameProps) {
  const { editor, archiveName, actions, status, moreCommands } = props;
  const { desk, client, language, settings, commands, problems, run } = editor;
  const marks = useMarks(editor, props.changes);
  const downloadAll = () => {
    saveFile(zipOf(desk.store.getState().files), archiveName);
  };

  return (
    <>
      <Body data-view={editor.view}>
        <Activities active={editor.activity} onChoose={editor.show} />
        <SidePanel>
          <Side {...props} marks={marks} />
        </SidePanel>
        <Center>
          <EditorPane
            desk={desk}
            client={client}
            language={language}
            settings={settings}
            commands={commands}
            changes={marks.changes}
            actions={
              <>
                <Button size="small" variant="quiet" onClick={editor.format}>
                  Format
                </Button>
                <Button size="small" variant="quiet" onClick={downloadAll}>
                  <span>
                    <RoomyWords>Download </RoomyWords>ZIP
                  </span>
                </Button>
                {actions}
              </>
            }
            status={
              <>
                <span>{`${String(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}`}</span>
                {status}
              </>
            }
          >
            <BottomPanel
              tab={editor.tab}
              onTab={editor.setTab}
              problems={problems}
              run={run}
              onOpen={editor.open}
              onClear={editor.clear}
            />
          </EditorPane>
        </Center>
        <Right>
          <RunView
            run={run}
            off={language.status === 'off' ? OFF : undefined}
            onMessage={editor.hear}
            onFlood={editor.stop}
          />
        </Right>
      </Body>
      <Views editor={editor} />
      <EditorLayers editor={editor} onDownload={downloadAll} more={moreCommands} />
    </>
  );
}

const OFF =
  'Nothing runs without the language service, which could not be loaded. Turn completion on to try again.';

const NO_CHANGES: ReadonlyMap<string, FileChange['kind']> = new Map();

function useMarks({ language: { problems } }: Editor, changes = NO_CHANGES) {
  return useMemo(
    () => ({ changes, problems: new Map([...problems].map(([path, found]) => [path, found.length])) }),
    [changes, problems],
  );
}

function Side({
  editor,
  marks,
  closed,
  moreSettings,
}: EditorFrameProps & { marks: ReturnType<typeof useMarks> }) {
  const { desk, activity, open } = editor;
  const files = useStore(desk.store, (state) => state.files);
  const upload = useUpload(editor);
  if (activity === 'search') return <SearchPanel files={files} onOpen={open} />;
  if (activity === 'settings') {
    return (
      <SettingsPanel settings={editor.settings} onChange={editor.changeSettings}>
        {moreSettings}
      </SettingsPanel>
    );
  }
  return <FilesPanel desk={desk} marks={marks} closed={closed ?? []} onOpen={open} onUpload={upload} />;
}

/** On a phone: one thing at a time. */
function Views({ editor: { view, setView } }: { editor: Editor }) {
  return (
    <PhoneTabs aria-label="Views">
      {(['files', 'code', 'preview'] as const).map((each) => (
        <Button
          key={each}
          variant="quiet"
          aria-current={each === view || undefined}
          onClick={() => {
            setView(each);
          }}
        >
          {VIEWS[each]}
        </Button>
      ))}
    </PhoneTabs>
  );
}

const VIEWS = { files: 'Files', code: 'Code', preview: 'Preview' } as const;
