import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { BrandLockup } from '../../lib/brand-lockup';
import { Container } from '../../lib/site.styles';
import { useIsScrolled } from '../../lib/use-is-scrolled';
import { LANDING_LINKS, type Destination } from './destinations';
import { MenuButton } from './menu-button';
import { Actions, Bar, BarRow, Links, Sheet, SheetActions, SheetLinks } from './navigation.styles';
import { useMobileMenu } from './use-mobile-menu';

/** The landing page's navigation (NAV-01, NAV-02). */
export function LandingNavigation() {
  const isScrolled = useIsScrolled(10);
  const menu = useMobileMenu();
  const sheetId = useId();
  return (
    <Bar $look={menu.isOpen || isScrolled ? 'paper' : 'plain'} data-scrolled={isScrolled || undefined}>
      <Container>
        <BarRow>
          <BrandLockup to={paths.home.to()} />
          <Links aria-label="Main">
            {LANDING_LINKS.map((link) => (
              <LandingLink key={link.to} {...link} />
            ))}
          </Links>
          <Actions>
            <LinkButton to={paths.auth.to()} variant="primary">
              Sign Up
            </LinkButton>
            <MenuButton menu={menu} controls={sheetId} />
          </Actions>
        </BarRow>
      </Container>
      {menu.isOpen ? (
        <Sheet id={sheetId}>
          <SheetLinks aria-label="Menu">
            {LANDING_LINKS.map((link) => (
              <LandingLink key={link.to} {...link} />
            ))}
          </SheetLinks>
          <SheetActions>
            <LinkButton to={paths.auth.to()} variant="primary" size="large" isWide>
              Sign Up
            </LinkButton>
          </SheetActions>
        </Sheet>
      ) : null}
    </Bar>
  );
}

/** A link to a section is current only while the address names that section, which NavLink does not look at. */
function LandingLink({ to, label }: Destination) {
  const { pathname, hash } = useLocation();
  if (!to.includes('#')) return <NavLink to={to}>{label}</NavLink>;
  return (
    <Link to={to} aria-current={pathname + hash === to ? 'page' : undefined}>
      {label}
    </Link>
  );
}
