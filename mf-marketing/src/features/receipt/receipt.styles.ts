import styled from 'styled-components';

/* The slip's outline: a shadow of no width, because a border would be cut away with the edge. */
export const SlipFrame = styled.figure`
  justify-self: end;
  width: 100%;
  max-width: 420px;
  filter: drop-shadow(0 0 0.5px ${({ theme }) => theme.colors.lineStrong})
    drop-shadow(0 12px 24px ${({ theme }) => theme.colors.shadow});
  ${({ theme }) => theme.media.tablet} {
    justify-self: start;
  }
`;

/* A slip of paper: its lower edge is cut in tiles. */
export const Slip = styled.div`
  --tooth: 8px;
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[8]};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-variant-numeric: tabular-nums;
  mask:
    linear-gradient(black 0 0) top / 100% calc(100% - var(--tooth)) no-repeat,
    repeating-linear-gradient(to right, black 0 var(--tooth), transparent 0 calc(2 * var(--tooth))) bottom /
      100% var(--tooth) no-repeat;
  > ul {
    list-style: none;
  }
`;

export const SlipHead = styled.p`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-bottom: ${({ theme }) => theme.space[4]};
  strong {
    color: ${({ theme }) => theme.colors.gold};
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  span {
    font-size: ${({ theme }) => theme.sizes[16]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

export const Line = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  > :last-child {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
`;

export const SlipFoot = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 2px solid ${({ theme }) => theme.colors.text};
  font-weight: ${({ theme }) => theme.weights.medium};
`;
