import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { LANDING_LINKS } from './destinations';
import { LandingLink } from './landing-link';
import { Sheet, SheetActions, SheetLinks } from './sheet.styles';

/** The landing navigation's menu in narrow windows (NAV-01). */
export function LandingSheet({ id }: { id: string }) {
  return (
    <Sheet id={id}>
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
  );
}
