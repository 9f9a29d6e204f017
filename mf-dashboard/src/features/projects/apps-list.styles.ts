import styled from 'styled-components';

export const Region = styled.div`
  position: relative;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  font-size: ${({ theme }) => theme.sizes[13]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding-inline: ${({ theme }) => theme.space[3]};
    ${({ theme }) => theme.media.touch} {
      min-height: 44px;
    }
  }
`;
