import styled from 'styled-components';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  /* Below the shell's own bar. */
  scroll-margin-top: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;

export const Names = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.sizes[16]};
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
`;

export const Trouble = styled.span`
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Facts = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  > div:last-child {
    margin-inline-start: auto;
  }
  ${({ theme }) => theme.media.phone} {
    > div:last-child {
      width: 100%;
      margin-inline-start: 0;
    }
  }
`;
