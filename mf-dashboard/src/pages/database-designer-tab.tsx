import type { DatabaseTabProps } from '../features/database/database-tab';
import { DesignerTab } from '../features/designer/designer-tab';

/** /database?tab=designer */
export function DatabaseDesignerTab({ project, reload }: DatabaseTabProps) {
  return <DesignerTab projectId={project.id} name={project.name} onSaved={reload} />;
}
