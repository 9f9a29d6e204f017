import { deploymentSchema, environmentSchema, type Deployment } from '@tessera/shared/contracts';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { DeploymentFilters } from '../../lib/use-deployments';

/** How each filter stands in the address. */
export type FilterName = 'project' | 'environment' | 'status';

function known<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | undefined {
  const parsed = z.safeParse(schema, text);
  return parsed.success ? parsed.data : undefined;
}

/** The filters of the address; what is no filter there filters nothing. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const projectId = known(z.uuid(), search.get('project'));
  const environment = known(environmentSchema, search.get('environment'));
  const status = known<Deployment['status']>(deploymentSchema.shape.status, search.get('status'));
  const filters: DeploymentFilters = {
    ...(projectId !== undefined && { projectId }),
    ...(environment !== undefined && { environment }),
    ...(status !== undefined && { status }),
  };
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    set: (name: FilterName, value: string) => {
      const next = new URLSearchParams(search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    },
    clear: () => {
      setSearch({}, { replace: true });
    },
  };
}
