import type { Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { ConfirmDialog, IconButton, Menu, Mosaic, RelativeTime } from '@tessera/shared/ui';
import { ExternalLink, MoreHorizontal, Pencil, Rocket, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EditableName } from '../../lib/editable-name';
import { useProject } from '../../lib/project-provider';
import { StatusBadge } from '../../lib/status-badge';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** Moves focus to the row above or below. */
function focusNeighbour(row: HTMLElement | null, direction: 'next' | 'previous'): void {
  const sibling = direction === 'next' ? row?.nextElementSibling : row?.previousElementSibling;
  sibling?.querySelector<HTMLElement>('a')?.focus();
}

/** Removes the row and puts the focus, which would fall out of the page with it, on a neighbour or the heading. */
function leaveRow(row: HTMLElement | null, remove: () => void): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  // Now, not with the next frame: only when the row is gone does the focus stay where it is put.
  flushSync(remove);
  (neighbour?.querySelector('a') ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

interface AppMenuProps {
  project: Project;
  onRename: () => void;
  onDelete: () => void;
}

function AppMenu({ project: { id, name, headVersion }, onRename, onDelete }: AppMenuProps) {
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      trigger={
        <IconButton label={`Actions for ${name}`} size="small">
          <MoreHorizontal {...ICON} />
        </IconButton>
      }
      items={[
        { id: 'open', label: 'Open', icon: <SquareArrowOutUpRight {...ICON} />, to: paths.app.to(id) },
        { id: 'rename', label: 'Rename', icon: <Pencil {...ICON} />, shortcut: 'F2', onSelect: onRename },
        {
          id: 'deploy',
          label: 'Deploy',
          icon: <Rocket {...ICON} />,
          to: `${paths.deployment.to('new')}?project=${id}`,
          isDisabled: !headVersion,
        },
        'separator',
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 {...ICON} />,
          tone: 'bad',
          onSelect: onDelete,
        },
      ]}
    />
  );
}

/** A site that goes with its app is worth a question; an app alone comes back from the toast. */
function useDeleting(
  project: Project,
  row: RefObject<HTMLElement | null>,
): { readonly start: () => void; readonly question: ReactNode } {
  const { remove } = useProject();
  const [isAsking, setIsAsking] = useState(false);
  const { name, deployment } = project;
  const removeNow = () => {
    leaveRow(row.current, () => void remove(project));
  };
  if (!deployment) return { start: removeNow, question: null };
  const { host } = new URL(deployment.url);
  return {
    start: () => {
      setIsAsking(true);
    },
    question: (
      <ConfirmDialog
        title={`Delete "${name}" and take its site offline?`}
        description={`${host} is live. Visitors can no longer reach it once the app is deleted. Undo brings both back.`}
        confirmLabel="Delete app and site"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={removeNow}
      />
    ),
  };
}

/** One project: open, rename in place, deploy, delete with a way back. */
export function AppRow({ project }: { project: Project }) {
  const { rename, choose, takeRestored } = useProject();
  const row = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const deleting = useDeleting(project, row);
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, headVersion, updatedAt, status, deployment } = project;
  useEffect(() => {
    // The button that brought it back has gone with its message, and the focus with it.
    if (takeRestored(id) && document.activeElement === document.body) link.current?.focus();
  }, [takeRestored, id]);
  const startRenaming = () => {
    setIsRenaming(true);
  };

  function handleKey(event: KeyboardEvent): void {
    const actions: Partial<Record<string, () => void>> = {
      F2: startRenaming,
      Delete: deleting.start,
      ArrowDown: () => {
        focusNeighbour(row.current, 'next');
      },
      ArrowUp: () => {
        focusNeighbour(row.current, 'previous');
      },
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <Row ref={row}>
      <Mosaic id={id} size={40} />
      <Words>
        {isRenaming ? (
          <EditableName
            name={name}
            label={`New name of ${name}`}
            onRename={(next) => rename(id, next)}
            onDone={(isFocusHere) => {
              flushSync(() => {
                setIsRenaming(false);
              });
              if (isFocusHere) link.current?.focus();
            }}
          />
        ) : (
          <Name
            ref={link}
            to={paths.app.to(id)}
            onKeyDown={handleKey}
            onClick={() => {
              choose(id);
            }}
          >
            {name}
          </Name>
        )}
        <Quiet>
          {headVersion ? `v${String(headVersion.number)} · ` : 'No version yet · '}
          changed <RelativeTime at={updatedAt} />
        </Quiet>
      </Words>
      {deployment ? (
        <Live href={deployment.url} target="_blank" rel="noreferrer">
          {new URL(deployment.url).host}
          <ExternalLink {...ICON} aria-hidden="true" />
        </Live>
      ) : null}
      <State>
        <StatusBadge status={status} />
      </State>
      <MenuPlace>
        <AppMenu project={project} onRename={startRenaming} onDelete={deleting.start} />
      </MenuPlace>
      {deleting.question}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  ${({ theme }) => theme.media.phone} {
    display: grid;
    grid-template:
      'picture words menu'
      '. state state' / 40px minmax(0, 1fr) auto;
    row-gap: ${({ theme }) => theme.space[1]};
    > svg {
      grid-area: picture;
    }
  }
`;

/* Over the name's link. */
const MenuPlace = styled.span`
  position: relative;
  grid-area: menu;
`;

const State = styled.span`
  grid-area: state;
`;

const Words = styled.div`
  grid-area: words;
  display: flex;
  flex: 1 1 160px;
  flex-direction: column;
  min-width: 0;
`;

/* The name's link covers the row; what else can be pressed lies above it. */
const Name = styled(Link)`
  overflow: hidden;
  color: inherit;
  font-weight: ${({ theme }) => theme.weights.strong};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
    border-radius: ${({ theme }) => theme.radii.card};
  }
  ~ * {
    position: relative;
  }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Live = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  max-width: 280px;
  overflow: hidden;
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.media.phone} {
    grid-column: 2 / -1;
    min-height: 32px;
  }
`;
