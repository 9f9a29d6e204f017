import styled, { css } from 'styled-components';

const pane = css`
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 264px) minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const TreePane = styled.div`
  ${pane}
  position: sticky;
  top: ${({ theme }) => theme.space[4]};
  max-height: calc(100vh - 32px);
  overflow-y: auto;
  ${({ theme }) => theme.media.phone} {
    position: static;
    max-height: none;
  }
`;

/** On phones the tree is folded up under this button, so that the text comes first. */
export const TreeToggle = styled.button`
  display: none;
  ${({ theme }) => theme.media.phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[4]};
    border: 0;
    background: none;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  span {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

export const TreeBody = styled.div<{ $isOpen: boolean }>`
  ${({ theme }) => theme.media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    max-height: 50vh;
    overflow-y: auto;
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

export const Reading = styled.div`
  ${pane}
`;
