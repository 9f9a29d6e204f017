import type { User } from '@tessera/shared/contracts';
import type { Silent } from '@tessera/shared/session';
import { brand } from '@tessera/shared/brand';
import { IconButton, TesseraMark } from '@tessera/shared/ui';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { isShortcut } from '../lib/platform';
import { noteVisit } from '../search/recent';
import { UnreachableBanner } from '../session/unreachable-banner';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

interface AppFrameProps {
  user: User;
  /** Who does not answer now: this is the user that the tab knew. */
  unconfirmedBy: Silent | undefined;
  /** The page needs the width. */
  isWide: boolean;
  /** Opens the search (APP-07): for those without a keyboard. */
  onSearch: () => void;
  children: ReactNode;
}

/** The signed-in page: sidebar beside the section; on phones a bar with a drawer. */
export function AppFrame({ user, unconfirmedBy, isWide, onSearch, children }: AppFrameProps) {
  const { isNarrow, isCollapsed, toggle, closeDrawer } = useSidebar(isWide);
  const { pathname } = useLocation();
  const isDrawerOpen = isNarrow && !isCollapsed;
  const { frame, dismiss, dismissNow } = useDrawer(isDrawerOpen, closeDrawer);

  // Going back, or a link inside the page, closes the drawer too.
  useEffect(closeDrawer, [pathname, closeDrawer]);

  useEffect(() => {
    noteVisit(user.id, pathname);
  }, [user.id, pathname]);

  return (
    <Frame ref={frame}>
      <Sidebar
        user={user}
        isCollapsed={isCollapsed}
        isNarrow={isNarrow}
        onToggle={isDrawerOpen ? dismiss : toggle}
        onNavigate={closeDrawer}
        onSearch={() => {
          if (isDrawerOpen) dismissNow();
          onSearch();
        }}
      />
      {isDrawerOpen && <Scrim aria-hidden onClick={dismiss} />}
      <Column inert={isDrawerOpen}>
        {isNarrow && (
          <Bar>
            <IconButton label="Open navigation" aria-expanded={isDrawerOpen} onClick={toggle}>
              <MenuIcon size={20} strokeWidth={1.75} />
            </IconButton>
            <TesseraMark size={20} />
            <span>{brand.name}</span>
            <BarEnd>
              <IconButton label="Search" aria-haspopup="dialog" onClick={onSearch}>
                <Search size={20} strokeWidth={1.75} />
              </IconButton>
            </BarEnd>
          </Bar>
        )}
        {unconfirmedBy && <UnreachableBanner cause={unconfirmedBy} />}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  );
}

/**
 * The open drawer is a layer above the page: it takes the focus, and whoever puts it away gets the focus back. After
 * a link in it was followed, the focus belongs to the page that comes.
 */
function useDrawer(isOpen: boolean, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const isDismissed = useRef(false);
  const dismiss = useCallback(() => {
    isDismissed.current = true;
    close();
  }, [close]);
  // The search comes in the drawer's place: it gives the focus back to whoever has it when it opens.
  const dismissNow = useCallback(() => flushSync(dismiss), [dismiss]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    frame.current?.querySelector<HTMLElement>('nav button, nav a')?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
    };
    const beforeShortcut = (event: KeyboardEvent) => {
      if (isShortcut(event, 'k')) dismissNow();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('keydown', beforeShortcut, true);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keydown', beforeShortcut, true);
      if (isDismissed.current && before instanceof HTMLElement) before.focus({ preventScroll: true });
      isDismissed.current = false;
    };
  }, [isOpen, dismiss, dismissNow]);
  return { frame, dismiss, dismissNow };
}

const Frame = styled.div`
  display: flex;
  min-block-size: calc(100dvh - ${({ theme }) => theme.strip});
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layers.sticky};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const BarEnd = styled.div`
  margin-inline-start: auto;
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layers.sticky};
  background: ${({ theme }) => theme.colors.scrim};
`;

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
