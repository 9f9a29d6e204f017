import { Page } from '@tessera/shared/ui';
import styled from 'styled-components';

export const SummaryRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[8]};
`;

export const TreeNote = styled.div`
  padding: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

/** As high as the window at least, so that the text takes what is left of it. */
export const DiffFrame = styled(Page)`
  gap: ${({ theme }) => theme.space[4]};
  min-height: calc(100dvh - ${({ theme }) => theme.strip});
  padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]};
  /* There the lines need the room. */
  @media (max-height: 860px) {
    gap: ${({ theme }) => theme.space[2]};
    padding-block: ${({ theme }) => theme.space[2]};
  }
`;
