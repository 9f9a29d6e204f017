import { Page, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Stands where a page will be; drawn only when loading takes longer than a blink. */
export function PagePlaceholder() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Place role="status" aria-busy="true">
      <VisuallyHidden>Loading page</VisuallyHidden>
      {isShown && (
        <Page>
          <Skeleton />
        </Page>
      )}
    </Place>
  );
}

/* Takes no room: for a moment the page stands below it already, and must not move when it goes. */
const Place = styled.div`
  height: 0;
`;
