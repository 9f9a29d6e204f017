import { css } from 'styled-components';
import styled from 'styled-components';
import { inDark } from '../../lib/in-dark';

/** Below this width the links give way to the menu button. */
export const compact = '@media (max-width: 899.98px)';

/**
 * The bar of both navigations. `--bar-*` carry its colours, because the scrolled top navigation is dark in either
 * theme (NAV-07) and no colour token stays dark in the light one.
 */
export const Bar = styled.header<{ $look: 'plain' | 'paper' | 'ink' }>`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layers.sticky};
  --bar-text: ${({ theme }) => theme.colors.text};
  --bar-muted: ${({ theme }) => theme.colors.muted};
  --bar-mark: ${({ theme }) => theme.colors.brand};
  --bar-hover: ${({ theme }) => theme.colors.sunken};
  border-bottom: 1px solid transparent;
  color: var(--bar-text);
  font-size: ${({ theme }) => theme.sizes[14]};
  transition:
    background-color ${({ theme }) => theme.motion.enter},
    border-color ${({ theme }) => theme.motion.enter};
  ${({ theme, $look }) =>
    $look === 'paper' &&
    css`
      border-bottom-color: ${theme.colors.line};
      background: color-mix(in srgb, ${theme.colors.bg} 86%, transparent);
      backdrop-filter: blur(12px);
    `}
  ${({ $look }) => $look === 'ink' && ink}
  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }
`;

const ink = css`
  --bar-text: ${({ theme }) => theme.colors.bg};
  --bar-muted: color-mix(in srgb, ${({ theme }) => theme.colors.bg} 74%, ${({ theme }) => theme.colors.text});
  --bar-mark: ${({ theme }) => theme.colors.goldTile};
  --bar-hover: color-mix(in srgb, ${({ theme }) => theme.colors.bg} 12%, transparent);
  background: color-mix(in srgb, ${({ theme }) => theme.colors.text} 88%, transparent);
  backdrop-filter: blur(12px);
  ${inDark(css`
    --bar-text: ${({ theme }) => theme.colors.text};
    --bar-muted: ${({ theme }) => theme.colors.muted};
    --bar-hover: ${({ theme }) => theme.colors.line};
    border-bottom-color: ${({ theme }) => theme.colors.line};
    background: color-mix(in srgb, ${({ theme }) => theme.colors.bg} 80%, transparent);
  `)}
`;

export const BarRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 64px;
`;

export const Links = styled.nav`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 36px;
    padding: 0 ${({ theme }) => theme.space[3]};
    border: 0;
    border-radius: ${({ theme }) => theme.radii.control};
    background: none;
    color: var(--bar-muted);
    font-weight: ${({ theme }) => theme.weights.medium};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${({ theme }) => theme.motion.fast};
  }
  a:hover,
  button:hover,
  a[aria-current='page'] {
    color: var(--bar-text);
  }
  /* The active link carries a tile of the mosaic, so that it differs by more than its colour. */
  > a[aria-current='page'] {
    position: relative;
  }
  > a[aria-current='page']::after {
    content: '';
    position: absolute;
    bottom: 2px;
    inset-inline-start: calc(50% - 3px);
    width: 6px;
    height: 6px;
    border-radius: 1.5px;
    background: var(--bar-mark);
  }
  ${compact} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline-start: auto;
  ${compact} {
    > a {
      display: none;
    }
  }
`;

/** A link in the bar that does not compete with the primary one. */
export const quietLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.control};
  color: var(--bar-text);
  font-weight: ${({ theme }) => theme.weights.medium};
  text-decoration: none;
  &:hover {
    background: var(--bar-hover);
  }
`;

export const MenuToggle = styled.button`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -10px;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: inherit;
  ${compact} {
    display: grid;
  }
`;
