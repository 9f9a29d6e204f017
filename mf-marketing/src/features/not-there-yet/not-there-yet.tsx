import styled from 'styled-components';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';

/** Says plainly that a page has no content yet, and leads to one that has. */
export function NotThereYet({ text }: { text: string }) {
  return (
    <Container>
      <Words>
        <SiteTitle>This page is not there yet</SiteTitle>
        <Lead>{text}</Lead>
        <div>
          <LinkButton to={paths.root.to()} variant="primary" size="large">
            Go to the start page
          </LinkButton>
        </div>
      </Words>
    </Container>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  padding-block: ${({ theme }) => theme.space[24]};
`;
