import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ClosingCall } from '../features/closing-call/closing-call';
import { FeatureLedger } from '../features/feature-ledger/feature-ledger';
import { SiteFooter } from '../features/navigation/site-footer';
import { TemplateGallery } from '../features/template-gallery/template-gallery';
import { Testimonials } from '../features/testimonials/testimonials';
import { Container } from '../lib/site.styles';

/** Everything of `/enhanced` that is not in its first view. */
export function EnhancedRest() {
  return (
    <>
      <Shelf>
        <TemplateGallery heading="Templates that run" />
      </Shelf>
      <FeatureLedger />
      <Testimonials heading="What came of it" layout="even" />
      <ClosingCall
        title="Take one and make it yours"
        text="A template is a beginning: the second sentence is what makes it fit."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start Building Now
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          View Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </>
  );
}

/** The gallery begins where the hero ends, and leaves below it what a part of a page leaves. */
const Shelf = styled(Container)`
  padding-bottom: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-bottom: ${({ theme }) => theme.space[12]};
  }
`;
