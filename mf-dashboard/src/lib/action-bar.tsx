import styled, { css } from 'styled-components';

/**
 * For the column whose last child is an `ActionBar`: on a phone it reaches to the window's end, so that the bar is there also
 * where there is little above it. `useFillHeight` says where it begins.
 */
export const endsInBar = css`
  ${({ theme }) => theme.media.phone} {
    display: flex;
    flex-direction: column;
    min-height: calc(
      100dvh - var(--bench-top, 0px) - ${({ theme }) => theme.strip} - ${({ theme }) => theme.space[4]}
    );
  }
`;

/** What a page is for: at the bottom of a phone, above its keyboard and the shell's strip; in the flow elsewhere. */
export const ActionBar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    position: sticky;
    bottom: ${({ theme }) => theme.strip};
    z-index: 1;
    margin: auto calc(-1 * ${({ theme }) => theme.space[4]}) calc(-1 * ${({ theme }) => theme.space[4]});
    padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.surface};
  }
`;

/** The buttons in it: on a phone as wide as there is room, and as high as a finger. */
export const BarButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  ${({ theme }) => theme.media.phone} {
    > button {
      flex: 1 1 auto;
      min-height: 44px;
    }
  }
`;
