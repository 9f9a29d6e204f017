import { errorMessage } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { saveFile, undoNotice, useShell } from '@tessera/shared/remote';
import { Button, LinkButton, Menu, useIsPhone, type MenuItem } from '@tessera/shared/ui';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useDiffPorts, type ReadyDiff } from './use-diff';

interface DiffActionsProps {
  readonly diff: ReadyDiff;
  readonly onSelectVersion: (versionId: string) => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const FALLBACK = 'Try again in a moment.';

/** What can be done with the whole change. */
export function DiffActions({ diff, onSelectVersion }: DiffActionsProps) {
  const { project, change } = diff;
  const { busy, downloadPatch, restore } = useDiffActions(diff, onSelectVersion);
  const isPhone = useIsPhone();
  const canRestore = change.baseVersionId !== null;
  const builder = <LinkButton to={paths.app.to(project.id)}>Open in builder</LinkButton>;
  if (isPhone) {
    return (
      <>
        {builder}
        <Menu
          trigger={<Button isBusy={busy !== undefined}>More</Button>}
          items={itemsOf(downloadPatch, canRestore, restore)}
        />
      </>
    );
  }
  return (
    <>
      <Button icon={<Download {...ICON} />} isBusy={busy === 'patch'} onClick={downloadPatch}>
        Download patch
      </Button>
      {canRestore ? (
        <Button icon={<Undo2 {...ICON} />} isBusy={busy === 'restore'} onClick={restore}>
          Restore the version before
        </Button>
      ) : null}
      {builder}
    </>
  );
}

/** On phones, where three buttons would stand before everything else. */
function itemsOf(downloadPatch: () => void, canRestore: boolean, restore: () => void): MenuItem[] {
  return [
    { id: 'patch', label: 'Download patch', icon: <Download {...ICON} />, onSelect: downloadPatch },
    {
      id: 'restore',
      label: 'Restore the version before',
      icon: <Undo2 {...ICON} />,
      isDisabled: !canRestore,
      onSelect: restore,
    },
  ];
}

function useDiffActions({ project, change }: ReadyDiff, onSelectVersion: (versionId: string) => void) {
  const ports = useDiffPorts();
  const { notify } = useShell();
  const [busy, setBusy] = useState<'patch' | 'restore'>();
  const run = (kind: 'patch' | 'restore', failed: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    action()
      .catch((error: unknown) => {
        notify({ type: 'error', title: failed, message: errorMessage(error, FALLBACK) });
      })
      .finally(() => {
        setBusy(undefined);
      });
  };
  const undo = async () => {
    onSelectVersion((await ports.undo(project.id)).id);
  };
  return {
    busy,
    downloadPatch: () => {
      run('patch', 'The patch could not be made', async () => {
        const compared = { version: change.version.id, against: change.against?.id };
        const { content, name } = await ports.readPatch(compared);
        saveFile(content, name ?? `v${String(change.version.number)}.patch`);
      });
    },
    restore: () => {
      run('restore', 'Nothing was restored', async () => {
        const version = await ports.restore(change.baseVersionId ?? '');
        onSelectVersion(version.id);
        notify(
          undoNotice(`Restored as v${String(version.number)}`, () => {
            run('restore', 'Nothing was undone', undo);
          }),
        );
      });
    },
  };
}
