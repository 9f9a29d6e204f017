import styled, { css } from 'styled-components';

/** Specification 9: widths of the sidebar. */
const EXPANDED = '256px';
const COLLAPSED = '64px';

export const SidebarFrame = styled.nav<{ $isCollapsed: boolean; $isNarrow: boolean }>`
  position: ${({ $isNarrow }) => ($isNarrow ? 'fixed' : 'sticky')};
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layers.drawer};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  inline-size: ${({ $isCollapsed, $isNarrow }) => ($isCollapsed && !$isNarrow ? COLLAPSED : EXPANDED)};
  /* A drawer lies over the strip; a sidebar ends above it. */
  block-size: ${({ theme, $isNarrow }) => ($isNarrow ? '100dvh' : `calc(100dvh - ${theme.strip})`)};
  flex: none;
  padding: ${({ theme }) => theme.space[3]};
  overflow: hidden auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  transition: transform ${({ theme }) => theme.motion.enter};
  transform: ${({ $isCollapsed, $isNarrow }) => ($isCollapsed && $isNarrow ? 'translateX(-100%)' : 'none')};

  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }
`;

export const Head = styled.div<{ $isCollapsed: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $isCollapsed }) => ($isCollapsed ? 'center' : 'space-between')};
  min-block-size: 40px;

  a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
    border-radius: ${({ theme }) => theme.radii.control};
    color: ${({ theme }) => theme.colors.text};
    text-decoration: none;
  }
`;

/** Over the icons of the collapsed sidebar. */
export const RailToggle = styled.div`
  display: grid;
  justify-items: center;
`;

export const Wordmark = styled.span`
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  letter-spacing: -0.01em;
`;

export const LinkList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const entry = css<{ $hasLabel: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  justify-content: ${({ $hasLabel }) => ($hasLabel ? 'flex-start' : 'center')};
  inline-size: 100%;
  min-block-size: 36px;
  padding-inline: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.medium};
  transition: background ${({ theme }) => theme.motion.fast};

  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.text};
  }

  .label {
    display: flex;
    flex: 1;
    align-items: baseline;
    justify-content: space-between;
  }

  small {
    font-size: ${({ theme }) => theme.sizes[12]};
    font-weight: ${({ theme }) => theme.weights.regular};
  }

  .rail-label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }

  ${({ theme }) => theme.media.touch} {
    min-block-size: 44px;
  }
`;

export const SidebarItem = styled.a<{ $hasLabel: boolean }>`
  ${entry}
  text-decoration: none;

  &[aria-current='page'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.brand};

    /* Backgrounds are taken away there. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Looks like a field, and opens one (APP-07). */
export const SearchButton = styled.button<{ $hasLabel: boolean }>`
  ${entry}
  border: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
  font-weight: ${({ theme }) => theme.weights.regular};
  text-align: start;

  kbd {
    margin-inline-start: auto;

    ${({ theme }) => theme.media.touch} {
      display: none;
    }
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: auto;
  padding-block-start: ${({ theme }) => theme.space[2]};
`;

export const PlanName = styled.p`
  margin: 0;
  padding-inline: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
