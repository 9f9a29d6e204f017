import type { Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Mosaic, RelativeTime } from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { chooseProject } from '../../lib/current-project';
import { EditableName } from '../../lib/editable-name';
import { StatusBadge } from '../../lib/status-badge';
import { Actions, Live, MenuPlace, Name, Picture, Quiet, Root, State, Words } from './app-card.styles';
import { AppMenu } from './app-menu';
import { AppPicture } from './picture/app-picture';
import type { AppsView } from './apps-query';
import { useAppsStore } from './use-apps';
import { useDeleting } from './use-deleting';

export interface AppCardProps {
  project: Project;
  /** In the list, from 0; `count` is -1 while nobody knows how many there are. */
  place: number;
  count: number;
  style: CSSProperties;
  view: AppsView;
  isPhone: boolean;
  /** It has left the list, and its focus with it. */
  onLeave: () => void;
}

/** One app as a card or as a line: open, rename in place, duplicate, deploy, put away, delete with a way back. */
export function AppCard({ project, place, count, style, view, isPhone, onLeave }: AppCardProps) {
  const apps = useAppsStore();
  const link = useRef<HTMLAnchorElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const { id } = project;
  const leave = (work: () => unknown) => () => {
    // Now, not with the next frame: only when it is gone does the focus stay where it is put.
    flushSync(() => {
      work();
    });
    onLeave();
  };
  const deleting = useDeleting(
    project,
    leave(() => apps.remove(project)),
  );
  const { takeReturned } = apps;
  useEffect(() => {
    // The button that brought it back has gone with its message, and the focus with it.
    if (takeReturned(id) && document.activeElement === document.body) link.current?.focus();
  }, [takeReturned, id]);
  const startRenaming = () => {
    setIsRenaming(true);
  };

  function handleKey(event: KeyboardEvent): void {
    const actions: Partial<Record<string, () => void>> = { F2: startRenaming, Delete: deleting.start };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <Root data-place={place} aria-posinset={place + 1} aria-setsize={count} style={style} $view={view}>
      <Picture $view={view}>
        {view === 'list' ? (
          <Mosaic id={id} hue={project.iconHue} size={40} />
        ) : (
          <AppPicture id={id} hue={project.iconHue} thumbnail={project.thumbnail ?? undefined} />
        )}
      </Picture>
      <Words>
        <AppName
          project={project}
          link={link}
          isRenaming={isRenaming}
          onRenamed={() => {
            setIsRenaming(false);
          }}
          onKeyDown={handleKey}
        />
        <Age project={project} />
      </Words>
      <Actions>
        <State>
          <StatusBadge project={project} />
        </State>
        <LiveAddress project={project} />
      </Actions>
      <MenuPlace>
        <AppMenu
          project={project}
          isPhone={isPhone}
          onRename={startRenaming}
          onDuplicate={() => void apps.duplicate(project)}
          onArchive={leave(() => apps.archive(project))}
          onUnarchive={leave(() => apps.unarchive(project))}
          onDelete={deleting.start}
        />
      </MenuPlace>
      {deleting.question}
    </Root>
  );
}

interface AppNameProps {
  project: Project;
  link: RefObject<HTMLAnchorElement | null>;
  isRenaming: boolean;
  onRenamed: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The link to the app, or the field in its place. */
function AppName({ project: { id, name }, link, isRenaming, onRenamed, onKeyDown }: AppNameProps) {
  const { rename } = useAppsStore();
  if (!isRenaming)
    return (
      <Name
        ref={link}
        to={paths.app.to(id)}
        onKeyDown={onKeyDown}
        onClick={() => {
          chooseProject(id);
        }}
      >
        {name}
      </Name>
    );
  return (
    <EditableName
      name={name}
      label={`New name of ${name}`}
      onRename={(next) => rename(id, next)}
      onDone={(isFocusHere) => {
        flushSync(onRenamed);
        if (isFocusHere) link.current?.focus();
      }}
    />
  );
}

function Age({ project: { headVersion, updatedAt } }: Pick<AppCardProps, 'project'>) {
  return (
    <Quiet>
      {headVersion ? `v${String(headVersion.number)} · ` : 'No version yet · '}
      changed <RelativeTime at={updatedAt} />
    </Quiet>
  );
}

function LiveAddress({ project: { deployment } }: Pick<AppCardProps, 'project'>) {
  if (!deployment) return null;
  return (
    <Live href={deployment.url} target="_blank" rel="noreferrer">
      <span>{new URL(deployment.url).host}</span>
      <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
    </Live>
  );
}
