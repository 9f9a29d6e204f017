import { routesOf, type ApplicationRoute } from '@tessera/builder/routes';
import { readVersionFile, storedModelSchema } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MODEL_PATH } from '../../lib/model-path';

const NONE: readonly ApplicationRoute[] = [];

/** The pages of a version, read as soon as somebody comes near its address: nothing else here needs its model. */
export function useRoutes(versionId: string | undefined) {
  const { api } = useShell();
  const [read, setRead] = useState<{ readonly of: string; readonly routes: typeof NONE }>();
  async function want(): Promise<void> {
    if (versionId === undefined || read?.of === versionId) return;
    setRead({ of: versionId, routes: NONE });
    try {
      const file = await api.call(readVersionFile, {
        params: { id: versionId },
        query: { path: MODEL_PATH },
      });
      const model = z.safeParse(storedModelSchema, JSON.parse(file.text)).data;
      if (model) setRead({ of: versionId, routes: routesOf(model) });
    } catch {
      // Code alone, or nobody answers: what was visited is offered all the same.
    }
  }
  return { routes: read && read.of === versionId ? read.routes : NONE, want: () => void want() };
}
