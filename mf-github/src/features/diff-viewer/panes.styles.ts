import styled, { css } from 'styled-components';

const pane = css`
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

/** Fills what the head of the page leaves of the window; the text scrolls inside. */
export const Panes = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: minmax(220px, 280px) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    display: flex;
    flex-direction: column;
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

export const TreePane = styled.div`
  ${pane}
  display: flex;
  flex-direction: column;
  min-height: 260px;
  overflow: hidden;
  ${({ theme }) => theme.media.phone} {
    height: 60dvh;
    border: 0;
  }
`;

export const TreeToggle = styled.button`
  ${pane}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  font-weight: ${({ theme }) => theme.weights.medium};
  span {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

/** Never lower than some lines of text, however high the panel under it is drawn. */
export const Reading = styled.div`
  ${pane}
  display: flex;
  flex: 1 0 220px;
  flex-direction: column;
  overflow: hidden;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.phone} {
    flex-basis: 70dvh;
  }
`;

export const FileRoot = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-height: 0;
`;

/** What is said instead of a text. */
export const NoText = styled.div`
  flex: 1;
`;

export const Keys = styled.p`
  flex: none;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  ${({ theme }) => theme.media.touch} {
    display: none;
  }
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
  /* There the lines need the room. */
  @media (max-height: 860px) {
    display: none;
  }
`;
