import { useId } from 'react';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { BrandLockup } from '../../lib/brand-lockup';
import { LazySection } from '../../lib/lazy-section';
import { Container } from '../../lib/site.styles';
import { useIsScrolled } from '../../lib/use-is-scrolled';
import { LANDING_LINKS } from './destinations';
import { LandingLink } from './landing-link';
import { LandingSheet, usePreloadMenus } from './lazy-menus';
import { MenuButton } from './menu-button';
import { Actions, Bar, BarRow, Links } from './navigation.styles';
import { useMobileMenu } from './use-mobile-menu';

/** The landing page's navigation (NAV-01, NAV-02). */
export function LandingNavigation() {
  const isScrolled = useIsScrolled(10);
  const menu = useMobileMenu();
  const sheetId = useId();
  usePreloadMenus();
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
      <LazySection>{menu.isOpen ? <LandingSheet id={sheetId} /> : null}</LazySection>
    </Bar>
  );
}
