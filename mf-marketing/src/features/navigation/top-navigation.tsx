import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/remote';
import { LinkButton } from '@tessera/shared/ui';
import { BrandLockup } from '../../lib/brand-lockup';
import { Container } from '../../lib/site.styles';
import { useIsScrolled } from '../../lib/use-is-scrolled';
import { PRODUCTS, TOP_LINKS } from './destinations';
import { MenuButton } from './menu-button';
import {
  Actions,
  Bar,
  BarRow,
  Links,
  quietLink,
  Sheet,
  SheetActions,
  SheetHeading,
  SheetLinks,
} from './navigation.styles';
import { ProductsMenu } from './products-menu';
import { useMobileMenu } from './use-mobile-menu';

/** The marketing variant's navigation (NAV-04 to NAV-08). */
export function TopNavigation() {
  const isScrolled = useIsScrolled(50);
  const menu = useMobileMenu();
  const sheetId = useId();
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
      {menu.isOpen ? <TopSheet id={sheetId} /> : null}
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

function TopSheet({ id }: { id: string }) {
  return (
    <Sheet id={id}>
      <SheetLinks aria-label="Menu">
        {TOP_LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
        <SheetHeading>Products</SheetHeading>
        {PRODUCTS.map(({ to, label, description }) => (
          <NavLink key={to} to={to}>
            {label}
            <small>{description}</small>
          </NavLink>
        ))}
      </SheetLinks>
      <SheetActions>
        <LinkButton to={paths.auth.to()} variant="primary" size="large" isWide>
          Get Started Free
        </LinkButton>
        <LinkButton to={paths.auth.to()} size="large" isWide>
          Sign In
        </LinkButton>
      </SheetActions>
    </Sheet>
  );
}

const SignIn = styled(Link)`
  ${quietLink}
`;
