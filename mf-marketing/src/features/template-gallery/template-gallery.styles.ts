import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  margin-bottom: ${({ theme }) => theme.space[6]};
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

export const Chip = styled.button`
  min-height: 36px;
  padding: 6px ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[14]};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brand};
    color: ${({ theme }) => theme.colors.onBrand};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[6]};
  min-height: 312px;
  list-style: none;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ theme }) => theme.media.phone} {
    /* Eight cards below each other would be five screens: they lie in a row that is pushed along. */
    grid-auto-columns: 272px;
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: ${({ theme }) => theme.space[4]};
    margin-inline: -${({ theme }) => theme.space[4]};
    padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${({ theme }) => theme.space[4]};
    scroll-snap-type: x proximity;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[6]};
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-variant-numeric: tabular-nums;
`;
