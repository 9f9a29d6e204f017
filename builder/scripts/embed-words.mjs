/**
 * Writes the English words that `src/language` tags by: verbs, which of them are nouns as well, their irregular forms,
 * adjectives. They are taken from compromise, whose tagger alone would be 105 kB in the browser; the lists are 12.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nlp from 'compromise';

const { lexicon } = nlp.model().one;
const { switches } = nlp.model().two;
const isWord = (word) => /^[a-z]{2,}$/.test(word);
const hasTag = (word, tag) => [lexicon[word]].flat().includes(tag);
const words = Object.keys(lexicon).filter(isWord);

const both = Object.keys(switches).filter((word) => isWord(word) && switches[word] === 'Noun|Verb');
const verbs = [...new Set([...words.filter((word) => hasTag(word, 'Infinitive')), ...both])].sort();
const adjectives = words
  .filter((word) => hasTag(word, 'Adjective') && !hasTag(word, 'Infinitive') && !/(?:est|ed|ing)$/.test(word))
  .sort();

/** 'went' → 'go': what the rules of spelling do not give. */
function irregularForms() {
  const forms = [];
  for (const verb of verbs) {
    const { PastTense: past, Participle: participle } =
      nlp(verb).tag('Infinitive').verbs().conjugate()[0] ?? {};
    const odd = [past, participle].filter(
      (form) => form && isWord(form) && !form.endsWith('ed') && form !== verb,
    );
    if (odd.length > 0) forms.push([verb, ...new Set(odd)].join(' '));
  }
  return forms;
}

/** Each word stands in one list: a browser loads them before the first key of a prompt is answered. */
const alone = verbs.filter((word) => !both.includes(word));

const lines = (list) => {
  const rows = [''];
  for (const word of list) {
    const row = rows.at(-1);
    if (row.length + word.length > 100) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows.map((row) => `  ${row}`).join('\n');
};

const text = `/** Made by builder/scripts/embed-words.mjs from compromise (MIT): change that and run it again. */

/** Base forms of verbs that are no nouns. */
export const VERBS = \`
${lines(alone)}
\`;

/** Base forms of verbs that are nouns as well. */
export const VERBS_AND_NOUNS = \`
${lines(both.filter((word) => verbs.includes(word)).sort())}
\`;

/** A verb and its irregular past forms, between commas. */
export const IRREGULAR_VERBS = \`
${lines(irregularForms().map((row) => `${row},`))}
\`;

export const ADJECTIVES = \`
${lines(adjectives)}
\`;
`;
writeFileSync(join(import.meta.dirname, '../src/language/english-words.ts'), text);
