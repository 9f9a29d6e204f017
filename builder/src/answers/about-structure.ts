import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { findOption } from '../model/find';
import { inSentence } from '../words/casing';
import { capitalise, listOf } from '../words/text';
import { namedIn, type Asked } from './asked';
import { fieldLine, fieldType } from './in-words';
import { counted, listed, ofTable, say, tablesMeant, yes, type Answerer } from './saying';

/** What there is: tables, fields, options and links (SCR-02, MODEL-01). */

function storesWords(model: ApplicationModel, entity: Entity): string {
  const lines = entity.fields.map((field) => fieldLine(model, entity, field));
  return listed(`${entity.name} stores ${counted(entity.fields.length, 'field')}`, lines);
}

const tableWords = ({ plural, fields }: Entity) =>
  `${plural} with ${listOf(fields.map(({ name }) => inSentence(name)))}`;

const IT = String.raw`(?:this|it|the|my|our)(?: (?:app|application|project|site|website|program|tool|thing))?`;
const ABOUT: readonly RegExp[] = [
  String.raw`(?:so )?what (?:is|does) ${IT}(?: (?:about|do|for|all about|here|store|keep))?`,
  String.raw`what ${IT} (?:is|does)(?: about| for)?`,
  String.raw`what (?:can|does|do) ${IT} do`,
  String.raw`(?:give )?(?:me )?(?:an? |the )?(?:overview|summary|summarise|summarize|structure|purpose|about)(?: (?:of )?${IT})?`,
  IT,
  String.raw`(?:the )?(?:name|title|app|application|project)`,
  String.raw`(?:how|what) is ${IT} (?:called|named|structured|made|built up)`,
  String.raw`what (?:is|are) ${IT} (?:name|title|structure|purpose|model|schema)`,
  String.raw`what (?:is|are) the (?:name|title|purpose|structure)(?: of ${IT})?`,
  String.raw`what do (?:we|i|you) have(?: here)?`,
  String.raw`how ${IT} works`,
  String.raw`how (?:does|do) ${IT} work|(?:i need |some )*help`,
].map((source) => new RegExp(`^(?:${source})$`));
/** 'an overview' is none of the pages, whatever they are called. */
const SUMMARY = /\b(?:app|application|project)\b|^an? (?:overview|summary)/;

/** 'What is this?', 'What does it do?'. */
export const aboutAll: Answerer = ({ text, mentions }, { model }) => {
  if (!ABOUT.some((pattern) => pattern.test(text))) return undefined;
  if (mentions.length > 0 && !SUMMARY.test(text)) return undefined;
  const counts = [
    counted(model.entities.length, 'table'),
    counted(model.pages.length, 'page'),
    ...(model.metrics.length > 0 ? [counted(model.metrics.length, 'figure')] : []),
  ];
  return listed(`${model.title} has ${listOf(counts)}. It keeps`, model.entities.map(tableWords));
};

