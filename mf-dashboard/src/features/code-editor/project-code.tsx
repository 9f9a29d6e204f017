import type { DataPlace } from '@tessera/shared/contracts';
import { fileNameOf, useShell } from '@tessera/shared/remote';
import { Button } from '@tessera/shared/ui';
import { useStore } from 'zustand';
import { CLOSED_FOLDERS } from '../../lib/code/files';
import { CodeLayers } from '../../lib/code-desk/code-layers';
import type { ProjectCode } from '../../lib/code-desk/project-code.store';
import {
  DraftNotice,
  DraftStatus,
  useVersionSaving,
  VersionActions,
  type ReadyCode,
} from '../../lib/code-desk/version-saving';
import { keptText } from '../../lib/kept-text';
import { EditorFrame } from './editor-frame';
import { useEditor } from './use-editor';

export interface ProjectCodeProps {
  projectId: string;
  /** The project's. */
  name: string;
  /** Where the records of its preview are. */
  dataPlace: DataPlace | undefined;
  code: ProjectCode;
  state: ReadyCode;
  onSaved: () => void;
}

/** The editor on the code of a project: what is edited runs at once, and is a version when it is saved. */
export function OpenProjectCode({ projectId, name, dataPlace, code, state, onSaved }: ProjectCodeProps) {
  const shell = useShell();
  const { desk, base, notice, isSaving } = state;
  const { files } = useStore(desk.store);
  const saving = useVersionSaving(state);
  const editor = useEditor(desk, {
    onSave: saving.askToSave,
    readRecords: () => keptText(shell, projectId, dataPlace),
  });
  const { language, problems } = editor;
  const hasChanges = saving.changes.length > 0;
  return (
    <>
      <DraftNotice text={notice} onDismiss={code.dismiss} />
      <EditorFrame
        editor={editor}
        changes={saving.kinds}
        closed={CLOSED_FOLDERS}
        archiveName={`${fileNameOf(name)}.zip`}
        actions={
          <>
            <Button size="small" onClick={editor.runAndShow}>
              Run
            </Button>
            <VersionActions saving={saving} />
          </>
        }
        status={<DraftStatus saving={saving} state={state} />}
        moreCommands={[
          { id: 'save', label: 'Save version', shortcut: 'Ctrl+S', give: saving.askToSave },
          ...(hasChanges ? [{ id: 'discard', label: 'Discard changes', give: saving.askToDiscard }] : []),
        ]}
      />
      <CodeLayers
        code={code}
        layer={saving.layer}
        paths={[...files.keys()]}
        number={base.number}
        onOpen={editor.enter}
        onSaved={onSaved}
        onClose={saving.close}
        save={{
          changes: saving.changes,
          problems,
          isChecked: language.status === 'off' ? undefined : language.isChecked,
          checks: undefined,
          isBusy: isSaving,
        }}
      />
    </>
  );
}
