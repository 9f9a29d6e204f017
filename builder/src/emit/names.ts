import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';

/** What things are called in the emitted code. */
export interface EntityNames {
  /** Folder under `src/features`: 'practice-sessions'. */
  readonly folder: string;
  /** The part of the address; keeps letters of every script. */
  readonly path: string;
  /** The constant that describes the entity: 'practiceSessions'. */
  readonly constant: string;
  /** The start of its components' names: 'PracticeSession'. */
  readonly component: string;
  /** Property names by field id: 'datePractised'. */
  readonly fields: ReadonlyMap<string, string>;
}

const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Names that the emitted files themselves use where a feature's constant is in sight. */
const TAKEN = new Set([
  'id',
  'fields',
  'columns',
  'shown',
  'sections',
  'store',
  'root',
  'defineEntity',
  'createStore',
  'openStorage',
]);

/** Starts of the names of the kit's own pages: RecordList, RecordForm, RecordDetail. */
const TAKEN_COMPONENTS = ['record'];

/** Names that Windows gives to no folder. */
const TAKEN_FOLDERS =
  'con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9'.split(
    ' ',
  );

function asciiWords(text: string): string[] {
  const plain = text
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/gu, 'o')
    .replace(/[æÆ]/gu, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '');
  return plain.split(/[^A-Za-z0-9]+/u).filter(Boolean);
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

function pascal(text: string, fallback: string): string {
  const name = asciiWords(text).map(capital).join('') || capital(fallback);
  return /^\d/u.test(name) ? `N${name}` : name;
}

function camel(text: string, fallback: string): string {
  const name = pascal(text, fallback);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Takes the first free one of name, name2, name3 … */
function unique(name: string, taken: Set<string>, join = ''): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}${join}${String(count)}`;
  taken.add(free.toLowerCase());
  return free;
}

function pathOf(entity: Entity): string {
  const path = entity.plural
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return path === '' ? entity.id : path;
}

function fieldNames(fields: readonly Field[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(fields.map((field) => [field.id, unique(camel(field.name, field.id), taken)]));
}

/** Names for everything in a model, by entity id. No two are the same, whatever people called their things. */
export function nameEntities(model: ApplicationModel): ReadonlyMap<string, EntityNames> {
  const folders = new Set<string>(TAKEN_FOLDERS);
  const paths = new Set<string>();
  const constants = new Set<string>([...RESERVED, ...TAKEN].map((word) => word.toLowerCase()));
  const components = new Set<string>(TAKEN_COMPONENTS);
  return new Map(
    model.entities.map((entity) => [
      entity.id,
      {
        folder: unique(
          asciiWords(entity.plural)
            .map((word) => word.toLowerCase())
            .join('-') || `entity-${entity.id}`,
          folders,
          '-',
        ),
        path: unique(pathOf(entity), paths, '-'),
        constant: unique(camel(entity.plural, entity.id), constants),
        component: unique(pascal(entity.name, entity.id), components),
        fields: fieldNames(entity.fields),
      },
    ]),
  );
}
