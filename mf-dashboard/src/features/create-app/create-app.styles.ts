import styled, { keyframes } from 'styled-components';

export const Layout = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(320px, 480px) minmax(0, 1fr)' : 'minmax(0, 640px)')};
  justify-content: center;
  gap: ${({ theme }) => theme.space[8]};
  width: 100%;
  max-width: 1440px;
  min-height: min(100dvh - ${({ theme }) => theme.strip}, 960px);
  margin-inline: auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
  ${({ theme }) => theme.media.phone} {
    min-height: calc(
      100dvh - var(--bench-top, 0px) - ${({ theme }) => theme.strip} - ${({ theme }) => theme.space[8]}
    );
  }
`;

export const Prompt = styled.blockquote`
  max-height: 200px;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  white-space: pre-wrap;
`;

export const Side = styled.aside`
  position: sticky;
  top: ${({ theme }) => theme.space[6]};
  display: grid;
  height: calc(100dvh - 80px);
  min-height: 480px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.tablet} {
    position: static;
    height: 640px;
  }
`;

/* Both in one place: the application lies over what it grows out of. */
export const Ground = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[6]};
  min-height: 0;
  padding: ${({ theme }) => theme.space[6]};
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  /* Together in the middle, the tiles above what they stand for. */
  svg {
    flex: none;
    margin: 0;
  }
`;

const grow = keyframes`
  from { opacity: 0; transform: scale(0.96); }
`;

/* Unseen until it has something to show. */
export const Grown = styled.div`
  grid-area: 1 / 1;
  display: flex;
  min-width: 0;
  min-height: 0;
  opacity: 0;
  &:not(:has(> [aria-busy='true'])) {
    opacity: 1;
    animation: ${grow} 400ms ease-out;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    &:not(:has(> [aria-busy='true'])) {
      animation-duration: 1ms;
    }
  }
`;
