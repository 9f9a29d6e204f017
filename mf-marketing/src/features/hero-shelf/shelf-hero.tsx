import { paths } from '@tessera/shared/paths';
import { enhancedWords } from '@tessera/shared/public-pages';
import { LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';

/** The hero of /enhanced: few words, because the shelf of templates begins right under them. */
export function ShelfHero() {
  const { hero } = enhancedWords();
  return (
    <section aria-label="Start">
      <Container>
        <Words>
          <SiteTitle>{hero.heading}</SiteTitle>
          <Lead>{hero.lead}</Lead>
          <div>
            <LinkButton to={paths.auth.to()} variant="primary" size="large">
              Start Building Now
            </LinkButton>
          </div>
        </Words>
      </Container>
    </section>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  padding-block: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;
