import type { LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Button, formatExact, IconButton, LinkButton, Menu, Mosaic, type MenuItem } from '@tessera/shared/ui';
import { ChevronDown, History, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { EditableName } from '../../lib/editable-name';
import { ProjectMenu } from './project-menu';
import { PushState } from './push-state';
import { narrowWorkbench } from './workbench-query';
import type { Bench, WorkbenchFlow } from './use-workbench';

const ICON = { size: 16, strokeWidth: 1.75 } as const;
/** Older versions are found under History. */
const IN_MENU = 8;

export interface TopBarProps {
  flow: WorkbenchFlow;
  bench: Bench;
  link: LinkedProject | null;
  onShowHistory: () => void;
  onShare: () => void;
}

/** Name, version and the steps back and forth of the open project. */
export function TopBar({ flow, bench, link, onShowHistory, onShare }: TopBarProps) {
  const { project, versions, busy } = bench;
  const hasVersion = versions.length > 0;
  return (
    <Bar>
      <Tiles>
        <Mosaic id={project.id} hue={project.iconHue} size={28} />
      </Tiles>
      <ProjectName name={project.name} onRename={flow.rename} />
      {hasVersion ? <VersionMenu flow={flow} bench={bench} onShowHistory={onShowHistory} /> : null}
      {hasVersion ? <SaveState bench={bench} /> : null}
      <PushState link={link} />
      <Push />
      <IconButton
        label="Undo"
        disabled={!hasVersion}
        aria-disabled={busy !== undefined || undefined}
        onClick={() => void flow.undo()}
      >
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton
        label="Redo"
        disabled={!hasVersion}
        aria-disabled={busy !== undefined || undefined}
        onClick={() => void flow.redo()}
      >
        <Redo2 {...ICON} />
      </IconButton>
      <ProjectMenu bench={bench} link={link} onShare={onShare} />
      {hasVersion ? (
        <ShareButton size="small" onClick={onShare}>
          Share
        </ShareButton>
      ) : null}
      {hasVersion ? (
        <LinkButton variant="primary" size="small" to={`${paths.deployment.to('new')}?project=${project.id}`}>
          Deploy
        </LinkButton>
      ) : null}
    </Bar>
  );
}

function ProjectName({ name, onRename }: { name: string; onRename: (name: string) => Promise<void> }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Title tabIndex={-1}>
      {isRenaming ? (
        <Renaming>
          <EditableName
            name={name}
            label="Name of the project"
            onRename={onRename}
            onDone={(isFocusHere) => {
              flushSync(() => {
                setIsRenaming(false);
              });
              if (isFocusHere) button.current?.focus();
            }}
          />
        </Renaming>
      ) : (
        <NameButton
          ref={button}
          type="button"
          title="Change the name"
          onClick={() => {
            setIsRenaming(true);
          }}
        >
          {name}
        </NameButton>
      )}
    </Title>
  );
}

function VersionMenu({ flow, bench, onShowHistory }: Omit<TopBarProps, 'link' | 'onShare'>) {
  const { versions, shownVersionId } = bench;
  const newest = versions[0];
  const shown = versions.find(({ id }) => id === shownVersionId) ?? newest;
  if (!newest || !shown) return null;
  const items: (MenuItem | 'separator')[] = versions.slice(0, IN_MENU).map((version) => ({
    id: version.id,
    label: `v${String(version.number)} ${version.name ?? version.note}`,
    isChecked: version.id === shown.id,
    ...(version.live && { hint: 'Live' }),
    onSelect: () => {
      flow.look(version.id === newest.id ? undefined : version.id);
    },
  }));
  if (shown.id !== newest.id) {
    items.push('separator', {
      id: 'restore',
      label: `Restore v${String(shown.number)}`,
      icon: <RotateCcw {...ICON} />,
      onSelect: () => void flow.restore(shown.id),
    });
  }
  items.push('separator', {
    id: 'history',
    label: 'All versions',
    icon: <History {...ICON} />,
    onSelect: onShowHistory,
  });
  return (
    <Menu
      label="Versions"
      items={items}
      trigger={
        <Button variant="quiet" size="small">
          <Tabular>v{shown.number}</Tabular>
          <ChevronDown {...ICON} aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** Every change is a version, and kept before it is shown. */
function SaveState({ bench: { busy, versions } }: Pick<TopBarProps, 'bench'>) {
  const [newest] = versions;
  return (
    <Saved role="status" title={newest && `v${String(newest.number)}, ${formatExact(Date.parse(newest.at))}`}>
      {busy ? 'Saving…' : 'Saved'}
    </Saved>
  );
}

const Saved = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  white-space: nowrap;
  ${narrowWorkbench} {
    display: none;
  }
`;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 52px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  ${narrowWorkbench} {
    gap: ${({ theme }) => theme.space[1]};
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;

const Tiles = styled.span`
  display: flex;
  flex: none;
  ${narrowWorkbench} {
    display: none;
  }
`;

/* In the project's menu where there is little room. */
const ShareButton = styled(Button)`
  ${narrowWorkbench} {
    display: none;
  }
`;

const Push = styled.span`
  flex: 1;
`;

const Title = styled.h1`
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[14]};
`;

const Renaming = styled.span`
  display: flex;
  align-items: center;
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[1]};
`;

const NameButton = styled.button`
  display: block;
  max-width: 100%;
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[1]};
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  font: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;

const Tabular = styled.span`
  font-variant-numeric: tabular-nums;
`;
