import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/** The h1 of a page of the site. It takes the focus on arrival by a link, so that the page is announced. */
export function SiteTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not at the first load of the document, where reading begins at the top by itself.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={heading} tabIndex={-1}>
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
