import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityPaths } from './entity-paths';
import { camel, kebab, pascal, RESERVED_WORDS, TakenNames } from './identifiers';
import { referencesTo } from '../model/references-to';
import { kitSources } from './kit-sources';
import { pagePaths, type PagePath } from './page-paths';

/** What an entity and its parts are called in the emitted code. */
export interface EntityNames {
  /** Folder under `src/features`: 'practice-sessions'. */
  readonly folder: string;
  /** The part of the address; keeps letters of every script. */
  readonly path: string;
  /** The constant that describes the entity: 'practiceSessions'. */
  readonly constant: string;
  /** The type of a record, and the start of its components' names: 'PracticeSession'. */
  readonly component: string;
  /** Property names by field id: 'datePractised'. */
  readonly fields: ReadonlyMap<string, string>;
  /** Property names of the lists of records that point here, by the id of the reference that points. */
  readonly links: ReadonlyMap<string, string>;
  /** The constants that name the options of a choice, by field id. */
  readonly options: ReadonlyMap<string, OptionNames>;
}

export interface OptionNames {
  /** 'InvoiceStatus' */
  readonly constant: string;
  /** Property names by option id: 'draft'. */
  readonly properties: ReadonlyMap<string, string>;
}

export interface PageNames extends PagePath {
  /** Of any other page: 'Overview' of `src/pages/Overview.tsx`, where the component is called 'OverviewPage'. */
  readonly component?: string;
}

/** Names for everything in a model. No two that meet in a file are the same, whatever people called their things. */
export interface ModelNames {
  readonly entities: ReadonlyMap<string, EntityNames>;
  readonly pages: ReadonlyMap<string, PageNames>;
  /** The constants of `src/metrics.ts`, by metric id. */
  readonly metrics: ReadonlyMap<string, string>;
  /** The constants of `src/pictures.ts`: `LOGO`, and those of blocks by their id. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What stands for the logo among the names of pictures. */
export const LOGO = 'logo';

/** Names that the emitted files themselves use where a constant of the model is in sight. */
const TAKEN_CONSTANTS = [
  RESERVED_WORDS,
  'id fields columns shown views links sections pages icons store root record value metrics props title entities',
  'samples rules badges filters actions defineEntity createStore openStorage reportUncaughtErrors createRoot',
  'tableView listView cardsView boardView calendarView timelineView galleryView chartView figuresView',
];

/** Names of types that meet a record's type in an emitted file, and starts of the names of the kit's own pages. */
const TAKEN_TYPES =
  'Record Live Rule Badge Saved SavedFilter Action Sample Metric Section Store App AppShell Entity Page String Number';

/** Names that Windows gives to no folder. */
const TAKEN_FOLDERS =
  'con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9';

/** What compiled expressions call: a record's name must not hide one of them. */
const CALCULATIONS = Object.entries(kitSources)
  .filter(([file]) => file.startsWith('calc/'))
  .flatMap(([, text]) => [...text.matchAll(/^export (?:const|function) (\w+)/gmu)])
  .map(([, name = '']) => name);

function optionNames(field: Field, component: string, types: TakenNames): OptionNames {
  const taken = new TakenNames();
  const constant = types.take(`${component}${pascal(field.name, field.id)}`);
  const properties = (field.options ?? []).map(
    (option) => [option.id, taken.take(camel(option.label, option.id))] as const,
  );
  return { constant, properties: new Map(properties) };
}

/** Fields first, so that a list of linked records that comes or goes renames none of them. */
function propertiesOf(model: ApplicationModel, entity: Entity) {
  const taken = new TakenNames('id');
  const fields = new Map(entity.fields.map((field) => [field.id, taken.take(camel(field.name, field.id))]));
  const links = new Map(
    referencesTo(model, entity.id).map(({ field }) => [
      field.id,
      taken.take(camel(field.reference?.inverse ?? '', field.id)),
    ]),
  );
  return { fields, links };
}

/** Names of the entities alone, by their id. */
export function nameEntities(model: ApplicationModel): ReadonlyMap<string, EntityNames> {
  const folders = new TakenNames(TAKEN_FOLDERS);
  const paths = entityPaths(model);
  const constants = new TakenNames(...TAKEN_CONSTANTS, ...CALCULATIONS);
  const types = new TakenNames(TAKEN_TYPES);
  const named = model.entities.map((entity) => ({
    entity,
    folder: folders.take(kebab(entity.plural, `entity-${entity.id}`), { joint: '-' }),
    path: paths.get(entity.id) ?? entity.id,
    constant: constants.take(camel(entity.plural, entity.id)),
    component: types.take(pascal(entity.name, entity.id), { endings: ['', 'List', 'Form', 'Detail'] }),
    ...propertiesOf(model, entity),
  }));
  return new Map(
    named.map(({ entity, ...names }) => [
      entity.id,
      {
        ...names,
        options: new Map(
          entity.fields
            .filter(({ type, options = [] }) => type === 'choice' && options.length > 0)
            .map((field) => [field.id, optionNames(field, names.component, types)]),
        ),
      },
    ]),
  );
}

function namePages(
  model: ApplicationModel,
  entities: ReadonlyMap<string, EntityNames>,
): ReadonlyMap<string, PageNames> {
  const components = new TakenNames(TAKEN_FOLDERS);
  const paths = pagePaths(model, new Map([...entities].map(([id, { path }]) => [id, path])));
  return new Map(
    model.pages.map(({ id, name }): [string, PageNames] => {
      const own = paths.get(id) ?? { path: id };
      if (own.listOf !== undefined) return [id, own];
      return [id, { ...own, component: components.take(pascal(name, id)) }];
    }),
  );
}

function nameMetrics(
  model: ApplicationModel,
  entities: ReadonlyMap<string, EntityNames>,
): ReadonlyMap<string, string> {
  const met = [...entities.values()].map(({ constant }) => constant);
  const taken = new TakenNames(...TAKEN_CONSTANTS, ...CALCULATIONS, ...met);
  return new Map(model.metrics.map(({ id, name }) => [id, taken.take(camel(name, id))]));
}

function namePictures(
  { theme, pages }: ApplicationModel,
  entities: ReadonlyMap<string, EntityNames>,
  metrics: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const met = [...[...entities.values()].map(({ constant }) => constant), ...metrics.values()];
  const taken = new TakenNames(...TAKEN_CONSTANTS, ...CALCULATIONS, ...met);
  const named = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [[block.id, block.description] as const] : [])),
  );
  return new Map([
    ...(theme.logo === undefined ? [] : [[LOGO, taken.take(LOGO)] as const]),
    ...named.map(([id, description]) => [id, taken.take(camel(description, id))] as const),
  ]);
}

export function nameModel(model: ApplicationModel): ModelNames {
  const entities = nameEntities(model);
  const metrics = nameMetrics(model, entities);
  return {
    entities,
    metrics,
    pages: namePages(model, entities),
    pictures: namePictures(model, entities, metrics),
  };
}
