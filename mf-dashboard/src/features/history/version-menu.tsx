import type { DataPlace, Version } from '@tessera/shared/contracts';
import { IconButton, Menu, type MenuItem } from '@tessera/shared/ui';
import {
  Eye,
  FileDiff,
  GitCompare,
  GitPullRequest,
  MoreHorizontal,
  Pencil,
  Pin,
  PinOff,
  RotateCcw,
  SquareSplitHorizontal,
} from 'lucide-react';
import { useDownloadItems } from '../../lib/download-items';
import type { VersionLeads } from '../../lib/version-leads';
import type { VersionActions } from './version-actions';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface VersionMenuProps {
  version: Version;
  newest: Version;
  /** There is a version before it to be shown beside it. */
  hasBefore: boolean;
  /** Where the project keeps its records. */
  dataPlace: DataPlace | undefined;
  actions: VersionActions;
  leads: VersionLeads;
  onRename: () => void;
}

/** Everything that can be done with one version. */
export function VersionMenu(props: VersionMenuProps) {
  const downloads = useDownloadItems(props.version.id, props.dataPlace);
  const label = `Actions for v${String(props.version.number)}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <IconButton label={label} size="small">
          <MoreHorizontal {...ICON} />
        </IconButton>
      }
      items={[
        ...looking(props),
        'separator',
        ...changing(props),
        'separator',
        ...proposing(props),
        ...downloads,
      ]}
    />
  );
}

function looking({ version, newest, hasBefore, actions, leads }: VersionMenuProps): MenuItem[] {
  return [
    {
      id: 'preview',
      label: 'Preview',
      icon: <Eye {...ICON} />,
      shortcut: 'Enter',
      onSelect: () => {
        actions.preview(version);
      },
    },
    {
      id: 'compare',
      label: 'Compare with the newest',
      icon: <GitCompare {...ICON} />,
      isDisabled: version.id === newest.id,
      onSelect: () => {
        actions.compare(version, newest);
      },
    },
    {
      id: 'before',
      label: 'Before and after',
      icon: <SquareSplitHorizontal {...ICON} />,
      isDisabled: !hasBefore,
      onSelect: () => {
        actions.beforeAndAfter(version);
      },
    },
    { id: 'changes', label: 'View changes', icon: <FileDiff {...ICON} />, to: leads.changes(version) },
  ];
}

function proposing({ version, leads: { pullRequest } }: VersionMenuProps): MenuItem[] {
  if (!pullRequest) return [];
  const to = pullRequest(version);
  return [
    {
      id: 'pullRequest',
      label: 'Open pull request',
      icon: <GitPullRequest {...ICON} />,
      ...(to === null ? { isDisabled: true } : { to }),
    },
  ];
}

function changing({ version, newest, actions, onRename }: VersionMenuProps): MenuItem[] {
  const { pinned } = version;
  return [
    {
      id: 'restore',
      label: 'Restore',
      icon: <RotateCcw {...ICON} />,
      isDisabled: version.id === newest.id,
      onSelect: () => {
        actions.restore(version);
      },
    },
    { id: 'name', label: 'Name', icon: <Pencil {...ICON} />, shortcut: 'F2', onSelect: onRename },
    {
      id: 'pin',
      label: pinned ? 'Unpin' : 'Pin',
      icon: pinned ? <PinOff {...ICON} /> : <Pin {...ICON} />,
      onSelect: () => {
        actions.pin(version, !pinned);
      },
    },
  ];
}