const COUNTED: readonly (readonly [
  RegExp,
  (tables: readonly Entity[], model: ApplicationModel) => string,
])[] = [
  [
    /\b(?:tables?|entities)\b/,
    (_, model) =>
      `there ${are(model.entities.length)} ${counted(model.entities.length, 'table')}: ${listOf(model.entities.map(({ plural }) => plural))}`,
  ],
  [
    /\b(?:fields?|columns?)\b/,
    (tables) =>
      tables.length === 1
        ? `${tables[0]?.name ?? ''} has ${counted(tables[0]?.fields.length ?? 0, 'field')}`
        : `there ${are(sum(tables, ({ fields }) => fields))} ${counted(
            sum(tables, ({ fields }) => fields),
            'field',
          )}: ${listOf(tables.map(({ name, fields }) => `${String(fields.length)} in ${name}`))}`,
  ],
  [
    /\b(?:pages?|screens?)\b/,
    (_, model) =>
      `there ${are(model.pages.length)} ${counted(model.pages.length, 'page')}: ${listOf(model.pages.map(({ name }) => name))}`,
  ],
  [
    /\bviews?\b/,
    (tables) =>
      `there ${are(sum(tables, ({ views }) => views))} ${counted(
        sum(tables, ({ views }) => views),
        'view',
      )}: ${listOf(tables.map(({ plural, views }) => `${String(views.length)} of ${inSentence(plural)}`))}`,
  ],
  [
    /\brules?\b/,
    (tables) =>
      `there ${are(sum(tables, ({ rules }) => rules))} ${counted(
        sum(tables, ({ rules }) => rules),
        'rule',
      )} over whole records`,
  ],
  [
    /\bfilters?\b/,
    (tables) =>
      `there ${are(sum(tables, ({ filters }) => filters))} ${counted(
        sum(tables, ({ filters }) => filters),
        'filter',
      )}`,
  ],
  [
    /\b(?:badges?|marks?)\b/,
    (tables) =>
      `there ${are(sum(tables, ({ badges }) => badges))} ${counted(
        sum(tables, ({ badges }) => badges),
        'badge',
      )}`,
  ],
  [
    /\b(?:buttons?|actions?)\b/,
    (tables) =>
      `there ${are(sum(tables, ({ actions }) => actions))} ${counted(
        sum(tables, ({ actions }) => actions),
        'button of its own',
        'buttons of their own',
      )}`,
  ],
  [
    /\b(?:figures?|metrics?|totals?)\b/,
    (_, model) =>
      `there ${are(model.metrics.length)} ${counted(model.metrics.length, 'figure')}${model.metrics.length > 0 ? `: ${listOf(model.metrics.map(({ name }) => name))}` : ''}`,
  ],
];

const are = (count: number) => (count === 1 ? 'is' : 'are');
const sum = (tables: readonly Entity[], parts: (entity: Entity) => readonly unknown[]) =>
  tables.reduce((total, entity) => total + parts(entity).length, 0);

/** 'How many tables are there?', 'Number of fields in Task'. */
export const aboutCounts: Answerer = (asked, { model }) => {
  if (!/\b(?:how many|number of|count of|count the)\b/.test(asked.text)) return undefined;
  const [, first = ''] =
    /\b(?:how many|number of|count of|count the)(?: (?:different|other|of the|the))? (\S+)/.exec(
      asked.masked,
    ) ?? [];
  const found = COUNTED.find(([noun]) => noun.test(first));
  if (found) return `${capitalise(found[1](tablesMeant(asked, model), model))}.`;
  const [place] = asked.fields.filter(({ field }) => field.options);
  const isOptions = /\b(?:options?|choices?|values?)\b/.test(asked.masked);
  if (place?.field.options && (isOptions || asked.entities.length === 0))
    return `${place.field.name}${ofTable(model, place.entity)} has ${counted(place.field.options.length, 'option')}: ${listOf(place.field.options.map(({ label }) => label))}.`;
  return undefined;
};

function optionsAnswer(asked: Asked, model: ApplicationModel): string | undefined {
  const options = namedIn(asked, 'option');
  const own = options.filter(
    ({ place }) =>
      asked.fields.length === 0 || asked.fields.some(({ field }) => field.id === place?.field.id),
  );
  if (own.length > 0) {
    const words = own.map(
      ({ name, place }) =>
        `${name} is an option of ${place?.field.name ?? ''}${place ? ofTable(model, place.entity) : ''}`,
    );
    return say(asked, true, listOf(words));
  }
  const [choice] = asked.fields.filter(({ field }) => field.options);
  const [unknown] = asked.unknown;
  if (!choice || unknown === undefined || !asked.isYesNo || findOption(choice.field, unknown))
    return undefined;
  return say(
    asked,
    false,
    `${choice.field.name} has no option '${unknown}'; it is ${fieldType(model, choice.field)}`,
  );
}

