import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useArrival } from './use-arrival';

/** The h1 of a page of the site. */
export function SiteTitle({ children }: { children: ReactNode }) {
  return (
    <Title ref={useArrival()} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Title = styled.h1`
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
