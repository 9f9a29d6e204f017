import type { Project, ProjectDatabase } from '@tessera/shared/contracts';
import { Badge, formatBytes, formatNumber, Segmented, SelectField, type Tone } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { DataEnvironment } from './database-tab';

export interface DatabaseHeaderProps {
  projectId: string;
  projects: readonly Named[];
  /** Databases of one's own, which open on a page of theirs. */
  connections: readonly Named[];
  found: { readonly project: Project; readonly database: ProjectDatabase | undefined } | undefined;
  environment: DataEnvironment;
  onProject: (id: string) => void;
  onConnection: (id: string) => void;
  onEnvironment: (environment: DataEnvironment) => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const ENVIRONMENTS = [
  { value: 'preview', label: 'Preview data' },
  { value: 'production', label: 'Production data' },
] as const satisfies readonly { readonly value: DataEnvironment; label: string }[];

/** Which project and which of its data is looked at, and how its database stands. */
export function DatabaseHeader(props: DatabaseHeaderProps) {
  const { projectId, projects, connections, found, environment } = props;
  const { onProject, onConnection, onEnvironment } = props;
  const isListed = projects.some(({ id }) => id === projectId);
  const listed = isListed || !found ? projects : [found.project, ...projects];
  const isInDatabase = found?.project.dataPlace === 'database';
  return (
    <Root>
      <Choice>
        <SelectField
          label="Database"
          value={projectId}
          onChange={({ target }) => {
            if (connections.some(({ id }) => id === target.value)) onConnection(target.value);
            else onProject(target.value);
          }}
        >
          <Group label="Projects" items={listed} />
          {connections.length > 0 ? <Group label="Connections" items={connections} /> : null}
        </SelectField>
      </Choice>
      {isInDatabase ? (
        <Segmented
          label="Which data"
          segments={ENVIRONMENTS}
          value={environment}
          onValueChange={onEnvironment}
        />
      ) : null}
      {found ? <State {...found} environment={environment} /> : null}
    </Root>
  );
}

function Group({ label, items }: { label: string; items: readonly Named[] }) {
  return (
    <optgroup label={label}>
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

function State({ project, database, environment }: NonNullable<DatabaseHeaderProps['found']> & Environment) {
  const { label, tone } = stateOf(project, database, environment);
  const kept = project.dataPlace === 'database' ? database?.environments[environment] : undefined;
  return (
    <Facts>
      <Badge tone={tone}>{label}</Badge>
      {/* A count of none may be a minute old, and stand above records. */}
      {kept && kept.records > 0 ? (
        <span title="As it was less than a minute ago">
          {formatNumber(kept.records)} {kept.records === 1 ? 'record' : 'records'}, {formatBytes(kept.bytes)}
        </span>
      ) : null}
    </Facts>
  );
}

interface Environment {
  readonly environment: DataEnvironment;
}

function stateOf(
  project: Project,
  database: ProjectDatabase | undefined,
  environment: DataEnvironment,
): { readonly label: string; readonly tone: Tone } {
  if (project.dataPlace !== 'database') return { label: 'In the browser', tone: 'neutral' };
  return database?.environments[environment]
    ? { label: 'Ready', tone: 'ok' }
    : { label: 'Nothing kept yet', tone: 'neutral' };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
`;

const Choice = styled.div`
  flex: 0 1 280px;
  min-width: 0;
  ${({ theme }) => theme.media.phone} {
    flex-basis: 100%;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 36px;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;
