import type { Token } from '../../language/token';

const BEFORE_NOUN = /^(?:article|owner)$/;
const IN_NAME = /^(?:noun|plural|adjective|ing|past|number|quoted|preposition|and|mark|to|article|owner)$/;

/** 'Trees on our estate', and not 'Down the orders': words of which a name is made, an article only behind a preposition. */
export function isNameLike(words: readonly Token[]): boolean {
  return words.every(({ tag }, at) => {
    const before = words[at - 1]?.tag;
    if (at === 0) return /^(?:noun|plural|adjective|ing|past|number|quoted)$/.test(tag);
    return (
      (IN_NAME.test(tag) || /^['’]s?$/.test(words[at]?.key ?? '')) &&
      (!BEFORE_NOUN.test(tag) || words[at]?.key === "'s" || before === 'preposition' || before === 'to')
    );
  });
}
