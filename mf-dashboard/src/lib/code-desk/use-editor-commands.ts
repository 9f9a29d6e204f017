import { errorMessage } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import type { EditorCommand } from '../editor/editor-view';
import type { LanguageClient } from '../editor/language/language-client';
import type { Place, Spot } from '../editor/language/language-messages';
import { applyTextChanges } from '../editor/text-changes';
import type { Desk } from './desk.store';

export interface Renaming extends Spot {
  readonly name: string;
}

/** What the keys of the editor do: go to what a name stands for, find where it is used, rename it everywhere. */
export function useEditorCommands(desk: Desk, client: LanguageClient, onSave: () => void) {
  const { notify } = useShell();
  const [references, setReferences] = useState<readonly Place[]>();
  const [renaming, setRenaming] = useState<Renaming>();
  const say = (title: string) => {
    notify({ type: 'info', title });
  };

  async function define(spot: Spot): Promise<void> {
    const places = await client.ask('define', spot);
    const own = places?.find(({ isLibrary }) => !isLibrary);
    if (own) desk.open(own.path, own);
    else if (places?.length) say('This is defined in the types of a package.');
    else say(places ? 'There is no definition here.' : 'Types are not there yet.');
  }

  async function refer(spot: Spot): Promise<void> {
    const places = await client.ask('refer', spot);
    const own = places?.filter(({ isLibrary }) => !isLibrary) ?? [];
    setReferences(own.length > 0 ? own : undefined);
    if (own.length === 0) say('Nothing in this project refers to it.');
  }

  async function askForName(spot: Spot): Promise<void> {
    const answer = await client.ask('nameAt', spot);
    if (answer && 'name' in answer) setRenaming({ ...spot, name: answer.name });
    else say(answer ? answer.why : 'Types are not there yet.');
  }

  async function rename(name: string): Promise<void> {
    if (!renaming || name === renaming.name) return;
    const changed = await client.ask('rename', { path: renaming.path, offset: renaming.offset, name });
    const { files } = desk.store.getState();
    const texts = new Map(
      (changed ?? []).map(({ path, changes }) => [path, applyTextChanges(files.get(path) ?? '', changes)]),
    );
    if (texts.size === 0) {
      say('Nothing was renamed.');
      return;
    }
    desk.writeAll(texts);
    say(`Renamed to ${name} in ${String(texts.size)} ${texts.size === 1 ? 'file' : 'files'}`);
  }

  /** Lays the open file out. */
  async function format(tabSize: number): Promise<void> {
    const { active, files } = desk.store.getState();
    const text = active === undefined ? undefined : files.get(active);
    if (active === undefined || text === undefined) return;
    try {
      const { formatText } = await import('../editor/format/format-text');
      const formatted = await formatText(active, text, tabSize);
      // What was typed meanwhile is worth more.
      if (desk.store.getState().files.get(active) === text) desk.write(active, formatted);
    } catch (error) {
      const why = error instanceof Error ? error.message : errorMessage(error, 'It cannot be formatted.');
      notify({ type: 'warning', title: `${active} was not formatted`, message: why });
    }
  }

  return {
    references,
    closeReferences: () => {
      setReferences(undefined);
    },
    renaming,
    cancelRename: () => {
      setRenaming(undefined);
    },
    rename: (name: string) => void rename(name),
    format: (tabSize: number) => void format(tabSize),
    give: (command: EditorCommand, spot: Spot) => {
      if (command === 'save') onSave();
      else if (command === 'define') void define(spot);
      else if (command === 'refer') void refer(spot);
      else void askForName(spot);
    },
  };
}

export type EditorCommands = ReturnType<typeof useEditorCommands>;
