import { FUNCTION_WORDS } from './function-words';
import type { Language } from './languages';
import { spelled, WORD, type OtherLanguage } from './lexicon';
import { wordList } from './word-list';

/** So many letters say which language it is. */
export const MOST_READ = 4000;

export const OTHERS: readonly OtherLanguage[] = ['es', 'fr', 'de', 'pt'];

/** Words that build sentences. What two languages share counts for both. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordList(...Object.values(FUNCTION_WORDS), 'want need show list name date'),
  es: wordList(`
    el la los las un una unos unas de del al a en con sin por para y e o u que qué quien quién cuando cuándo donde dónde
    como cómo cuanto cuánto cuántos cuántas cual cuál si no mi mis su sus nuestro nuestra se le les lo me te nos yo es son
    está están hay ha han tiene tengo tenemos quiero queremos necesito necesitamos quisiera ser más pero también muy cada
    todo todos toda todas este esta estos estas eso desde hasta entre sobre ya hola gracias fecha
  `),
  fr: wordList(`
    le la les l' un une des du de d' au aux à en dans sur avec sans pour par et ou où que qu' qui quoi quand comment
    combien quel quelle si ne n' pas mon ma mes notre nos votre son sa ses leur leurs ce cet cette ces c' se s' je j' tu il
    elle on nous vous ils elles est sont a ont ai avons avoir être faut voudrais veux besoin plus mais aussi très chaque
    tout tous toute toutes y bonjour merci date
  `),
  de: wordList(`
    der die das den dem des ein eine einen einem einer eines und oder aber auch mit ohne für von vom zu zum zur im in am an
    auf aus bei beim nach vor über unter durch um wer was wann wo wie viel viele warum ob wenn dass weil nicht kein keine
    ich du er sie es wir ihr man mein meine meinen unser unsere unseren sein seine ist sind war hat haben habe soll sollen
    will möchte brauche brauchen bitte noch schon nur sehr mehr pro jede jeder jedes jeden alle alles so da sich uns mir
    hallo danke datum
  `),
  pt: wordList(`
    o a os as um uma uns umas de do da dos das ao aos à às em no na nos nas num numa com sem por pelo pela para pra pro e ou
    que quem quando onde como quanto quantos quantas qual se não meu minha meus minhas seu sua seus suas nosso nossa eu ele
    ela nós eles é são está estão há tem tenho temos quero queremos preciso precisamos queria gostaria ser mais mas também
    muito cada todo todos toda todas este esta isso desde até entre sobre já olá oi obrigado obrigada data
  `),
};

export const wordsIn = (text: string) => spelled(text).match(WORD) ?? [];

export const countOf = (words: readonly string[], isOne: (word: string) => boolean) =>
  words.filter(isOne).length;

export function likeliest(score: (language: OtherLanguage) => number): {
  language: OtherLanguage;
  score: number;
} {
  const scored = OTHERS.map((language) => ({ language, score: score(language) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best));
}

/** How many of the words build sentences of a language. */
export const smallWordsOf =
  (words: readonly string[]) =>
  (language: Language): number =>
    countOf(words, (word) => SMALL_WORDS[language].has(word));

/** By its words that build sentences alone; undefined where there are too few of them to tell. */
export function languageOfSentences(text: string): Language | undefined {
  const words = wordsIn(text.slice(0, MOST_READ));
  const small = smallWordsOf(words);
  const english = small('en');
  const best = likeliest(small);
  if (english > best.score && english >= words.length / 5) return 'en';
  const second = Math.max(...OTHERS.filter((one) => one !== best.language).map(small));
  const isClear = best.score >= 4 && best.score >= english * 2 && best.score >= second * 1.2;
  return isClear ? best.language : undefined;
}
