import { paths } from '@tessera/shared/paths';
import { LinkButton, Mosaic } from '@tessera/shared/ui';
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
      <Testimonials heading="What people say" layout="even" />
      <ClosingCall
        title="Take one and make it yours"
        text="A template is where you start. Your next sentence makes it fit."
        art={<Shelves />}
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

/** As many little applications as a shelf holds. */
function Shelves() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        <Mosaic key={index} id={`shelf-${String(index)}`} size={64} />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 64px);
  justify-content: end;
  align-content: center;
  gap: ${({ theme }) => theme.space[4]};
  height: 100%;
  padding-inline-end: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(2, 64px);
    padding-inline-end: ${({ theme }) => theme.space[6]};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(6, 64px);
    overflow: hidden;
  }
`;

/** The gallery begins where the hero ends, and leaves below it what a part of a page leaves. */
const Shelf = styled(Container)`
  padding-bottom: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-bottom: ${({ theme }) => theme.space[12]};
  }
`;
