import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useArrival } from '../../lib/use-arrival';

/** The h1 of a page of the documentation. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Title ref={useArrival()} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Title = styled.h1`
  font-size: ${({ theme }) => theme.sizes[40]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;
