import { useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { ProjectSettings } from '../features/project-settings/project-settings';
import { SharePanel } from '../features/sharing/share-panel';

/** /create-project/:id */
export function ProjectSettingsPage() {
  const { id = '' } = useParams();
  return <SettingsOf key={id} projectId={id} />;
}

function SettingsOf({ projectId }: { projectId: string }) {
  // Here, since the tab goes away with every other one that is opened.
  const [made, setMade] = useState<ComponentProps<typeof SharePanel>['made']>();
  return (
    <ProjectSettings
      projectId={projectId}
      renderSharing={({ archivedAt, headVersion }) => (
        <SharePanel
          projectId={projectId}
          isArchived={archivedAt !== null}
          version={headVersion ?? undefined}
          made={made}
          onMade={setMade}
        />
      )}
    />
  );
}
