import { useState } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../../lib/code-desk/desk.store';
import { QuickPick, type Pick } from '../../lib/code-desk/quick-pick';
import { useDeskKeys } from '../../lib/code-desk/use-desk-keys';
import type { Activity } from './activities';
import { STARTERS, type Starter } from './starters';

export interface EditorLayersProps {
  desk: Desk;
  /** A file was chosen. */
  onOpen: (path: string) => void;
  actions: {
    readonly run: () => void;
    readonly format: () => void;
    readonly download: () => void;
    readonly show: (activity: Activity) => void;
    readonly begin: (starter: Starter) => void;
  };
}

/** Ctrl+P and F1: a file to open, a command to give. */
export function EditorLayers({ desk, onOpen, actions }: EditorLayersProps) {
  const { files, beside } = useStore(desk.store);
  const [layer, setLayer] = useState<'open' | 'commands'>();
  const openFile = () => {
    setLayer('open');
  };
  useDeskKeys({
    onSave: actions.run,
    onOpenFile: openFile,
    onSplit: desk.toggleSplit,
    onCommands: () => {
      setLayer('commands');
    },
  });
  const commands: readonly (Pick & { readonly give: () => void })[] = [
    { id: 'run', label: 'Run', shortcut: 'Ctrl+S', give: actions.run },
    { id: 'format', label: 'Format this file', give: actions.format },
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
        actions.show('search');
      },
    },
    {
      id: 'settings',
      label: 'Settings',
      give: () => {
        actions.show('settings');
      },
    },
    { id: 'download', label: 'Download ZIP', give: actions.download },
    ...STARTERS.map((starter) => ({
      id: starter.id,
      label: `Begin anew with ${starter.name}`,
      give: () => {
        actions.begin(starter);
      },
    })),
  ];
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
      onPick={onOpen}
      onClose={close}
    />
  );
}
