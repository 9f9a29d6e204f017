import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '@tessera/shared/remote';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { BrandLockup } from '../../lib/brand-lockup';
import { LazySection } from '../../lib/lazy-section';
import { Container } from '../../lib/site.styles';
import { useIsScrolled } from '../../lib/use-is-scrolled';
import { TOP_LINKS } from './destinations';
import { MenuButton } from './menu-button';
import { TopSheet, usePreloadMenus } from './lazy-menus';
import { Actions, Bar, BarRow, Links, quietLink } from './navigation.styles';
import { ProductsMenu } from './products-menu';
import { useMobileMenu } from './use-mobile-menu';

/** The marketing variant's navigation (NAV-04 to NAV-08). */
export function TopNavigation() {
  const isScrolled = useIsScrolled(50);
  const menu = useMobileMenu();
  const sheetId = useId();
  usePreloadMenus();
  return (
    <Bar $look={menu.isOpen ? 'paper' : isScrolled ? 'ink' : 'plain'} data-scrolled={isScrolled || undefined}>
      <Container>
        <BarRow>
          <BrandLockup to={paths.root.to()} />
          <Links aria-label="Main">
            {TOP_LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
            <ProductsMenu />
          </Links>
          <Actions>
            <Entrance />
            <MenuButton menu={menu} controls={sheetId} />
          </Actions>
        </BarRow>
      </Container>
      <LazySection>{menu.isOpen ? <TopSheet id={sheetId} /> : null}</LazySection>
    </Bar>
  );
}

/** The way in (NAV-06); whoever is signed in already goes straight on. */
function Entrance() {
  const { status } = useSession();
  if (status === 'signedIn') {
    return (
      <LinkButton to={paths.appHome.to()} variant="primary">
        Open your apps
      </LinkButton>
    );
  }
  return (
    <>
      <SignIn to={paths.auth.to()}>Sign In</SignIn>
      <LinkButton to={paths.auth.to()} variant="primary">
        Get Started
      </LinkButton>
    </>
  );
}

const SignIn = styled(Link)`
  ${quietLink}
`;
