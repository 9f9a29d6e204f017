import type { LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { IconButton, Menu } from '@tessera/shared/ui';
import { GitBranch, MoreHorizontal, Settings, Share2 } from 'lucide-react';
import { useDownloadItems } from '../../lib/download-items';
import { linkedProjectPath } from '../../lib/linked-project-path';
import type { Bench } from './use-workbench';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface ProjectMenuProps {
  bench: Bench;
  link: LinkedProject | null;
  onShare: () => void;
}

/** What is done with the whole project; where there is little room also what has a button of its own elsewhere. */
export function ProjectMenu({ bench, link, onShare }: ProjectMenuProps) {
  const { project, shownVersionId } = bench;
  const versionId = shownVersionId ?? project.headVersion?.id;
  const downloads = useDownloadItems(versionId, project.dataPlace);
  const settings = paths.projectSettings.to(project.id);
  return (
    <Menu
      label="Project menu"
      align="end"
      trigger={
        <IconButton label="Project menu">
          <MoreHorizontal {...ICON} />
        </IconButton>
      }
      items={[
        {
          id: 'share',
          label: 'Share',
          icon: <Share2 {...ICON} />,
          isDisabled: !versionId,
          onSelect: onShare,
        },
        {
          id: 'github',
          label: 'GitHub',
          icon: <GitBranch {...ICON} />,
          // Of what is linked to nothing there is no card to push from.
          to: link ? linkedProjectPath(project.id) : `${settings}?tab=github`,
        },
        { id: 'settings', label: 'Settings', icon: <Settings {...ICON} />, to: settings },
        'separator',
        ...downloads,
      ]}
    />
  );
}
