import type { Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { IconButton, Menu, Sheet, type MenuItem } from '@tessera/shared/ui';
import {
  Archive,
  ArchiveRestore,
  Copy,
  MoreHorizontal,
  Pencil,
  Rocket,
  Settings,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useDownloadItems } from '../../lib/download-items';
import { SheetItems } from './sheet-items';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface AppMenuProps {
  project: Project;
  /** Shown from below, in a sheet. */
  isPhone: boolean;
  onRename: () => void;
  onDuplicate: () => void;
  onArchive: () => void;
  onUnarchive: () => void;
  onDelete: () => void;
}

/** What can be done with an app. */
export function AppMenu(props: AppMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { project, isPhone } = props;
  const downloads = useDownloadItems(project.headVersion?.id, project.dataPlace);
  const label = `Actions for ${project.name}`;
  const icon = <MoreHorizontal {...ICON} />;
  const items = project.archivedAt === null ? itemsOf(props, downloads) : archivedItemsOf(props);
  if (!isPhone) {
    const trigger = (
      <IconButton label={label} size="small">
        {icon}
      </IconButton>
    );
    return <Menu label={label} align="end" trigger={trigger} items={items} />;
  }
  const open = () => {
    setIsOpen(true);
  };
  return (
    <>
      <IconButton label={label} size="small" aria-haspopup="dialog" onClick={open}>
        {icon}
      </IconButton>
      <Sheet title={project.name} isOpen={isOpen} onOpenChange={setIsOpen}>
        <SheetItems
          items={items}
          onDone={() => {
            setIsOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}

function itemsOf(
  { project, onRename, onDuplicate, onArchive, ...more }: AppMenuProps,
  downloads: readonly MenuItem[],
): (MenuItem | 'separator')[] {
  const { id, headVersion } = project;
  return [
    openItem(project),
    { id: 'rename', label: 'Rename', icon: <Pencil {...ICON} />, shortcut: 'F2', onSelect: onRename },
    { id: 'duplicate', label: 'Duplicate', icon: <Copy {...ICON} />, onSelect: onDuplicate },
    {
      id: 'deploy',
      label: 'Deploy',
      icon: <Rocket {...ICON} />,
      to: `${paths.deployment.to('new')}?project=${id}`,
      isDisabled: !headVersion,
    },
    { id: 'settings', label: 'Settings', icon: <Settings {...ICON} />, to: paths.projectSettings.to(id) },
    ...downloads,
    'separator',
    { id: 'archive', label: 'Archive', icon: <Archive {...ICON} />, onSelect: onArchive },
    deleteItem(more),
  ];
}

function archivedItemsOf({ project, onUnarchive, ...more }: AppMenuProps): (MenuItem | 'separator')[] {
  return [
    openItem(project),
    { id: 'unarchive', label: 'Unarchive', icon: <ArchiveRestore {...ICON} />, onSelect: onUnarchive },
    'separator',
    deleteItem(more),
  ];
}

function openItem({ id }: Project): MenuItem {
  return { id: 'open', label: 'Open', icon: <SquareArrowOutUpRight {...ICON} />, to: paths.app.to(id) };
}

function deleteItem({ onDelete }: Pick<AppMenuProps, 'onDelete'>): MenuItem {
  return { id: 'delete', label: 'Delete', icon: <Trash2 {...ICON} />, tone: 'bad', onSelect: onDelete };
}
