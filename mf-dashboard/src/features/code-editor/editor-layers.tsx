import { useState } from 'react';
import { useStore } from 'zustand';
import { QuickPick, type Pick } from '../../lib/code-desk/quick-pick';
import { useDeskKeys } from '../../lib/code-desk/use-desk-keys';
import type { Editor } from './use-editor';

export interface EditorCommand extends Pick {
  readonly give: () => void;
}

export interface EditorLayersProps {
  editor: Editor;
  onDownload: () => void;
  /** Commands besides those that every editor has. */
  more: readonly EditorCommand[];
}

/** Ctrl+P and F1: a file to open, a command to give. */
export function EditorLayers({ editor, onDownload, more }: EditorLayersProps) {
  const { desk, save, enter } = editor;
  const { files } = useStore(desk.store);
  const [layer, setLayer] = useState<'open' | 'commands'>();
  const openFile = () => {
    setLayer('open');
  };
  useDeskKeys({
    onSave: save,
    onOpenFile: openFile,
    onSplit: desk.toggleSplit,
    onCommands: () => {
      setLayer('commands');
    },
  });
  const commands = [...useOwnCommands(editor, openFile, onDownload), ...more];
  const close = () => {
    setLayer(undefined);
  };
  if (layer === 'commands') {
    return (
      <QuickPick
        key="commands"
        title="Commands"
        placeholder="Type what you want to do"
        items={commands}
        onPick={(id) => commands.find((each) => each.id === id)?.give()}
        onClose={close}
      />
    );
  }
  if (layer === undefined) return null;
  return (
    <QuickPick
      key="open"
      title="Open a file"
      placeholder="Type a part of its name"
      items={[...files.keys()].map((path) => ({ id: path, label: path }))}
      onPick={enter}
      onClose={close}
    />
  );
}

/** What can be done in every editor, whatever files are behind it. */
function useOwnCommands(editor: Editor, openFile: () => void, download: () => void): EditorCommand[] {
  const { desk, show } = editor;
  const { beside } = useStore(desk.store);
  // Where nothing else is saved by it, Ctrl+S runs.
  const isSave = editor.save === editor.runNow;
  return [
    { id: 'run', label: 'Run', ...(isSave && { shortcut: 'Ctrl+S' }), give: editor.runAndShow },
    { id: 'format', label: 'Format this file', give: editor.format },
    { id: 'open', label: 'Open a file', shortcut: 'Ctrl+P', give: openFile },
    {
      id: 'split',
      label: beside ? 'Join both editors' : 'Split the editor',
      shortcut: 'Ctrl+\\',
      give: desk.toggleSplit,
    },
    {
      id: 'search',
      label: 'Search in files',
      give: () => {
        show('search');
      },
    },
    {
      id: 'settings',
      label: 'Settings',
      give: () => {
        show('settings');
      },
    },
    { id: 'download', label: 'Download ZIP', give: download },
  ];
}
