import styled, { keyframes } from 'styled-components';

export const Frame = styled.figure`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.phone} {
    display: block;
    padding: ${({ theme }) => theme.space[3]} 0 0;
  }
`;

export const Title = styled.p`
  font-weight: ${({ theme }) => theme.weights.medium};
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;

export const Rail = styled.div`
  display: flex;
  gap: 2px;
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const RailTab = styled.button`
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.phone} {
    flex: 1 0 auto;
    min-height: 44px;
    padding: 0 ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

/* One height for all four, so that choosing one moves nothing below. */
export const Pane = styled.div`
  min-height: 428px;
  background: ${({ theme }) => theme.colors.sunken};
  > * {
    animation: ${enter} ${({ theme }) => theme.motion.enter};
  }
  ${({ theme }) => theme.media.phone} {
    min-height: 640px;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    > * {
      animation: none;
    }
  }
`;

/** Two columns of a pane: what it is about, and beside it what came of it. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    gap: ${({ theme }) => theme.space[4]};
    padding: ${({ theme }) => theme.space[4]};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A table in a pane; numbers stand right. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
  th,
  td {
    height: 36px;
    padding: 0 ${({ theme }) => theme.space[3]};
    text-align: start;
  }
  th {
    color: ${({ theme }) => theme.colors.muted};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  tbody th {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  .number {
    text-align: end;
  }
  .middle {
    text-align: center;
  }
  ${({ theme }) => theme.media.phone} {
    th,
    td {
      padding: 0 ${({ theme }) => theme.space[2]};
    }
    .wide {
      display: none;
    }
  }
`;
