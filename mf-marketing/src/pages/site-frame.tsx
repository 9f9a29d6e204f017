import { Suspense, type PropsWithChildren } from 'react';
import { TopNavigation } from '../features/navigation/top-navigation';
import { Site } from '../lib/site.styles';
import { SectionPlaceholder } from '../lib/section-placeholder';

/** The frame of the pages with the top navigation: it stays while they change. */
export function TopFrame({ children }: PropsWithChildren) {
  return (
    <Site>
      <TopNavigation />
      <BareFrame>{children}</BareFrame>
    </Site>
  );
}

/** For pages with a frame of their own. */
export function BareFrame({ children }: PropsWithChildren) {
  return <Suspense fallback={<SectionPlaceholder />}>{children}</Suspense>;
}
