import type { User } from '@tessera/shared/contracts';
import { brand } from '@tessera/shared/brand';
import { IconButton, TesseraMark } from '@tessera/shared/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

/** The signed-in page: sidebar beside the section; on phones a bar with a drawer. */
export function AppFrame({ user, children }: { user: User; children: ReactNode }) {
  const { isNarrow, isCollapsed, toggle, closeDrawer } = useSidebar();
  const { pathname } = useLocation();
  const isDrawerOpen = isNarrow && !isCollapsed;

  // Going back, or a link inside the page, closes the drawer too.
  useEffect(closeDrawer, [pathname, closeDrawer]);

  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeDrawer();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <Frame>
      <Sidebar
        user={user}
        isCollapsed={isCollapsed}
        isNarrow={isNarrow}
        onToggle={toggle}
        onNavigate={closeDrawer}
      />
      {isDrawerOpen && <Scrim aria-hidden onClick={closeDrawer} />}
      <Column>
        {isNarrow && (
          <Bar>
            <IconButton label="Open navigation" onClick={toggle}>
              <MenuIcon size={20} />
            </IconButton>
            <TesseraMark size={20} />
            <span>{brand.name}</span>
          </Bar>
        )}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  min-block-size: 100dvh;
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

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layers.sticky};
  background: ${({ theme }) => theme.colors.shadow};
`;

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
