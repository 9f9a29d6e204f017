import styled from 'styled-components';

/** The h1 of a page of the documentation. */
export const PageTitle = styled.h1`
  font-size: ${({ theme }) => theme.sizes[40]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;
