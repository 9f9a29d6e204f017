import { paths } from '@tessera/shared/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** APP-08: bottom right on every page. */
export function VersionBadge() {
  return (
    <aside aria-label="About this page">
      <Badge to={paths.version.to()} aria-label={`Version ${__SHELL_VERSION__}`}>
        v{__SHELL_VERSION__}
      </Badge>
    </aside>
  );
}

const Badge = styled(Link)`
  position: fixed;
  inset: auto ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]} auto;
  z-index: ${({ theme }) => theme.layers.sticky};
  padding: 2px ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.colors.brand};
  }
`;
