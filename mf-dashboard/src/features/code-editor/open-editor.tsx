import { useShell } from '@tessera/shared/remote';
import { Button } from '@tessera/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../../lib/code-desk/desk.store';
import { EditorPane } from '../../lib/code-desk/editor-pane';
import { FilesPanel } from '../../lib/code-desk/files-panel';
import { SearchPanel } from '../../lib/code-desk/search-panel';
import { useEditorCommands } from '../../lib/code-desk/use-editor-commands';
import { useLanguage } from '../../lib/code-desk/use-language';
import { keepSettings, readSettings } from '../../lib/editor/editor-settings';
import { Activities, type Activity } from './activities';
import { BottomPanel, type BottomTab } from './bottom-panel';
import { Body, Center, PhoneTabs, Right, SidePanel } from './code-editor.styles';
import { EditorLayers } from './editor-layers';
import type { EditorFilesState } from './editor-files.store';
import { RunView } from './run-view';
import { SaveAsProject } from './save-as-project';
import { SettingsPanel } from './settings-panel';
import type { Starter } from './starters';
import { download, takeFiles, zipOf } from './transfer';
import { useRunner } from './use-runner';

type PhoneView = 'files' | 'code' | 'preview';

export interface OpenEditorProps {
  desk: Desk;
  saved: Extract<EditorFilesState, { step: 'ready' }>['saved'];
  onBegin: (starter: Starter) => void;
}

/** One set of files with all that is done to it: tree, search, editor, problems, console, and the code as it runs. */
export function OpenEditor({ desk, saved, onBegin }: OpenEditorProps) {
  const { client, language } = useLanguage(desk);
  const { run, hear, runNow, clear, stop } = useRunner(desk, client, language);
  const [settings, setSettings] = useState(readSettings);
  const [activity, setActivity] = useState<Activity>('files');
  const [tab, setTab] = useState<BottomTab>('problems');
  const [view, setView] = useState<PhoneView>('code');
  const commands = useEditorCommands(desk, client, runNow);
  const problems = useMemo(() => [...language.problems.values()].flat(), [language.problems]);
  const marks = useMarks(language.problems);
  const downloadAll = () => {
    download(zipOf(desk.store.getState().files), 'code.zip');
  };
  const format = () => {
    commands.format(settings.tabSize);
  };
  // On a phone the code comes before the list that it was chosen from.
  const open: Desk['open'] = (path, range) => {
    desk.open(path, range);
    setView('code');
  };
  const show = (next: Activity | 'problems') => {
    if (next === 'problems') setTab('problems');
    else setActivity(next);
    setView(next === 'problems' ? 'code' : 'files');
  };

  return (
    <>
      <Body data-view={view}>
        <Activities active={activity} onChoose={show} />
        <SidePanel>
          <Side desk={desk} activity={activity} marks={marks} onOpen={open}>
            <SettingsPanel
              settings={settings}
              onChange={(next) => {
                setSettings(next);
                keepSettings(next);
              }}
              onBegin={onBegin}
            />
          </Side>
        </SidePanel>
        <Center>
          <EditorPane
            desk={desk}
            client={client}
            language={language}
            settings={settings}
            commands={commands}
            changes={marks.changes}
            actions={<Actions desk={desk} onFormat={format} onDownload={downloadAll} onRun={runNow} />}
            status={<Status count={problems.length} saved={saved} />}
          >
            <BottomPanel
              tab={tab}
              onTab={setTab}
              problems={problems}
              run={run}
              onOpen={desk.open}
              onClear={clear}
            />
          </EditorPane>
        </Center>
        <Right>
          <RunView
            run={run}
            off={language.status === 'off' ? OFF : undefined}
            onMessage={hear}
            onFlood={stop}
          />
        </Right>
      </Body>
      <Views view={view} onView={setView} />
      <EditorLayers
        desk={desk}
        onOpen={open}
        actions={{ run: runNow, format, download: downloadAll, show, begin: onBegin }}
      />
    </>
  );
}

const OFF =
  'Nothing runs without the language service, which could not be loaded. Turn completion on to try again.';

function useMarks(problems: ReadonlyMap<string, readonly unknown[]>) {
  return useMemo(
    () => ({
      changes: new Map(),
      problems: new Map([...problems].map(([path, found]) => [path, found.length])),
    }),
    [problems],
  );
}

interface ActionsProps extends Readonly<Record<'onFormat' | 'onDownload' | 'onRun', () => void>> {
  desk: Desk;
}

function Actions({ desk, onFormat, onDownload, onRun }: ActionsProps) {
  return (
    <>
      <Button size="small" variant="quiet" onClick={onFormat}>
        Format
      </Button>
      <Button size="small" variant="quiet" onClick={onDownload}>
        Download ZIP
      </Button>
      <SaveAsProject readFiles={() => desk.store.getState().files} />
      <Button size="small" variant="primary" onClick={onRun}>
        Run
      </Button>
    </>
  );
}

function Status({ count, saved }: { count: number; saved: OpenEditorProps['saved'] }) {
  return (
    <>
      <span>{`${String(count)} ${count === 1 ? 'problem' : 'problems'}`}</span>
      <span role="status">{SAVED[saved]}</span>
    </>
  );
}

interface SideProps {
  desk: Desk;
  activity: Activity;
  marks: ReturnType<typeof useMarks>;
  onOpen: Desk['open'];
  /** The settings. */
  children: ReactNode;
}

function Side({ desk, activity, marks, onOpen, children }: SideProps) {
  const { notify } = useShell();
  const { files, active } = useStore(desk.store);
  async function upload(chosen: readonly File[]): Promise<void> {
    const folder = active?.includes('/') ? active.slice(0, active.lastIndexOf('/') + 1) : '';
    const { files: taken, refused } = await takeFiles(chosen, folder);
    desk.writeAll(taken);
    const [first] = taken.keys();
    if (first !== undefined) onOpen(first);
    if (refused.length > 0) {
      notify({ type: 'warning', title: 'Not everything was taken', message: refused.join(' ') });
    }
  }
  if (activity === 'search') return <SearchPanel files={files} onOpen={onOpen} />;
  if (activity === 'settings') return children;
  return <FilesPanel desk={desk} marks={marks} onOpen={onOpen} onUpload={(chosen) => void upload(chosen)} />;
}

/** On a phone: one thing at a time. */
function Views({ view, onView }: { view: PhoneView; onView: (view: PhoneView) => void }) {
  return (
    <PhoneTabs aria-label="Views">
      {(['files', 'code', 'preview'] as const).map((each) => (
        <Button
          key={each}
          variant="quiet"
          aria-current={each === view || undefined}
          onClick={() => {
            onView(each);
          }}
        >
          {VIEWS[each]}
        </Button>
      ))}
    </PhoneTabs>
  );
}

const SAVED = {
  saving: 'Saving…',
  saved: 'Saved in this browser',
  refused: 'Changes are kept until you close this tab',
} as const;

const VIEWS = { files: 'Files', code: 'Code', preview: 'Preview' } as const;
