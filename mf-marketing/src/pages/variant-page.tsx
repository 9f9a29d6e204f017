import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { NotThereYet } from '../features/not-there-yet/not-there-yet';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';

/** `/enhanced` and `/landing`, until they have compositions of their own. */
export function VariantPage() {
  useDocumentTitle('Not there yet');
  return (
    <Site>
      <TopNavigation />
      <NotThereYet text="Another look at the product will stand here. What it does is on the start page." />
      <SiteFooter />
    </Site>
  );
}
