import type { ApplicationModel, Theme } from '@tessera/shared/contracts';
import { signInInWords } from '../model/sign-in';
import { inSentence } from '../words/casing';
import { pattern } from '../words/pattern';
import { capitalise, listOf } from '../words/text';
import type { Asked } from './asked';
import { counted, listed, say, tablesMeant, type Answerer } from './saying';
import { isOnServer, keptWords, whereKept } from './where-kept';

/** Where records live, who reaches them, and how the application looks (SCR-02, MODEL-08, MODEL-09). */

const WHERE = pattern('')`
    \b(?:where (?:is|are|do|does|will|can)\b.*\b(?:data|records?|entries|stored|store|saved|save|kept|
    live|lives|go|#)|browser|database|server|local storage|storage|cloud|backups?|offline|saved|
    persist\w*|lose|lost|can (?:you|anyone|anybody|others|someone) (?:else )?(?:see|read|access)|export\w*|csv|private|privacy|gdpr|sync\w*)\b
  `;
/** What is so where records are on a server, and what is so where they are in a browser. */
const OF_SERVERS =
  /\b(?:database|server|cloud|sync\w*|lose|lost|can (?:you|anyone|anybody|others|someone) (?:else )?(?:see|read|access)|backups?)\b/;
const OF_BROWSERS = /\b(?:browser|local storage|locally|lose|lost)\b/;
const SAMPLES = /\b(?:samples?|examples?|demo|dummy)\b/;
const HOW_MANY =
  /\b(?:how many|how much|number of|count of|(?:what|which|show|list|all|newest|latest|any) (?:records|entries|rows|data)|(?:records|entries|rows) (?:are|do|does|is|there))\b/;

/** 'Where is my data?', 'How many tasks are there?', 'Are there samples?'. */
export const aboutData: Answerer = (asked, known) => {
  const { model } = known;
  const tables = tablesMeant(asked, model);
  if (SAMPLES.test(asked.masked)) return samplesAnswer(asked, model);
  if (
    WHERE.test(asked.masked) &&
    (asked.unknown.length === 0 || !asked.isYesNo || asked.mentions.length > 0)
  ) {
    const place = whereKept(known);
    const isSo = isOnServer(known) ? !OF_BROWSERS.test(asked.masked) : !OF_SERVERS.test(asked.masked);
    return say(
      asked,
      isSo,
      `${asked.isYesNo ? inSentence(place) : place}. The tab Data shows and exports them`,
    );
  }
  if (!HOW_MANY.test(asked.masked) || asked.unknown.length > 0) return undefined;
  if (asked.entities.length === 0 && !/\b(?:records?|entries|rows|data)\b/.test(asked.masked))
    return undefined;
  const many = listOf(
    tables.map(({ plural }) => inSentence(plural)),
    'or',
  );
  return `How many ${many} there are is not known here, as records are ${keptWords(known)}. The tab Data shows them.`;
};

function samplesAnswer(asked: Parameters<Answerer>[0], model: ApplicationModel): string {
  const lines = tablesMeant(asked, model).flatMap(({ plural, samples }) => {
    const count = samples.filter(({ isOwn }) => isOwn === undefined).length;
    return count === 0 ? [] : [`${counted(count, 'sample record')} of ${inSentence(plural)}`];
  });
  if (lines.length === 0) return say(asked, false, 'there are no sample records');
  return say(asked, true, `it begins with ${listOf(lines)}, marked as samples and removed by one press`);
}

const PEOPLE =
  /\b(?:who can|who (?:is|are) (?:allowed|able)|who may|roles?|permissions?|login|log in|sign in|password|passwords|users?|accounts?|access|admin|admins|authori\w+|authentic\w+)\b/;

const ROLES = 'Editors add, change and delete records, and viewers only see them';
const HOW_TO = 'Say ‘people sign in’ or ‘only people I invite can use it’ to change that';

/** 'Is there a login?', 'Are there roles?': who signs in, and as what. */
export const aboutPeople: Answerer = (asked, { model: { signIn } }) => {
  if (!PEOPLE.test(asked.masked)) return undefined;
  if (asked.isYesNo && /\bcan (?:users?|a user|admins?)\b/.test(asked.masked)) return undefined;
  return say(
    asked,
    signIn !== undefined,
    signIn ? `${signInInWords(signIn)}. ${ROLES}` : `${signInInWords(signIn)}. ${HOW_TO}`,
  );
};

const LOOK =
  /\b(?:themes?|dark|light mode|accent|fonts?|logo|icon|icons|style|design|layout|corners?|currency|currencies|money in|week|density|compact|cozy)\b/;

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b/, 'EUR'],
  [/\bdollars?\b/, 'USD'],
  [/\bpounds?\b/, 'GBP'],
];

const MODES: Readonly<Record<Theme['mode'], string>> = {
  system: 'light or dark as the device is set',
  light: 'always light',
  dark: 'always dark',
};

/** 'Is it dark?', 'Which currency is used?', 'What is the accent colour?'. */
export const aboutLook: Answerer = (asked, { model }) => {
  const isLook = /\blooks?\b/.test(asked.masked) && asked.mentions.length === 0;
  const currency = CURRENCIES.find(([word]) => word.test(asked.masked))?.[1];
  if (currency !== undefined && asked.isYesNo)
    return say(asked, model.format.currency === currency, `amounts are in ${model.format.currency}`);
  if (!LOOK.test(asked.masked) && !ACCENT.test(asked.masked) && !isLook) return undefined;
  const detail = lookDetail(asked, model);
  if (detail !== undefined) return detail;
  const { theme } = model;
  return listed('How it looks', [
    MODES[theme.mode],
    `the accent colour is ${theme.accent}`,
    `${theme.radius} corners, ${theme.density} spacing, a ${theme.font} type`,
    `the pages are listed at the ${theme.navigation}`,
  ]);
};

const ACCENT =
  /\b(?:main|accent|theme|its|app|application) colou?rs?\b|\bcolou?rs? (?:is|of|does|has) (?:it|the|this|my)(?: (?:app|application|have))?\b/;

/** One setting of the look, where one is asked for. */
function lookDetail(asked: Asked, { theme, format }: ApplicationModel): string | undefined {
  const said = (words: RegExp) => words.test(asked.masked);
  if (said(/\b(?:currency|currencies|money)\b/)) return say(asked, true, `amounts are in ${format.currency}`);
  if (said(/\bweek\b/)) {
    const day = /\b(?:monday|sunday|saturday)\b/.exec(asked.masked)?.[0];
    const begins =
      format.weekStart === undefined ? 'as the visitor is used to' : `on ${capitalise(format.weekStart)}`;
    return say(asked, day === undefined || day === format.weekStart, `the week begins ${begins}`);
  }
  if (said(/\blogo\b/)) {
    const words = theme.logo === undefined ? 'there is no logo' : 'there is a logo beside the title';
    return say(asked, theme.logo !== undefined, words);
  }
  if (!said(/\b(?:dark|light)\b/) || !asked.isYesNo) return undefined;
  const isSo = theme.mode === 'system' || theme.mode === (said(/\bdark\b/) ? 'dark' : 'light');
  return say(asked, isSo, `it is ${MODES[theme.mode]}`);
}
