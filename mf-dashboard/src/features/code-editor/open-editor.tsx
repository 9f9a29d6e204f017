import { Button } from '@tessera/shared/ui';
import type { Desk } from '../../lib/code-desk/desk.store';
import { EditorFrame } from './editor-frame';
import type { EditorFilesState } from './editor-files.store';
import { SaveAsProject } from './save-as-project';
import { BeginAnew } from './settings-panel';
import { STARTERS, type Starter } from './starters';
import { useEditor } from './use-editor';

export interface OpenEditorProps {
  desk: Desk;
  saved: Extract<EditorFilesState, { step: 'ready' }>['saved'];
  onBegin: (starter: Starter) => void;
}

/** Nobody entered anything into what belongs to no project. */
const readRecords = () => Promise.resolve(undefined);

/** The editor on the files of this browser: every change is kept, and becomes a project when somebody wants that. */
export function OpenEditor({ desk, saved, onBegin }: OpenEditorProps) {
  const editor = useEditor(desk, { readRecords });
  return (
    <EditorFrame
      editor={editor}
      archiveName="code.zip"
      actions={
        <>
          <SaveAsProject readFiles={() => desk.store.getState().files} />
          <Button size="small" variant="primary" onClick={editor.runAndShow}>
            Run
          </Button>
        </>
      }
      status={<span role="status">{SAVED[saved]}</span>}
      moreSettings={<BeginAnew onBegin={onBegin} />}
      moreCommands={STARTERS.map((starter) => ({
        id: starter.id,
        label: `Begin anew with ${starter.name}`,
        give: () => {
          onBegin(starter);
        },
      }))}
    />
  );
}

const SAVED = {
  saving: 'Saving…',
  saved: 'Saved in this browser',
  refused: 'Changes are kept until you close this tab',
} as const;
