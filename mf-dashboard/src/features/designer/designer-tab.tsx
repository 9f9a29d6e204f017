import { useAskBeforeClosing, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { paths } from '@tessera/shared/paths';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DesignerBoard } from './designer-board';
import { isUnsaved } from './designer-state';
import { designerPorts } from './designer.ports';
import { createDesigner } from './designer.store';

export interface DesignerTabProps {
  projectId: string;
  name: string;
  /** A version was saved: what is said of the project elsewhere is old. */
  onSaved: () => void;
}

/** /database?tab=designer: the tables of a project, drawn and changed (SCR-12). */
export function DesignerTab({ projectId, name, onSaved }: DesignerTabProps) {
  const shell = useShell();
  const [designer] = useState(() => createDesigner(designerPorts(shell, projectId)));
  const state = useStore(designer.store);
  useEffect(() => {
    void designer.load();
  }, [designer]);
  useAskBeforeClosing(isUnsaved(state));
  switch (state.step) {
    case 'loading':
      return (
        <div role="group" aria-busy="true" aria-label="Loading the tables">
          <Skeleton lines={6} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          message={state.message}
          isRetrying={state.isRetrying}
          onRetry={() => void designer.load()}
        />
      );
    case 'none':
      return (
        <EmptyState
          title="This app has no version yet, so it has no tables."
          action={<LinkButton to={paths.app.to(projectId)}>Open in builder</LinkButton>}
        />
      );
    case 'codeOnly':
      return (
        <EmptyState
          title="This project was imported as code only, so its tables are not known here."
          description="What it keeps is said in its code."
          action={<LinkButton to={paths.editApp.to(projectId)}>Open the code</LinkButton>}
        />
      );
    case 'ready':
      return <DesignerBoard {...{ projectId, name, designer, state, onSaved }} />;
  }
}
