import styled from 'styled-components';

/** The h1 of a page of the site. */
export const SiteTitle = styled.h1`
  max-width: 16ch;
  font-size: ${({ theme }) => theme.sizes[56]};
  letter-spacing: -0.03em;
  line-height: 1.05;
  ${({ theme }) => theme.media.wide} {
    font-size: ${({ theme }) => theme.sizes[64]};
  }
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[40]};
  }
`;
