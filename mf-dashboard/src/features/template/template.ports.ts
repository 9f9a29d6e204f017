import { readTemplate, templateSchema, type Template } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { ownStorage, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import type { TemplatePorts } from './template.store';

const kept = ownStorage('mf-dashboard', 'sessionStorage');

const stateSchema = z.object({ template: templateSchema });

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Written by something else: the same as nothing.
    return undefined;
  }
}

/** The template in a navigation state, which outlives a reload and may be anybody's. */
function inState(state: unknown, id: string): Template | undefined {
  const template = stateSchema.safeParse(state).data?.template;
  return template?.id === id ? template : undefined;
}

/** The real ports of a template's page; `state` is that of the navigation. */
export function templatePorts({ api }: ShellProps, id: string, state: unknown): TemplatePorts {
  const name = `template:${id}`;
  return {
    readKnown: () => inState(state, id) ?? templateSchema.safeParse(parseJson(kept.read(name))).data,
    keep: (template) => {
      // Without its code, which has no room there.
      kept.write(name, JSON.stringify(templateSchema.parse(template)));
    },
    load: async (signal) => {
      try {
        return (await api.call(readTemplate, { params: { id } }, { signal })).data;
      } catch (error) {
        // 400: an id that no template can have.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return undefined;
        throw error;
      }
    },
    describe: (error) => errorMessage(error, 'The template could not be loaded.'),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
