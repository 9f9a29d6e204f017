import { Link, NavLink, useLocation } from 'react-router-dom';
import type { Destination } from './destinations';

/** A link to a section is current only while the address names that section, which NavLink does not look at. */
export function LandingLink({ to, label }: Destination) {
  const { pathname, hash } = useLocation();
  if (!to.includes('#')) return <NavLink to={to}>{label}</NavLink>;
  return (
    <Link to={to} aria-current={pathname + hash === to ? 'page' : undefined}>
      {label}
    </Link>
  );
}