/** One or several fields: type, choices and all that holds of them. 'Is the price a number?' is answered by its type. */
export const aboutField: Answerer = (asked, { model }) => {
  const options = optionsAnswer(asked, model);
  if (options !== undefined) return options;
  if (asked.fields.length === 0) return undefined;
  const types = asked.isYesNo ? typesSaid(asked.masked) : [];
  if (types.length > 0) {
    const isSo = asked.fields.every(({ field }) => types.includes(field.type));
    return say(
      asked,
      isSo,
      listOf(
        asked.fields.map(
          ({ entity, field }) => `${field.name}${ofTable(model, entity)} is ${fieldType(model, field)}`,
        ),
      ),
    );
  }
  if (asked.unknown.length > 0 && asked.isYesNo) return undefined;
  const lines = asked.fields.slice(0, 8).map(({ entity, field }) => {
    const help = field.help === undefined ? '' : ` (${field.help})`;
    return `${lineOf(model, entity, field)}${help}`;
  });
  const [line = ''] = lines;
  if (lines.length === 1) return `${yes(asked)}${line}.`;
  return [yes(asked).trim(), ...lines.map((words) => `• ${words}`)].filter(Boolean).join('\n');
};

/** 'Price of Class: an amount of money'. */
const lineOf = (model: ApplicationModel, entity: Entity, field: Field) =>
  fieldLine(model, entity, { ...field, name: `${field.name}${ofTable(model, entity)}` });

const TYPES: readonly (readonly [RegExp, readonly Field['type'][]])[] = [
  [/\bnumbers?\b/, ['integer', 'number', 'money', 'percent', 'rating']],
  [/\bdates?\b/, ['date', 'datetime']],
  [/\btimes?\b/, ['time', 'datetime']],
  [/\b(?:text|words)\b/, ['text', 'longtext']],
  [/\b(?:money|amount)\b/, ['money']],
  [/\b(?:choices?|options?|dropdown|select)\b/, ['choice']],
  [/\b(?:link|reference)\b/, ['reference', 'url']],
  [/\b(?:picture|image|photo)\b/, ['image']],
  [/\b(?:rating|stars)\b/, ['rating']],
  [/\b(?:checkbox|boolean|yes or no)\b/, ['boolean']],
];

const typesSaid = (text: string) => TYPES.flatMap(([words, types]) => (words.test(text) ? types : []));

/** 'What type is the price?': before anything else that its name may mean. */
export const aboutType: Answerer = (asked, known) =>
  /\b(?:type|kind|sort) (?:is|are|of|does|has)\b|\b(?:what|which) (?:type|kind)\b|\btype$/.test(
    asked.masked,
  ) && asked.fields.length > 0
    ? aboutField(asked, known)
    : undefined;

/** What tables store; 'Which tables are there?' without one named; 'Does it store dates?' by types. */
export const aboutTables: Answerer = (asked, { model }) => {
  if (asked.isYesNo && asked.unknown.length > 0) return undefined;
  if (asked.entities.length > 0) {
    const words = asked.entities.slice(0, 4).map((entity) => storesWords(model, entity));
    return `${yes(asked)}${words.join('\n')}`;
  }
  if (asked.unknown.length > 0) return undefined;
  const types = typesSaid(asked.masked);
  if (types.length > 0 && /\b(?:fields?|tables?|have|has|store|stores|any|there)\b/.test(asked.masked))
    return typedFields(asked, model, types);
  if (/\b(?:fields?|columns?)\b/.test(asked.masked))
    return model.entities.map((entity) => storesWords(model, entity)).join('\n');
  if (
    /\b(?:tables?|entities|store|stores|stored|storing|keeps?|kept|holds?|contains?|structure|schema|model|data|records?|things?)\b/.test(
      asked.masked,
    )
  )
    return listed(
      `There ${model.entities.length === 1 ? 'is' : 'are'} ${counted(model.entities.length, 'table')}`,
      model.entities.map(tableWords),
    );
  return undefined;
};

function typedFields(asked: Asked, model: ApplicationModel, types: readonly Field['type'][]): string {
  const lines = model.entities.flatMap((entity) =>
    entity.fields.filter(({ type }) => types.includes(type)).map((field) => lineOf(model, entity, field)),
  );
  if (lines.length === 0) return say(asked, false, 'no field is of that type');
  return `${yes(asked)}${listed('Fields of that type', lines)}`;
}
