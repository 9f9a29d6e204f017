import { LaunchHero } from '../features/hero-launch/launch-hero';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';

/** `/newhero` */
export function NewHeroPage() {
  useDocumentTitle('Welcome');
  return (
    <Site>
      <TopNavigation />
      <LaunchHero />
      <SiteFooter />
    </Site>
  );
}
