import type { ApplicationModel, Entity } from '@tessera/shared/contracts';

/** How a view is called where features are listed; what every list can be is not worth a word. */
const VIEWS: Partial<Record<Entity['views'][number]['kind'], string>> = {
  board: 'a board to move cards on',
  calendar: 'a calendar',
  timeline: 'a timeline',
  gallery: 'a gallery',
  chart: 'a chart',
  cards: 'cards',
};

/** As many fields as a line has room for. */
const FIELDS = 6;

/** What an application can do, said from its model (TPL-07). */
export function featuresOf({ entities, metrics, pages }: ApplicationModel): string[] {
  const overviews = pages.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'records'));
  return [
    ...entities.map(({ plural, fields }) => `${plural} with ${fieldNames(fields)}`),
    ...entities.flatMap(({ plural, views }) => {
      const known = [...new Set(views.flatMap(({ kind }) => VIEWS[kind] ?? []))];
      return known.length > 0 ? [`${plural} as ${joined(known)}`] : [];
    }),
    ...entities.flatMap(({ plural, actions }) =>
      actions.length > 0
        ? [`One press for ${plural.toLowerCase()}: ${joined(actions.map(({ name }) => name))}`]
        : [],
    ),
    ...sentence(
      'Figures that are worked out',
      metrics.map(({ name }) => name),
    ),
    ...sentence(
      'Pages that put it together',
      overviews.map(({ name }) => name),
    ),
    ...rulesOf(entities),
    'Add, edit and delete with undo',
    'Search, sort and filter',
  ];
}

function rulesOf(entities: readonly Entity[]): string[] {
  const count = entities.flatMap(({ rules }) => rules).length;
  if (count === 0) return [];
  return [count === 1 ? '1 rule that keeps mistakes out' : `${count} rules that keep mistakes out`];
}

function sentence(start: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${start}: ${joined(names)}`] : [];
}

function fieldNames(fields: Entity['fields']): string {
  const names = fields.slice(0, FIELDS).map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  return joined(fields.length > FIELDS ? [...names, 'more'] : names);
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
