import {
  applicationModelSchema,
  type ApplicationModel,
  type Field,
  type Project,
} from '@tessera/shared/contracts';
import type { StreamHandlers } from '@tessera/shared/remote';
import { buildApi, buildProject, buildRun, renderRemote, uuid } from '@tessera/shared/testing';
import * as z from 'zod/mini';
import type { AccessEdit, SettingsEdit } from './database-settings-state';
import { ProjectSettings } from './project-settings';

const table = (number: number, name: string, fields: readonly Pick<Field, 'name' | 'type'>[]) => ({
  id: `e${String(number)}`,
  name,
  plural: `${name}s`,
  labelField: `f${String(number)}0`,
  fields: fields.map((field, place) => {
    const id = `f${String(number)}${String(place)}`;
    return { ...field, id, key: `${id}.1`, required: false };
  }),
  sort: { field: `f${String(number)}0`, direction: 'asc' },
  views: [{ id: `v${String(number)}`, kind: 'table', name: 'Table' }],
  defaultView: `v${String(number)}`,
  filters: [],
  rules: [],
  badges: [],
  actions: [],
  samples: [],
});

export const MODEL: ApplicationModel = z.parse(applicationModelSchema, {
  v: 2,
  title: 'Shop',
  theme: {
    mode: 'system',
    accent: '#5b34d6',
    radius: 'soft',
    density: 'cozy',
    font: 'plain',
    navigation: 'top',
  },
  format: { currency: 'EUR' },
  entities: [
    table(1, 'Task', [
      { name: 'Title', type: 'text' },
      { name: 'Done', type: 'boolean' },
    ]),
    table(2, 'Customer', [
      { name: 'Name', type: 'text' },
      { name: 'Email', type: 'email' },
      { name: 'Phone', type: 'phone' },
    ]),
  ],
  next: { entity: 3, field: 30, option: 1, node: 4 },
  generator: 'tessera-rules/2',
  metrics: [],
  pages: [{ id: 'p2', name: 'Tasks', blocks: [{ id: 'k3', kind: 'records', entity: 'e1' }] }],
});

export const withAccess = (model: ApplicationModel, tables: AccessEdit['tables']): ApplicationModel => ({
  ...model,
  entities: model.entities.map((entity) => {
    const access = tables.find(({ entity: id }) => id === entity.id)?.access;
    return access ? { ...entity, access } : entity;
  }),
});

function withEdit(model: ApplicationModel, edit: SettingsEdit): ApplicationModel {
  if (edit.kind === 'access') return withAccess(model, edit.tables);
  const { signIn: _, ...rest } = model;
  return { ...rest, ...(edit.signIn && { signIn: edit.signIn }) };
}

export const version = (number: number) => ({ id: uuid(100 + number), number });

interface Given {
  readonly project?: Partial<Project>;
  readonly answers?: Parameters<typeof buildApi>[0];
  readonly model?: ApplicationModel;
  /** How a run ends, unless it makes a version. */
  readonly end?: object;
}

/** The tab of a project whose server takes edits. */
export function renderTab({ project: first, answers = {}, model: start = MODEL, end }: Given = {}) {
  let model = start;
  let project = buildProject({ dataPlace: 'database', ...first });
  const next = () => version((project.headVersion?.number ?? 0) + 1);
  const { api, made } = buildApi(
    {
      'GET /project/:id': () => project,
      'PUT /project/:id': ({ body }) =>
        (project = buildProject({ ...project, ...(body as Partial<Project>) })),
      'GET /databases': () => ({ items: [] }),
      'GET /versions/:id/file': () => ({ text: JSON.stringify(model) }),
      'POST /project/:id/edits': ({ body }) => {
        if (!end) {
          model = withEdit(model, (body as { edit: SettingsEdit }).edit);
          project = { ...project, headVersion: next() };
        }
        return buildRun({ status: 'queued' });
      },
      ...answers,
    },
    {
      '/runs/:id/events': ({ onEvent }: StreamHandlers) => {
        const ended = end ?? { status: 'succeeded', versionId: project.headVersion?.id };
        onEvent({ id: '1', type: 'end', data: { type: 'end', credits: 0, balance: 50, ...ended } });
      },
    },
  );
  const view = renderRemote(<ProjectSettings projectId={uuid(1)} renderSharing={() => null} />, {
    shell: { api },
    path: '/?tab=database',
  });
  const bodies = (name: string) => made.filter((call) => call.name === name).map(({ body }) => body);
  return {
    ...view,
    edits: () => bodies('POST /project/:id/edits') as { baseVersionId: string; edit: AccessEdit }[],
    bodies,
    /** Another window makes a version. */
    moveOn: (tables: AccessEdit['tables']) => {
      model = withAccess(model, tables);
      project = { ...project, headVersion: next() };
    },
  };
}
