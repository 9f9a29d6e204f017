import type { OtherLanguage } from './lexicon';

/** What a word may be of which it is the plural, in order. */
type Endings = readonly (readonly [RegExp, readonly string[]])[];

const PLURALS: Readonly<Record<OtherLanguage, Endings>> = {
  es: [
    [/ces$/, ['z']],
    [/iones$/, ['ión']],
    [/(?<=[lnrdjy])es$/, ['', 'e']],
    [/es$/, ['e', '']],
    [/s$/, ['']],
  ],
  fr: [
    [/eaux$/, ['eau']],
    [/aux$/, ['al', 'au', 'ail']],
    [/eux$/, ['eu']],
    [/s$/, ['']],
  ],
  de: [[/(?:en|er|n|e|s)$/, ['', 'e']]],
  pt: [
    [/ões$/, ['ão']],
    [/ães$/, ['ão']],
    [/ais$/, ['al']],
    [/éis$/, ['el']],
    [/eis$/, ['el', 'il']],
    [/óis$/, ['ol']],
    [/ns$/, ['m']],
    [/res$/, ['r']],
    [/zes$/, ['z']],
    [/ses$/, ['s']],
    [/s$/, ['']],
  ],
};

const FEMININE: Readonly<Record<OtherLanguage, Endings>> = {
  es: [
    [/ora$/, ['or']],
    [/a$/, ['o']],
  ],
  fr: [
    [/trice$/, ['teur']],
    [/euse$/, ['eur', 'eux']],
    [/ière$/, ['ier']],
    [/ive$/, ['if']],
    [/nne$/, ['n']],
    [/lle$/, ['l']],
    [/tte$/, ['t']],
    [/e$/, ['']],
  ],
  de: [
    [/innen$/, ['']],
    [/in$/, ['']],
    [/(?:e|er|es|en|em)$/, ['', 'e']],
  ],
  pt: [
    [/ora$/, ['or']],
    [/a$/, ['o']],
  ],
};

function changed(word: string, endings: Endings): string[] {
  const found: string[] = [];
  for (const [ending, by] of endings) {
    if (word.length > 3 && ending.test(word)) found.push(...by.map((end) => word.replace(ending, end)));
  }
  return found;
}

export const singularsOf = (word: string, language: OtherLanguage) => changed(word, PLURALS[language]);
export const masculinesOf = (word: string, language: OtherLanguage) => changed(word, FEMININE[language]);

const PLURAL_RULES: Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/z$/, 'ces'],
    [/ión$/, 'iones'],
    [/[aeiouáéó]$/, '$&s'],
    [/[sx]$/, '$&'],
    [/$/, 'es'],
  ],
  fr: [
    [/[sxz]$/, '$&'],
    [/(?:eau|eu)$/, '$&x'],
    [/al$/, 'aux'],
    [/$/, 's'],
  ],
  de: [
    [/(?:ung|heit|keit|schaft|tät|ion)$/, '$&en'],
    [/in$/, 'innen'],
    [/(?:er|el|chen|lein|en)$/, '$&'],
    [/e$/, 'en'],
    [/[aoyi]$/, '$&s'],
    [/$/, 'e'],
  ],
  pt: [
    [/ão$/, 'ões'],
    [/m$/, 'ns'],
    [/al$/, 'ais'],
    [/el$/, 'éis'],
    [/ol$/, 'óis'],
    [/il$/, 'is'],
    [/[aeiouáéó]$/, '$&s'],
    [/[rz]$/, '$&es'],
    [/s$/, '$&'],
    [/$/, 's'],
  ],
};

/** The regular plural of a word in lower case. */
export function pluralOf(word: string, language: OtherLanguage): string {
  const rule = PLURAL_RULES[language].find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
