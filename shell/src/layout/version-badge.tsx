import { paths } from '@tessera/shared/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** APP-08: bottom right on every page, in a strip of its own, so that it never lies over what a page shows. */
export function VersionBadge() {
  return (
    <Strip aria-label="About this page">
      <Badge to={paths.version.to()}>Version {__SHELL_VERSION__}</Badge>
    </Strip>
  );
}

/* Fixed: whoever comes to a sticky one with the keyboard is scrolled along. The body ends above it (global-style.ts). */
const Strip = styled.aside`
  position: fixed;
  inset: auto 0 0;
  /* Below what others put into it, which comes before it in the page. */
  z-index: ${({ theme }) => theme.layers.sticky - 2};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  block-size: ${({ theme }) => theme.strip};
  padding-inline: ${({ theme }) => theme.space[2]};
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};

  @media print {
    display: none;
  }
`;

const Badge = styled(Link)`
  padding-inline: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.colors.brand};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
