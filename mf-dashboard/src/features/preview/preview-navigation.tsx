import type { ApplicationRoute } from '@tessera/builder/routes';
import { IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { ArrowLeft, ArrowRight, ExternalLink, RotateCw } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { readableRoute, shownHash, stepped, typedRoute, type PreviewTrail } from '../../lib/preview-trail';

const ICON = { size: 16, strokeWidth: 1.75 } as const;
const MOST_OFFERED = 12;

export interface PreviewNavigationProps {
  trail: PreviewTrail;
  /** The application's own pages, as far as they are known. */
  routes: readonly ApplicationRoute[];
  /** Somebody comes near the address: now they are needed. */
  onNear: () => void;
  /** Goes to a route, as a fragment: '#/orders'. */
  onGo: (hash: string) => void;
  onBack: () => void;
  onForward: () => void;
  onReload: () => void;
  /** Shows the application alone. */
  onOpenTab: () => void;
}

/** The way through an application: back, forward, reload, and the address of its page. */
export function PreviewNavigation(props: PreviewNavigationProps) {
  const { trail, routes, onNear, onGo, onBack, onForward, onReload, onOpenTab } = props;
  return (
    <Group role="group" aria-label="Pages of the app">
      <IconButton label="Back" size="small" aria-disabled={!stepped(trail, -1) || undefined} onClick={onBack}>
        <ArrowLeft {...ICON} />
      </IconButton>
      <IconButton
        label="Forward"
        size="small"
        aria-disabled={!stepped(trail, 1) || undefined}
        onClick={onForward}
      >
        <ArrowRight {...ICON} />
      </IconButton>
      <IconButton label="Reload" size="small" onClick={onReload}>
        <RotateCw {...ICON} />
      </IconButton>
      <Address key={shownHash(trail)} {...{ trail, routes, onNear, onGo }} />
      <IconButton label="Open in new tab" size="small" onClick={onOpenTab}>
        <ExternalLink {...ICON} />
      </IconButton>
    </Group>
  );
}

/** Begins anew with every route that the application shows. */
type AddressProps = Pick<PreviewNavigationProps, 'trail' | 'routes' | 'onNear' | 'onGo'>;

function Address({ trail, routes, onNear, onGo }: AddressProps) {
  const id = useId();
  const shown = readableRoute(shownHash(trail));
  const [text, setText] = useState(shown);
  const own = new Map(routes.map(({ hash, name }) => [readableRoute(hash), name]));
  const visited = [...new Set(trail.hashes.map(readableRoute))].filter((route) => !own.has(route));
  const offered = [...own.keys(), ...visited.slice(-MOST_OFFERED)];

  function giveUp(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || text === shown) return;
    event.stopPropagation();
    setText(shown);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onGo(typedRoute(text));
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        Address in the app
      </VisuallyHidden>
      <Field
        id={id}
        value={text}
        maxLength={2000}
        list={`${id}-offered`}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setText(event.target.value);
        }}
        onFocus={onNear}
        onPointerEnter={onNear}
        onKeyDown={giveUp}
      />
      <datalist id={`${id}-offered`}>
        {offered.map((route) => (
          <option key={route} value={route} label={own.get(route)} />
        ))}
      </datalist>
    </form>
  );
}

const Group = styled.div`
  display: flex;
  flex: 1 1 240px;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  form {
    flex: 1;
    min-width: 0;
    max-width: 320px;
  }
  ${({ theme }) => theme.media.phone} {
    flex-basis: 100%;
    form {
      max-width: none;
    }
  }
`;

const Field = styled.input`
  width: 100%;
  min-height: 28px;
  padding: 2px ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 14px;
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    border-radius: 22px;
    /* Smaller, and iOS zooms into it. */
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;
