import { useMemo, useState } from 'react';
import type { Desk } from '../../lib/code-desk/desk.store';
import { useEditorCommands } from '../../lib/code-desk/use-editor-commands';
import { useLanguage } from '../../lib/code-desk/use-language';
import { keepSettings, readSettings, type EditorSettings } from '../../lib/editor/editor-settings';
import type { Activity } from './activities';
import type { ReadRecords } from './app-messages';
import type { BottomTab } from './bottom-panel';
import { useRunner } from './use-runner';

export type PhoneView = 'files' | 'code' | 'preview';

export interface EditorChoices {
  /** What Ctrl+S does; without it, it runs what is there. */
  onSave?: () => void;
  readRecords: ReadRecords;
}

/** One set of files as it is edited, wherever it is kept: its language, its run, what is in sight, and how it is shown. */
export function useEditor(desk: Desk, { onSave, readRecords }: EditorChoices) {
  const { client, language } = useLanguage(desk);
  const runner = useRunner({ desk, client, language, readRecords });
  const [settings, setSettings] = useState(readSettings);
  const [activity, setActivity] = useState<Activity>('files');
  const [tab, setTab] = useState<BottomTab>('problems');
  const [view, setView] = useState<PhoneView>('code');
  const save = onSave ?? runner.runNow;
  const commands = useEditorCommands(desk, client, save);
  const problems = useMemo(() => [...language.problems.values()].flat(), [language.problems]);
  // On a phone the code comes before the list that it was chosen from.
  const open: Desk['open'] = (path, range) => {
    desk.open(path, range);
    setView('code');
  };
  const enter = (path: string) => {
    desk.enter(path);
    setView('code');
  };

  return {
    ...{ desk, client, language, problems, commands, save, open, enter, ...runner },
    ...{ settings, activity, tab, setTab, view, setView },
    changeSettings: (next: EditorSettings) => {
      setSettings(next);
      keepSettings(next);
    },
    format: () => {
      commands.format(settings.tabSize);
    },
    runAndShow: () => {
      runner.runNow();
      // On a phone, who runs it wants to see it.
      setView('preview');
    },
    show: (next: Activity | 'problems') => {
      if (next === 'problems') setTab('problems');
      else setActivity(next);
      setView(next === 'problems' ? 'code' : 'files');
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
