import type { Project } from '@tessera/shared/contracts';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Segmented, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { ApplicationPicker } from './application-picker';
import type { Source, useSource } from './use-source';

// Most deploy what they built here.
export const RepositorySource = lazyWithRetry(
  async () => (await import('./repository-source')).RepositorySource,
);

const SOURCES = [
  { value: 'apps', label: 'Your apps' },
  { value: 'github', label: 'GitHub repository' },
] as const satisfies readonly { readonly value: Source; readonly label: string }[];

interface ApplicationSourceProps {
  projects: readonly Project[];
  from: ReturnType<typeof useSource>;
  projectId: string | undefined;
  isDisabled: boolean;
  onChoose: (projectId: string) => void;
}

/** What is deployed: an application, or a repository that becomes one (DEP-01). */
export function ApplicationSource({
  projects,
  from,
  projectId,
  isDisabled,
  onChoose,
}: ApplicationSourceProps) {
  return (
    <Root>
      <Segmented
        label="What to deploy"
        segments={SOURCES.map((one) => ({ ...one, isDisabled }))}
        value={from.source}
        onValueChange={from.show}
      />
      {from.source === 'apps' ? (
        <ApplicationPicker
          projects={projects}
          value={projectId}
          isDisabled={isDisabled}
          onChange={onChoose}
        />
      ) : (
        <Suspense fallback={<Skeleton height="64px" />}>
          <RepositorySource
            projects={projects}
            repository={from.repository}
            isDisabled={isDisabled}
            onRepository={from.chooseRepository}
            onProject={(id) => {
              from.show('apps');
              onChoose(id);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  > :first-child {
    align-self: flex-start;
  }
`;
