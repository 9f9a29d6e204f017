import type { ApplicationModel } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import type { FieldPlace } from '../model/find';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { dependants } from './about-deeds';
import { withArticle } from './in-words';
import { listed, ofTable, say, type Answerer } from './saying';

/** How tables hang together, and where a field is used (SCR-02, MODEL-01). */

const LINKS =
  /\b(?:link|links|linked|relation|relations|related|relationship|relationships|relate|relates|connect|connected|connection|connections|connects|reference|references|belong|belongs)\b/;

/** 'How are the tables linked?', 'Does an order belong to a customer?'. */
export const aboutLinks: Answerer = (asked, { model }) => {
  const isHaving =
    asked.isYesNo &&
    asked.entities.length > 1 &&
    asked.unknown.length === 0 &&
    /\b(?:have|has|contain|contains|include|includes)\b/.test(asked.masked);
  if (!LINKS.test(asked.masked) && !isHaving) return undefined;
  const meant = new Set(asked.entities.map(({ id }) => id));
  const links = model.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const target = field.reference && entityOf(model, field.reference.entity);
      return target ? [{ entity, field, target }] : [];
    }),
  );
  const own = links.filter(({ entity, target }) =>
    meant.size > 1
      ? meant.has(entity.id) && meant.has(target.id)
      : meant.size === 0 || meant.has(entity.id) || meant.has(target.id),
  );
  const between = meant.size > 0 ? ` of ${listOf(asked.entities.map(({ name }) => name))}` : '';
  if (own.length === 0) return say(asked, false, `no link${between} leads to another table`);
  const [first, second] = asked.entities;
  const isOther =
    /\bbelongs?\b/.test(asked.masked) &&
    second &&
    !own.some(({ entity, target }) => entity === first && target === second);
  const lines = own.map(({ entity, field, target }) => {
    const many = field.many ? `several ${inSentence(target.plural)}` : `one ${inSentence(target.name)}`;
    return `${entity.name} links to ${many} by the field ${field.name}; the page of ${withArticle(inSentence(target.name))} lists them as ${field.reference?.inverse ?? ''}`;
  });
  return `${asked.isYesNo ? (isOther ? 'No. ' : 'Yes. ') : ''}${listed(`The links${between}`, lines)}`;
};

const OCCURS = /\b(?:where|used|uses?|occurs?|appears?|which tables?)\b/;

function occurrences(model: ApplicationModel, { entity, field }: FieldPlace): string[] {
  const inViews = entity.views.filter((view) => JSON.stringify(view).includes(`"${field.id}"`));
  return [
    `a field of ${entity.name}`,
    ...(entity.labelField === field.id ? [`names ${inSentence(entity.plural)}`] : []),
    ...(entity.sort.field === field.id ? [`orders the list of ${inSentence(entity.plural)}`] : []),
    ...inViews.map(({ name }) => `in the view ${name}`),
    ...dependants(model, field.id),
  ];
}

/** 'Where is the price used?', 'Which tables have a date?'. */
export const aboutOccurrences: Answerer = (asked, { model }) => {
  if (!OCCURS.test(asked.masked) || asked.fields.length === 0 || asked.isYesNo) return undefined;
  return asked.fields
    .slice(0, 4)
    .map((place) => listed(`${place.field.name}${ofTable(model, place.entity)}`, occurrences(model, place)))
    .join('\n');
};
