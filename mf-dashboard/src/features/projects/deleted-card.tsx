import { Button, Mosaic, RelativeTime } from '@tessera/shared/ui';
import { ArchiveRestore } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Actions, NameText, Picture, Quiet, Root, State, Words } from './app-card.styles';
import type { AppCardProps } from './app-card';
import { AppPicture } from './picture/app-picture';
import { useAppsStore } from './use-apps';

export interface DeletedCardProps extends Omit<AppCardProps, 'isPhone'> {
  /** When it is gone for good. */
  until: string;
}

/** A deleted app as a card or as a line: it can be brought back, and nothing else. */
export function DeletedCard({ project, until, place, count, style, view, onLeave }: DeletedCardProps) {
  const apps = useAppsStore();
  const { id, name, iconHue, thumbnail } = project;
  return (
    <Root data-place={place} aria-posinset={place + 1} aria-setsize={count} style={style} $view={view}>
      <Picture $view={view}>
        {view === 'list' ? (
          <Mosaic id={id} hue={iconHue} size={40} />
        ) : (
          <AppPicture id={id} hue={iconHue} thumbnail={thumbnail ?? undefined} />
        )}
      </Picture>
      <Words>
        <NameText>{name}</NameText>
        <Quiet>
          Deleted for good <RelativeTime at={until} />
        </Quiet>
      </Words>
      <Actions>
        <State>
          <Button
            size="small"
            icon={<ArchiveRestore size={16} strokeWidth={1.75} />}
            aria-label={`Restore ${name}`}
            onClick={() => {
              // Now, not with the next frame: only when it is gone does the focus stay where it is put.
              flushSync(() => {
                void apps.restore(project);
              });
              onLeave();
            }}
          >
            Restore
          </Button>
        </State>
      </Actions>
    </Root>
  );
}
