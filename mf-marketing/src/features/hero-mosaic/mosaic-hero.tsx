import { Link } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { homeWords } from '@tessera/shared/public-pages';
import { useShell } from '@tessera/shared/remote';
import { LinkButton, Mosaic } from '@tessera/shared/ui';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';
import { APPLICATIONS } from './applications';
import { Actions, Aside, Gallery, Head, Hero, Made, Picture, Quote } from './mosaic-hero.styles';

/** The hero of /home: six sentences, each with the application that it became. */
export function MosaicHero() {
  const { brand } = useShell();
  const { hero } = homeWords(brand);
  return (
    <Hero aria-label={brand.tagline}>
      <Container>
        <Head>
          <SiteTitle>{hero.heading}</SiteTitle>
          <Aside>
            <Lead>{hero.lead}</Lead>
            <Actions>
              <LinkButton to={paths.auth.to()} variant="primary" size="large">
                Start building
              </LinkButton>
              <Link to={`${paths.home.to()}#demo`}>See how it works</Link>
            </Actions>
          </Aside>
        </Head>
        <Gallery aria-label="Applications made from one sentence each">
          {APPLICATIONS.map(({ id, name, sentence }) => (
            <li key={id}>
              <Picture>
                <Mosaic id={id} size={176} />
              </Picture>
              <Made>{name}</Made>
              <Quote>{sentence}</Quote>
            </li>
          ))}
        </Gallery>
      </Container>
    </Hero>
  );
}
