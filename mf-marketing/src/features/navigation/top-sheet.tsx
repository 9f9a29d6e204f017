import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { NavLink } from 'react-router-dom';
import { TOP_LINKS } from './destinations';
import { PRODUCTS } from './products';
import { Sheet, SheetActions, SheetHeading, SheetLinks } from './sheet.styles';

/** The top navigation's menu in narrow windows (NAV-06). */
export function TopSheet({ id }: { id: string }) {
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
