import { readOptions, typeWord } from '../../words/value-spec';

/** What stands between a name and the values that it may have. */
const CHOICE_JOINTS = [
  /\s*:\s*/,
  /,?\s+(?:that is|which is|which can be|that can be|either|namely|one of|can be|is either|so)\s+/,
  /,?\s+(?:with|of) (?:the )?(?:options?|choices|values)\s*:?\s*/,
  /,\s+(?=(?:[^,]+,\s*)+[^,]*?\bor\s)/,
  /,\s+(?=[^,]{1,25} or [^,]{1,25}$)/,
];
const CHOICES = new RegExp(`^(.{2,40}?)(?:${CHOICE_JOINTS.map(({ source }) => source).join('|')})(.+)$`, 'i');
const WITH_VALUES = /^(.{2,40}?)\s+with\s+((?:[^,]+,\s*)+[^,]+)$/i;
const KINDS =
  /\b(?:status|state|stage|phase|type|kind|sort|category|size|colou?r|priority|level|how|which|what|where|group|class)\b/i;

export interface NamedChoice {
  readonly name: string;
  readonly options: readonly string[];
}

/** 'what sort it is, venue, food, clothes or music': a name and the values that it may have. */
export function withOptions(text: string): NamedChoice | undefined {
  const [, name = '', list = ''] = CHOICES.exec(text) ?? WITH_VALUES.exec(text) ?? [];
  const options = readOptions(list);
  const isShort = options.every((one) => one.split(' ').length <= 4);
  const isList = /\bor\b|\//.test(list) || text.includes(':') || KINDS.test(name);
  return options.length >= 2 && isShort && isList && !isRangeOrType(list) ? { name, options } : undefined;
}

const isRangeOrType = (list: string) => typeWord(list) !== undefined || /\d\s*(?:-|to)\s*\d/.test(list);
