import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { isDate } from '../meaning/dates';
import { nameStems, stemOf } from '../meaning/naming';
import { loose, shareOf } from './guessed-types';
import { contentRoots, isDenied, rootsOfName, saidOrOnly } from './loose-words';

/** What is said by the name of a field or of an option, where the words are not quite those of the name. */

/** 'Cured by', 'Owes', 'Kicks': that something is filled in says that it is so. */
function isSaying(field: Field, roots: ReadonlySet<string>): boolean {
  return tokenise(field.name).some(
    ({ key, tag }, at, { length }) =>
      (/^(?:past|verb|verbs|adjective)$/.test(tag) ||
        /ed$/.test(key) ||
        (length === 1 && at === 0 && /s$/.test(key))) &&
      roots.has(loose(stemOf(key))),
  );
}

const HAS = wordList('with have has having had');

/** What is said of what is filled in: a yes, an option, or a text that is there. Every word has to be of its name. */
export function byName(tokens: readonly Token[], entity: Entity): string | undefined {
  if (tokens.some(({ tag }) => tag === 'number')) return undefined;
  const roots = contentRoots(tokens, entity);
  const isNot = isDenied(tokens);
  const option = byOption(roots, entity);
  if (option && (option.size === roots.size || (!isNot && option.size + 1 >= roots.size)))
    return option.code.replace(' = ', isNot ? ' != ' : ' = ');
  const fields = entity.fields.filter((field) => canBeThere(field) && shareOf(field, roots) > 0);
  const telling = fields.filter((field) => field.type === 'boolean' || isSaying(field, roots));
  const likely = telling.length > 0 ? telling : fields;
  const field = likely.length > 0 ? saidOrOnly(likely, roots) : undefined;
  return field && thereCode(field, tokens, roots);
}

function thereCode(field: Field, tokens: readonly Token[], roots: ReadonlySet<string>): string | undefined {
  const isNot = isDenied(tokens);
  if (NUMBERS.has(field.type)) return amountCode(field, isNot, roots);
  const name = new Set(rootsOfName(field.name));
  const shared = [...roots].filter((root) => name.has(root)).length;
  const others = roots.size - shared;
  if (others >= (field.type === 'boolean' ? Math.max(shared, 1) : 1)) return undefined;
  if (field.type === 'boolean') return isNot ? `not ${field.id}` : field.id;
  const isWhole = shareOf(field, roots) === 1 && shared > 1;
  const isTold = [isNot, isWhole, isSaying(field, roots), tokens.some(({ key }) => HAS.has(key))].some(
    Boolean,
  );
  return isTold && !isPlanned(field) ? `${field.id} is ${isNot ? 'empty' : 'not empty'}` : undefined;
}

/** 'Doubles' are more than none. */
const amountCode = (field: Field, isNot: boolean, roots: ReadonlySet<string>) =>
  shareOf(field, roots) === 1 && roots.size === 1 ? `${field.id} ${isNot ? '=' : '>'} 0` : undefined;

/** A day that lies ahead is filled in from the start. */
const isPlanned = ({ type, name }: Field) =>
  isDate({ type } as Field) &&
  /\b(?:until|till|due|expected|valid|next|planned|best|use|ends?)\b/i.test(name);

const canBeThere = ({ type, many, computed }: Field) =>
  computed === undefined && many !== true && !/^(?:percent|rating|duration|choice|tags)$/.test(type);
const NUMBERS: ReadonlySet<string> = wordList('integer number money');

interface OptionSaid {
  readonly code: string;
  readonly size: number;
}

function byOption(roots: ReadonlySet<string>, entity: Entity): OptionSaid | undefined {
  const found = entity.fields.flatMap((field) =>
    field.type === 'choice' && field.many !== true
      ? (field.options ?? [])
          .filter(({ label }) => nameStems(label).every((stem) => roots.has(loose(stem))))
          .map(({ id, label }) => ({ code: `${field.id} = ${id}`, size: nameStems(label).length }))
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}
