import { EmptyState } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { DatabaseTabProps } from '../features/database/database-tab';
import { EnvironmentRecords } from '../features/records/environment-records';

/** /database?tab=data: the records of the preview or of the live application. */
export function DatabaseDataTab({ project, environment }: DatabaseTabProps) {
  const { headVersion } = project;
  if (!headVersion) return <EmptyState title="This app has no version yet, so it has no tables." />;
  return (
    <Frame>
      <EnvironmentRecords
        key={environment}
        projectId={project.id}
        name={project.name}
        versionId={headVersion.id}
        isLive={environment === 'production'}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  min-height: 320px;
  height: calc(100dvh - 320px);
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
`;
