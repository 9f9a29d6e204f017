import { useShell } from '@tessera/shared/remote';
import { Banner, Button } from '@tessera/shared/ui';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CodeLayer } from './code-layers';
import { changesBetween } from './file-changes';
import type { ProjectCodeState } from './project-code.store';

/** A project's code once it can be edited. */
export type ReadyCode = Extract<ProjectCodeState, { step: 'ready' }>;

/** What of a project was edited since its newest version, and what is asked about that. */
export function useVersionSaving({ desk, base }: ReadyCode) {
  const { notify } = useShell();
  const { files } = useStore(desk.store);
  const [layer, setLayer] = useState<CodeLayer>();
  const changes = useMemo(() => changesBetween(base.files, files), [base.files, files]);
  const kinds = useMemo(() => new Map(changes.map(({ path, kind }) => [path, kind])), [changes]);
  return {
    changes,
    kinds,
    layer,
    setLayer,
    close: () => {
      setLayer(undefined);
    },
    askToSave: () => {
      if (changes.length > 0) setLayer('save');
      else notify({ type: 'info', title: 'Nothing changed since the last version.' });
    },
    askToDiscard: () => {
      setLayer('discard');
    },
  };
}

export type VersionSaving = ReturnType<typeof useVersionSaving>;

/** 'Save version', and 'Discard' where there is something to discard. */
export function VersionActions({ saving }: { saving: VersionSaving }) {
  const hasChanges = saving.changes.length > 0;
  return (
    <>
      {hasChanges ? (
        <Button size="small" variant="quiet" onClick={saving.askToDiscard}>
          Discard
        </Button>
      ) : null}
      <Button size="small" variant="primary" disabled={!hasChanges} onClick={saving.askToSave}>
        Save version
      </Button>
    </>
  );
}

/** What became of what was typed. */
export function DraftStatus({ saving, state }: { saving: VersionSaving; state: ReadyCode }) {
  const count = saving.changes.length;
  if (count === 0) return <span role="status">{`As in version ${String(state.base.number)}`}</span>;
  const files = `${String(count)} ${count === 1 ? 'file' : 'files'} changed`;
  return (
    <span role="status">
      {state.isKept
        ? `${files}, kept in this browser`
        : `${files}. Changes are kept until you close this tab`}
    </span>
  );
}

/** What became of the draft when a newer version came. */
export function DraftNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  if (text === undefined) return null;
  return (
    <Banner
      tone="info"
      role="status"
      title={text}
      action={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}
