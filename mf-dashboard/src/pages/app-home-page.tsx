import { lazyWithRetry, useDocumentTitle, useSession } from '@tessera/shared/remote';
import { Page } from '@tessera/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { PromptBox, type PromptBoxProps } from '../features/home-prompt/prompt-box';
import { RecentProjects } from '../features/projects/recent-projects';
import { ProjectProvider } from '../lib/project-provider';
import { WhenNear } from '../lib/when-near';

const HomeTemplates = lazyWithRetry(
  async () => (await import('../features/templates/home-templates')).HomeTemplates,
);

/** /apphome */
export function AppHomePage({ onBegin, onMake }: PromptBoxProps) {
  const session = useSession();
  useDocumentTitle('Home');
  const firstname = session.status === 'signedIn' ? session.user.firstname : '';
  return (
    <ProjectProvider>
      <Page>
        <Column>
          <Hero>
            <div>
              <Greeting>{firstname ? `Hello ${firstname}` : 'Hello'}</Greeting>
              <Title tabIndex={-1}>What shall we make?</Title>
              <Purpose>
                Describe the app and what it should keep track of. You get a working one to try and change.
              </Purpose>
            </div>
            <PromptBox onBegin={onBegin} onMake={onMake} />
          </Hero>
          <RecentProjects />
          <WhenNear height="720px">
            <Suspense fallback={<TemplatesPlace />}>
              <HomeTemplates />
            </Suspense>
          </WhenNear>
        </Column>
      </Page>
    </ProjectProvider>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 840px;
  margin-inline: auto;
`;

const TemplatesPlace = styled.div`
  min-height: 720px;
`;

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  padding-block: clamp(24px, 11vh, 128px) ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[8]};
  }
`;

const Greeting = styled.p`
  margin-bottom: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[16]};
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.sizes[40]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[28]};
  }
`;

const Purpose = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[16]};
`;
