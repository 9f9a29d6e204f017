import styled from 'styled-components';

export const Intro = styled.section`
  padding-top: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-top: ${({ theme }) => theme.space[8]};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[6]};
  > :first-child {
    display: grid;
    gap: ${({ theme }) => theme.space[4]};
  }
`;

export const Note = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
