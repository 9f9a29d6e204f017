import { listProjects, type Deployment } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { SelectField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { environmentLabels } from '../../lib/labels';
import type { DeploymentFilters } from '../../lib/use-deployments';
import type { FilterName } from './use-filters';

const statusLabels: Record<Deployment['status'], string> = {
  deploying: 'Under way',
  live: 'Live',
  failed: 'Failed',
  stopped: 'Stopped',
  replaced: 'Replaced',
};

function options(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

export interface FilterBarProps {
  filters: DeploymentFilters;
  onSet: (name: FilterName, value: string) => void;
}

/** What of the deployments is listed. */
export function FilterBar({ filters, onSet }: FilterBarProps) {
  const { api } = useShell();
  // The list does without: then only what is chosen can be taken away.
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }));
  const found = projects.status === 'ready' ? projects.data : [];
  const names = Object.fromEntries(found.map(({ id, name }) => [id, name]));
  const { projectId } = filters;
  const all =
    projectId === undefined || projectId in names ? names : { ...names, [projectId]: 'One project' };
  const fields = [
    { name: 'project', label: 'Project', any: 'All projects', value: projectId, labels: all },
    {
      name: 'environment',
      label: 'Environment',
      any: 'All environments',
      value: filters.environment,
      labels: environmentLabels,
    },
    { name: 'status', label: 'Status', any: 'Any status', value: filters.status, labels: statusLabels },
  ] as const;
  return (
    <Bar role="group" aria-label="Filters">
      {fields.map(({ name, label, any, value, labels }) => (
        <SelectField
          key={name}
          label={label}
          isLabelHidden
          placeholder={any}
          options={options(labels)}
          value={value ?? ''}
          onChange={({ target }) => {
            onSet(name, target.value);
          }}
        />
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 200px));
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr;
    gap: ${({ theme }) => theme.space[2]};
  }
`;
