import type { Project, ProjectDatabase } from '@tessera/shared/contracts';
import type { ComponentType } from 'react';

export type DataEnvironment = 'preview' | 'production';

/** What a tab of /database is told. */
export interface DatabaseTabProps {
  readonly project: Project;
  readonly environment: DataEnvironment;
  /** Reads the project and its databases again: what the page says of them is as old as that. */
  readonly reload: () => void;
}

export interface EnvironmentTabProps extends DatabaseTabProps {
  readonly database: ProjectDatabase;
}

interface Named {
  /** As it stands in the address: `?tab=designer`. */
  readonly id: string;
  readonly label: string;
}

/** A tab of /database and what has to be there before it is drawn; without it the page says what is missing. */
export type DatabaseTab = Named &
  (
    | {
        /** `project`: any project. `place`: one that keeps its records in a database. */
        readonly needs: 'project' | 'place';
        readonly Content: ComponentType<DatabaseTabProps>;
      }
    | {
        /** The database has the environment that is looked at. */
        readonly needs: 'environment';
        readonly Content: ComponentType<EnvironmentTabProps>;
      }
  );
