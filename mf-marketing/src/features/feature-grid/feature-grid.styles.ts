import styled from 'styled-components';

/* Wide and narrow cards take turns, so that the eye reads in a zigzag rather than down a column. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} {
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  grid-column: span 5;
  gap: ${({ theme }) => theme.space[6]};
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.sunken};
  &:nth-child(4n + 1),
  &:nth-child(4n) {
    grid-column: span 7;
  }
  ${({ theme }) => theme.media.tablet} {
    &:nth-child(n) {
      grid-column: span 12;
    }
  }
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

export const CardTitle = styled.h3`
  font-size: ${({ theme }) => theme.sizes[20]};
  letter-spacing: -0.01em;
`;

export const CardText = styled.p`
  max-width: 48ch;
  color: ${({ theme }) => theme.colors.muted};
  text-wrap: balance;
`;

export const Drawing = styled.div`
  min-width: 0;
`;
