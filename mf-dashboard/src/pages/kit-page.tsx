import { useDocumentTitle } from '@tessera/shared/remote';
import { PageFrame } from '@tessera/shared/ui';
import { ActionSection } from '../features/kit/action-section';
import { DataSection } from '../features/kit/data-section';
import { FieldSection } from '../features/kit/field-section';
import { KitContents } from '../features/kit/kit-contents';
import { LayerSection } from '../features/kit/layer-section';
import { NavigationSection } from '../features/kit/navigation-section';
import { StateSection } from '../features/kit/state-section';
import { TokenSection } from '../features/kit/token-section';

/** /kit, outside production: every piece of the kit in every state, for those who write a page. */
export function KitPage() {
  useDocumentTitle('Kit');
  return (
    <PageFrame
      title="The kit"
      description="Everything that pages are made of, as a remote gets it from @tessera/shared/ui. Names are the names to import."
    >
      <KitContents />
      <div>
        <TokenSection />
        <ActionSection />
        <FieldSection />
        <LayerSection />
        <NavigationSection />
        <DataSection />
        <StateSection />
      </div>
    </PageFrame>
  );
}
