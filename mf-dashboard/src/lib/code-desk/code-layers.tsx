import { useShell } from '@tessera/shared/remote';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';
import type { ProjectCode } from './project-code.store';
import { QuickPick } from './quick-pick';
import { SaveDialog, type SaveDialogProps } from './save-dialog';

export type CodeLayer = 'save' | 'discard' | 'open' | undefined;

export interface CodeLayersProps {
  code: ProjectCode;
  layer: CodeLayer;
  paths: readonly string[];
  number: number;
  save: Omit<SaveDialogProps, 'error' | 'tryBuild' | 'onSave' | 'onClose'>;
  onOpen: (path: string) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** What lies over the desk: a question at a time. */
export function CodeLayers({ code, layer, paths, number, save, onOpen, onSaved, onClose }: CodeLayersProps) {
  const { notify } = useShell();
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  async function saveVersion(note: string): Promise<void> {
    const outcome = await code.save(note);
    if (outcome.kind === 'failed') {
      setError(outcome.message);
      return;
    }
    close();
    if (outcome.kind === 'saved') notify({ type: 'success', title: `v${String(outcome.number)} saved` });
    // Overtaken, there is a newer version as well: the page shows it everywhere.
    onSaved();
  }
  if (layer === 'save') {
    return (
      <SaveDialog
        {...save}
        error={error}
        tryBuild={code.tryBuild}
        onSave={(note) => void saveVersion(note)}
        onClose={close}
      />
    );
  }
  if (layer === 'open') {
    return (
      <QuickPick
        title="Open a file"
        placeholder="Type a part of its name"
        items={paths.map((each) => ({ id: each, label: each }))}
        onPick={onOpen}
        onClose={close}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={layer === 'discard'}
      title="Discard your changes?"
      description={`All that you edited and did not save goes, and version ${String(number)} is shown as it is.`}
      confirmLabel="Discard"
      onOpenChange={close}
      onConfirm={() => {
        code.discard();
        close();
      }}
    />
  );
}
