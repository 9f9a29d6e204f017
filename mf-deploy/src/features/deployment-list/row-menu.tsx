import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { IconButton, Menu, type MenuItem } from '@tessera/shared/ui';
import { MoreHorizontal } from 'lucide-react';
import { deployAgainLabel, deployAgainPath } from '../../lib/deploy-again';
import { canBeDeleted, canBeStarted, openAddress } from './row-rights';

export interface RowMenuProps {
  deployment: Deployment;
  /** Something is live or stopped under its name. */
  canRollBack: boolean;
  onStop: (deployment: Deployment) => void;
  onStart: (deployment: Deployment) => void;
  onDelete: (deployment: Deployment) => void;
}

/** What can be done with one deployment (SCR-26). */
export function RowMenu({ deployment, canRollBack, onStop, onStart, onDelete }: RowMenuProps) {
  const { id, appName, status, isProjectDeleted } = deployment;
  const tab = (name: string) => `${paths.deployment.to(id)}?tab=${name}`;
  const items: readonly (MenuItem | false | undefined | 'separator')[] = [
    status === 'live' && {
      id: 'open',
      label: 'Open',
      shortcut: 'O',
      onSelect: () => {
        openAddress(deployment);
      },
    },
    !isProjectDeleted && {
      id: 'deploy',
      label: deployAgainLabel(deployment),
      to: deployAgainPath(deployment),
    },
    canRollBack && { id: 'back', label: 'Roll back', to: tab('history') },
    status === 'live' && {
      id: 'stop',
      label: 'Stop',
      onSelect: () => {
        onStop(deployment);
      },
    },
    canBeStarted(deployment) && {
      id: 'start',
      label: 'Start',
      onSelect: () => {
        onStart(deployment);
      },
    },
    { id: 'logs', label: 'Logs', shortcut: 'L', to: tab('log') },
    canBeDeleted(deployment) && 'separator',
    canBeDeleted(deployment) && {
      id: 'delete',
      label: 'Delete',
      tone: 'bad',
      onSelect: () => {
        onDelete(deployment);
      },
    },
  ];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Actions for ${appName}`} size="small">
          <MoreHorizontal size={16} strokeWidth={1.75} />
        </IconButton>
      }
      items={items.filter((item) => item !== false && item !== undefined)}
    />
  );
}
