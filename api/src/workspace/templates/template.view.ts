import { createApplication, emit } from '@tessera/builder';
import type { ApplicationModel, Entity, Template, TemplateView } from '@tessera/shared/contracts';
import type { TemplateSource } from './template-source.schema';

/** What the built-in assistant needs for any of them, as measured by the bench (p95 1.5 s), said with room to spare. */
const TIME_TO_SETUP = 'A few seconds';

/** The application that a template's prompt makes. */
export function modelOf({ prompt, title }: TemplateSource): ApplicationModel {
  return createApplication(prompt, { name: title }).model;
}

/** A template as lists have it, drawn from its real model. */
export function presentTemplate(source: TemplateSource, remixes: number): Template {
  const model = modelOf(source);
  const [entity] = model.entities;
  if (!entity) throw new Error(`The template ${source.id} makes no records`);
  const { id, title, category, description, prompt, author } = source;
  return {
    id,
    title,
    category,
    description,
    prompt,
    remixes,
    author: { name: author, avatar: author },
    preview: {
      view: drawnView(entity),
      accent: model.theme.accent,
      heading: entity.plural,
      columns: source.shows.map((name) => columnOf(source, entity, name)),
      rows: source.rows.map((row) => [...row]),
    },
  };
}

function columnOf({ id }: TemplateSource, { fields }: Entity, name: string) {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The template ${id} shows ${name}, and its application has no such field`);
  return { name, type: field.type };
}

/** How a card draws the list: as it opens, and as a table where a card has no picture of that. */
function drawnView({ views, defaultView }: Entity): Template['preview']['view'] {
  const kind = views.find(({ id }) => id === defaultView)?.kind;
  return kind === 'list' || kind === 'cards' ? kind : 'table';
}

/** Everything about one template, with the files that it becomes. */
export function presentTemplateView(source: TemplateSource, remixes: number): TemplateView {
  const template = presentTemplate(source, remixes);
  const model = modelOf(source);
  return {
    ...template,
    name: template.title,
    iconType: source.iconType,
    color: model.theme.accent,
    features: featuresOf(model),
    timeToSetup: TIME_TO_SETUP,
    creator: source.author,
    remixCount: remixes,
    language: 'TypeScript',
    framework: 'React',
    files: emit(model).map(({ path, text }) => ({ path, text })),
  };
}

/** What the application can do, said from its model. */
function featuresOf(model: ApplicationModel): string[] {
  return [
    ...model.entities.map(({ plural, fields }) => `${plural} with ${fieldNames(fields)}`),
    ...model.entities.map(
      (entity) => `${entity.plural} as ${drawnView(entity) === 'table' ? 'a table' : drawnView(entity)}`,
    ),
    'Add, edit and delete with undo',
    'Search and sort',
    'Light and dark theme',
  ];
}

function fieldNames(fields: Entity['fields']): string {
  const names = fields.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
