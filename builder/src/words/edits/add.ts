import type { Coverage, Entity } from '@tessera/shared/contracts';
import { findEntity } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { classifyItem, type Item } from '../classify-item';
import { splitList } from '../field-list';
import { missingFeature } from '../features';
import { findRecordKind } from '../record-kinds';
import { readFieldPhrase } from '../field-phrase';
import { entityNames } from '../subject';
import { withKindOptions } from '../record-kind-options';
import { currentEntity, resolveEntity, resolveField, type Found, type Reader, type Scope } from './scope';
import { ADD_VERBS } from '../lists/edits';
import { pattern } from '../pattern';

const VERB = pattern('i')`
  ^(?:
    (?:also |just |then |now )*(?:
      ${ADD_VERBS}|allow (?:me )?(?:to )?(?:also )?(?:enter|record|add|store)
      |let me (?:also )?(?:enter|record|add|store|log|track|note)
      |be able to (?:enter|record|add|store|log|track|note|see|save|put in)
      |to (?:add|store|track|record|log|enter|save|see|have|note|include|keep)
    )(?:\s*:)?\s+(?:(?:in(?! (?:stock|use|bloom|flower|season|print|progress|service))|down|up) )?
  )+(?:for (?:it|them|each|every \w+)\s+)?
`;
const THERE = pattern('i')`
  ^(?:
    there (?:should|must|could|needs to|has to) (?:also )?be|there's|there is|how about|what about
    |new(?: field| column)?:?|with|plus|\+|missing(?: is)?:?
    |(?:
      it|we|i|you|they|one|the (?:app|form|list|table|application)|every entry|each entry
      |each record|every record|records|entries
    ) (?:also |still |really )?(?:
      needs?|lacks?|wants?|should (?:also )?(?:have|include|store|track|contain|record|show)
      |must (?:have|include|store)|could use|is missing|are missing|has|have|could do with
      |would like
    )(?: to (?:have|include|store|track|record|add))?
  )\s+
`;
const GIVE = /^(?:give|let|make)\s+(.+?)\s+(?:have |get |include |carry )?(?:an? |the |its |their )(.+)$/i;
const SUBJECT = pattern('iu')`
  ^(?:each|every|all|the|an?|my)?\s*([\p{L}\p{N}' -]+?)\s+
  (?:should|must|needs? to|need|needs|has to|have to|could|also|shall)?\s*(?:also\s+)?
  (?:have|has|needs?|get|gets|include|includes|store|contain|contains|carry|track|record)\s+(.+)$
`;
const TO_ENTITY =
  /^(.+?)\s+(?:to|for|in|into|on|onto|of)\s+((?:the |each |every |all |my |our |a |this )*[\p{L}\p{N}' -]+)$/iu;
const TABLE = pattern('iu')`
  ^(?:(?:an?|another|second|third|fourth|fifth|new|separate|extra|one more|the)\s+)*(?:
    (?:table|entity|section|list|collection|record type|page|tab|area)\s+
    (?:for|of|called|named|to (?:track|store|keep|manage))\s+(?:the |my |our )?(?<a>.+?)
    |(?<b>[\p{L}\p{N}' -]+?)\s+(?:table|entity|collection|record type)
  )(?:\s*(?:,? with|:|having|containing|that (?:has|have)|\()\s*(?:fields? )?(?<fields>.+?)\)?)?$
`;

function newTable(said: string): Found | undefined {
  const text = said.replace(/\b(table|list) (?:too|as well|also)(?=\s*:|\s+with\b|$)/i, '$1');
  const groups = TABLE.exec(text)?.groups ?? {};
  const noun = groups['a'] ?? groups['b'];
  if (!noun || missingFeature(noun) || noun.split(' ').length > 4) return undefined;
  const names = entityNames(noun);
  const kind = findRecordKind(names.name.toLowerCase());
  const list = groups['fields'] ?? kind?.fields ?? 'name, notes';
  const drafts = splitList(list)
    .map((item) => readFieldPhrase(item, names.name))
    .filter((draft) => draft !== undefined)
    .map((draft) => withKindOptions(draft, kind));
  return drafts.length === 0
    ? undefined
    : { operations: [{ kind: 'addEntity', draft: { ...names, fields: drafts } }] };
}

/** 'add 5 more fields' says how many and not which. */
const NAMELESS = pattern('i')`
  ^(?:
    (?:
      \d+|an?|one|two|three|four|five|some|a few|several|many|more|other|another|new|extra
      |additional|different
    )\s+
  )*(?:fields?|columns?|properties|things|stuff|more|options?)$
`;

/** 'an email to the borrower': a way to reach someone whom a field names is a field beside it. */
function besideField(list: string, noun: string, scope: Scope): Target | undefined {
  const bare = list.replace(/^(?:an?|the) /i, '');
  if (!/^(?:e-?mail|phone|mobile|number|address|link|website|birthday)(?: (?:number|address))?$/i.test(bare))
    return undefined;
  const place = resolveField(noun.replace(/^(?:the|each|every|all) /i, ''), scope);
  return place?.field.type === 'text'
    ? { list: `${place.field.name.toLowerCase()} ${bare}`, entity: place.entity }
    : undefined;
}

interface Target {
  readonly list: string;
  readonly entity: Entity;
}

function targetOf(text: string, scope: Scope): Target {
  const to = TO_ENTITY.exec(text);
  if (to?.[1] && to[2]) {
    const isWhole =
      /^(?:the |my |this |each |every |all )*(?:app|application|form|forms|table|list|it|records?|entries|entry|items?|page)$/i.test(
        to[2].trim(),
      );
    const entity = findEntity(
      scope.model,
      to[2]
        .replace(/^(?:the |each |every |all |my |our |a |this )+/i, '')
        .replace(/\s+(?:table|form|list|records?|page|entity)$/i, ''),
    );
    if (entity) return { list: to[1], entity };
    if (isWhole) return { list: to[1], entity: currentEntity(scope) };
    const beside = besideField(to[1], to[2], scope);
    if (beside) return beside;
  }
  return { list: text, entity: currentEntity(scope) };
}

const FIELDS_FOR = pattern('i')`
  ^(?:(?:new|extra|more|additional|further|two|three|four|five|the|these|following)\s+)*
  (?:fields|columns|properties|attributes)\s*(?:for|called|named|like|such as|:)?\s*(?=\S)
`;
/** 'at the top' is a place and no name. */
const PLACE =
  /\b(?:at (?:the )?(?:top|end|bottom|start|beginning)|between \w+|should|must|to also|right after|instead of)\b|^then\b/i;

interface Added {
  readonly operations: Operation[];
  readonly missing: Coverage[];
  readonly present: string[];
}

function addItem(item: string, reading: Item, entity: Entity, to: Added): void {
  if (reading.kind === 'field' && !PLACE.test(item)) {
    const { draft } = reading;
    to.operations.push({
      kind: 'addField',
      entity: entity.id,
      draft: withKindOptions(draft, findRecordKind(entity.name.toLowerCase())),
    });
    if (draft.currency) to.operations.push({ kind: 'setCurrency', currency: draft.currency });
    if (draft.caveat) to.missing.push({ phrase: item, state: 'different', why: sentence(draft.caveat) });
  } else if (reading.kind === 'promise') to.present.push(`${reading.promised.why} already`);
  else {
    const why = reading.kind === 'feature' ? reading.verdict.why : 'This was not understood as a field';
    to.missing.push({ phrase: item, state: 'missing', why });
  }
}

const CONTROLS =
  /^(.+?)\s+(check ?boxes|tick ?boxes|toggles|switches|yes\/no fields|(?:date|number|text|link) fields)$/i;

/** 'vegetarian, vegan and gluten free checkboxes': what stands behind the last is meant of all. */
function eachControl(items: readonly string[]): readonly string[] {
  const last = items[items.length - 1] ?? '';
  const [, name, control = ''] = CONTROLS.exec(last) ?? [];
  if (!name) return items;
  const one = control.replace(/(?<=x)es$/i, '').replace(/s$/i, '');
  return [...items.slice(0, -1), name].map((item) => `${item} ${one}`);
}

function addItems({ list, entity }: Target, scope: Scope): Found | undefined {
  const added: Added = { operations: [], missing: [], present: [] };
  const context = {
    about: `${entity.name} ${scope.model.title}`,
    entityNames: scope.model.entities.flatMap((item) => [item.plural, item.name]),
    fieldNames: entity.fields.map((field) => field.name),
    acceptsUnknown: true,
  };
  const named = list.replace(FIELDS_FOR, '');
  if (NAMELESS.test(named)) return undefined;
  for (const item of eachControl(splitList(named))) addItem(item, classifyItem(item, context), entity, added);
  const { operations, missing, present } = added;
  if (operations.length === 0 && missing.length === 0 && present.length > 0)
    return { operations, noEffect: present.join('; ') };
  return operations.length + missing.length === 0 ? undefined : { operations, missing };
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'add notes to both', 'add tags to all tables'. */
function addEverywhere(text: string, scope: Scope): Found | undefined {
  const match =
    /^(.+?)\s+(?:to|in|on|for)\s+(?:both|all|all of them|(?:both|all|all the|each|every) (?:tables?|lists?|forms?|entities|of them))$/i.exec(
      text,
    );
  const list = match?.[1];
  if (!list || scope.model.entities.length < 2) return undefined;
  const all = scope.model.entities.map((entity) => addItems({ list, entity }, scope));
  return { operations: all.flatMap((part) => part?.operations ?? []), missing: all[0]?.missing ?? [] };
}

/** 'each contact needs a phone', 'deals should have a probability'. */
function bySubject(clause: string, scope: Scope): Found | undefined {
  const give = GIVE.exec(clause);
  const match = give ?? SUBJECT.exec(clause);
  if (!match?.[1] || !match[2]) return undefined;
  const entity = resolveEntity(match[1], scope);
  return entity ? addItems({ list: match[2], entity }, scope) : undefined;
}

/** Adds fields and tables: 'add a supplier', 'I also want to store the venue', 'could you include a due date'. */
export const readAdd: Reader = (clause, scope) => {
  const subject = bySubject(clause, scope);
  if (subject) return subject;
  const verb = VERB.exec(clause) ?? THERE.exec(clause);
  if (!verb) return undefined;
  const rest = clause.slice(verb[0].length).trim();
  if (
    !rest ||
    /^(?:as|by|in(?! (?:stock|use|bloom|flower|season|print|progress|service)\b)|to|only|me|it|them)\b/i.test(
      rest,
    ) ||
    NAMELESS.test(rest)
  )
    return undefined;
  const isShow =
    /^(?:show|see|have|want|need|put|create|keep)\b/i.test(clause) &&
    /\b(?:as|first|by)\b/i.test(rest) &&
    !/\b(?:field|column|as an? )\b/i.test(rest);
  if (isShow) return undefined;
  return newTable(rest) ?? addEverywhere(rest, scope) ?? addItems(targetOf(rest, scope), scope);
};

/** A bare noun phrase that names a field outright: 'a field for the venue', 'notes field', 'due date too'. */
export const readBareField: Reader = (clause, scope) => {
  if (NAMELESS.test(clause.replace(VERB, ''))) return undefined;
  if (!/\b(?:fields?|columns?)\b|^(?:an? |another ).+ (?:too|as well)$|^also (?:an? |the )?/i.test(clause))
    return undefined;
  if (
    /^(?:remove|delete|drop|rename|change|make|turn|sort|order|hide|move|set|swap|merge|split|copy|duplicate)\b/i.test(
      clause,
    )
  )
    return undefined;
  return addItems(targetOf(clause.replace(/^also\s+/i, ''), scope), scope);
};
