import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { isPlural } from '../../words/inflect';
import { MONEY_WORDS, UNITS } from '../figures/words';
import { optionsInName } from './guessed-types';
import type { MetricSaid } from './metric-cut';
import { fieldBy } from './metric-group';
import type { Retype } from './metric-measured';
import { saidIn, type Content } from './metric-names';
import { EMPTY } from './metric-words';

/** What was only guessed to be text, and has to be a number, because it is added up. */

const GUESSED: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longtext']);
const UNCOUNTED =
  /\b(?:species|series|notes|symptoms|details|comments|remarks|class|status|address|name|after|before|colour|color|brings?|has|is|who|hymn|shop|what was|where|why)\b/i;
const AMOUNTS =
  /\b(?:number|amount|amt|sum|qty|quantity|count|total|price|cost|fare|fee|value|weight|km|kg|kwh|ml|litres?|l|m3|minutes|hours|score|rating|rated|grade|mark|points|taste|how (?:long|many|much|heavy))\b|°/i;
const MONEY_NAMES =
  /\b(?:price|cost|fare|fee|amt|amount|sum|money|rent|takings|value|sold|invoice|tip|spent|insured|got|gift|lease|bill|earn\w*|pocket|deal size|rate|asking|per month|net)\b/i;

const canRetype = (field: Field, entity: Entity, { groups }: Content) =>
  GUESSED.has(field.type) &&
  field.id !== entity.labelField &&
  field.computed === undefined &&
  optionsInName(field.name).length === 0 &&
  !groups.some((group) => group.field.id === field.id);

export const numberType = ({ name }: Field): FieldType => (MONEY_NAMES.test(name) ? 'money' : 'number');

/** 'Km rowed' was taken for a yes or no. */
function countedFlag(said: MetricSaid, entity: Entity): Retype | undefined {
  for (const { lemma } of saidIn(said)) {
    const unit = UNITS[lemma];
    const field = entity.fields.find(
      ({ type, name }) => type === 'boolean' && unit !== undefined && unit.test(name.split(' ')[0] ?? ''),
    );
    if (field) return { retype: field, type: 'number' };
  }
  return undefined;
}

const isMany = ({ key }: Token, { name }: Field) => isPlural(key) && /s$/i.test(name.split(' ')[0] ?? '');

/** 'Crates per variety' adds up what was only guessed to be text. */
export function textMeasure(said: MetricSaid, content: Content, entity: Entity): Retype | undefined {
  const flag = countedFlag(said, entity);
  if (flag || said.isRanked || said.op === 'smallest') return flag;
  const fields = entity.fields.filter(
    (field) => canRetype(field, entity, content) && !UNCOUNTED.test(field.name),
  );
  const isSummed = said.op === 'sum' || said.op === 'average';
  for (const token of saidIn(said)) {
    const field = EMPTY.has(token.key) && !AMOUNTS.test(token.key) ? undefined : fieldBy(token, fields);
    if (field && (isSummed || AMOUNTS.test(field.name) || isMany(token, field)))
      return { retype: field, type: numberType(field) };
  }
  return undefined;
}

/** Money that is asked for where the only thing that may be money was guessed to be text. */
export function textMoney(said: MetricSaid, content: Content, entity: Entity): Retype | undefined {
  const wants = wantsMoney(said, content);
  const isSum = said.op === 'sum' || said.op === 'average' || (said.op === undefined && wants);
  if (!isSum || (!wants && content.left.length > 0)) return undefined;
  const fields = entity.fields.filter(
    (field) => canRetype(field, entity, content) && !UNCOUNTED.test(field.name),
  );
  const money = fields.find(({ name }) => MONEY_NAMES.test(name));
  const found = money ?? (wants ? undefined : fields.find(({ name }) => AMOUNTS.test(name)));
  return found && { retype: found, type: wants ? 'money' : numberType(found) };
}

const wantsMoney = (said: MetricSaid, { names }: Content) =>
  names.isMoney || said.opWords === 'how much' || saidIn(said).some(({ key }) => MONEY_WORDS.has(key));

/** What a curve shows of a record whose numbers were taken for text: '°C'. */
export function drawnText(content: Content, entity: Entity): Retype | undefined {
  const found = entity.fields.find(
    (field) => canRetype(field, entity, content) && AMOUNTS.test(field.name) && !UNCOUNTED.test(field.name),
  );
  return found && { retype: found, type: numberType(found) };
}
