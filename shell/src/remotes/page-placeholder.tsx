import { Page, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';

/** Stands where a page will be; drawn only when loading takes longer than a blink. */
export function PagePlaceholder() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading page</VisuallyHidden>
      {isShown && (
        <Page>
          <Skeleton />
        </Page>
      )}
    </div>
  );
}
