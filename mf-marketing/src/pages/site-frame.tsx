import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { TopNavigation } from '../features/navigation/top-navigation';
import { Site } from '../lib/site.styles';
import { SectionPlaceholder } from '../lib/section-placeholder';

/** The frame of the pages with the top navigation: it stays while they change. */
export function TopFrame() {
  return (
    <Site>
      <TopNavigation />
      <BareFrame />
    </Site>
  );
}

/** For pages with a frame of their own. */
export function BareFrame() {
  return (
    <Suspense fallback={<SectionPlaceholder />}>
      <Outlet />
    </Suspense>
  );
}
