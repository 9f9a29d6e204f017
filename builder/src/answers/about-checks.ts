import { behavioursOf } from '../behaviours/behaviours-of';
import { nodesOf } from '../model/nodes';
import { pattern } from '../words/pattern';
import { listOf, nameKey } from '../words/text';
import type { Asked } from './asked';
import type { KnownOfApplication } from './known';
import { counted, listed, say, yes, type Answerer } from './saying';

/** The promises of an application and what is known of each (SCR-02, SCR-06, MODEL-15). */

type Check = KnownOfApplication['checks'][number];

const CHECKS = pattern('')`
    \b(?:checks?|tests?|tested|promises?|promised|pass|passes|passed|passing|fail|fails|failed|failing|
    failures?|broken|untried|untested|tried|proven|covered|cover|covers|covering|working|broke|wrong|
    reliable)\b|\b(?:everything|it|all|app|application|this) (?:is |are |really )?(?:ok|okay|fine|work|
    alright)\b
  `;

const line = ({ title, state }: Check) => `${title} (${state})`;

/** The checks of what a question names: those that prove a node of it, and those whose title says its words. */
function covering(asked: Asked, { model, checks }: KnownOfApplication): readonly Check[] {
  const named = new Set(asked.mentions.flatMap(({ meanings }) => meanings.map(({ id }) => id)));
  const nodes = new Set(
    nodesOf(model).flatMap(({ id, owner = '' }) => (named.has(id) || named.has(owner) ? [id] : [])),
  );
  const proving = new Map(behavioursOf(model).map((each) => [each.id, each.nodes]));
  const names = asked.mentions.flatMap(({ meanings }) => meanings.map(({ name }) => nameKey(name)));
  return checks.filter(({ id, title }) => {
    const [own = ''] = id.split('.');
    const said = ` ${nameKey(title)} `;
    return (
      nodes.has(own) ||
      (proving.get(id) ?? []).some((node) => named.has(node)) ||
      names.some((name) => said.includes(` ${name} `))
    );
  });
}

/** One word that nothing here is called may still stand in titles: 'Which checks cover search?'. */
function byWords(words: readonly string[], checks: readonly Check[]): readonly Check[] {
  return checks.filter(({ title }) => words.some((word) => nameKey(title).includes(word)));
}

/** The words behind 'cover' and 'about', where nothing of the application is named. */
function wordsCovered({ masked, mentions, unknown }: Asked): readonly string[] {
  if (mentions.length > 0 || unknown.length > 0) return unknown;
  const [, behind = ''] =
    /\b(?:cover|covers|covered|covering|about|for|of) (.+)$/.exec(masked) ??
    /\b(?:is|are|was|were|does|do|has) (?:the )?(\S+) (?:been )?(?:tested|covered|checked|tried|work|working|broken)\b/.exec(
      masked,
    ) ??
    [];
  return behind.split(' ').filter((word) => word.length > 3 && !CHECKS.test(word) && !NO_SUBJECT.test(word));
}

const NO_SUBJECT =
  /^(?:this|that|these|them|application|project|everything|what|there|tests?|checks?|application|anything|thing|list)$/;

function summary(checks: readonly Check[]): string {
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  const passed = `${String(count('passed'))} of ${counted(checks.length, 'check')} passed`;
  const failed = count('failed') > 0 ? `, ${String(count('failed'))} failed` : '';
  return `${passed}${failed}${count('untried') > 0 ? `, ${String(count('untried'))} untried` : ''}`;
}

function stateAsked({ masked }: Asked): Check['state'] | undefined {
  if (/\b(?:fail|fails|failed|failing|failures?|broken|broke|wrong)\b/.test(masked)) return 'failed';
  if (/\b(?:untried|untested|not (?:been )?(?:tried|tested))\b/.test(masked)) return 'untried';
  return /\b(?:pass|passes|passed|passing|proven|working|ok|okay|fine|work|alright)\b/.test(masked)
    ? 'passed'
    : undefined;
}

/** How many checks there are, which pass, which cover something, what is failing. */
export const aboutChecks: Answerer = (asked, known) => {
  if (!CHECKS.test(asked.masked)) return undefined;
  if (known.checks.length === 0) return say(asked, false, 'nothing was checked yet');
  const said = wordsCovered(asked);
  const isNamed = asked.mentions.length > 0 || said.length > 0;
  const about = asked.mentions.length > 0 ? covering(asked, known) : byWords(said, known.checks);
  const meant = isNamed ? about : known.checks;
  const names = listOf([
    ...new Set([
      ...asked.mentions.map(({ meanings }) => meanings[0]?.name ?? ''),
      ...(asked.mentions.length > 0 ? [] : said),
    ]),
  ]);
  if (meant.length === 0) return say(asked, false, `no check is about ${names}`);
  const state = stateAsked(asked);
  if (state !== undefined) return ofState(asked, meant, state);
  if (/\b(?:how many|number of|count)\b/.test(asked.text))
    return `${summary(meant)}${isNamed ? ` of those about ${names}` : ''}.`;
  const heading = `${isNamed ? `About ${names}: ` : ''}${summary(meant)}`;
  return `${yes(asked)}${listed(heading, meant.slice(0, 40).map(line))}`;
};

function ofState(asked: Asked, meant: readonly Check[], state: Check['state']): string {
  if (/\b(?:how many|number of)\b/.test(asked.text)) return `${summary(meant)}.`;
  const found = meant.filter((check) => check.state === state);
  const isPassing = asked.isYesNo && state === 'passed';
  const isAll = isPassing || /\b(?:all|every|everything|each)\b/.test(asked.text);
  const isSo = isAll ? found.length === meant.length : found.length > 0;
  // What is not as it was asked is what one wants to read: of 'do all pass' those that do not.
  const told = isPassing ? meant.filter((check) => check.state !== 'passed') : found;
  if (told.length === 0) return say(asked, isSo, isPassing ? summary(meant) : noneOf(meant, state));
  const isWhy = state === 'failed' && /\b(?:why|how come|reason)\b/.test(asked.text);
  const lead = asked.isYesNo ? (isSo ? 'Yes. ' : 'No. ') : '';
  const lines = listed(summary(meant), told.slice(0, 40).map(line));
  return `${lead}${lines}${isWhy ? '\nThe step that failed, with a picture, stands under Checks.' : ''}`;
}

const noneOf = (meant: readonly Check[], state: Check['state']) =>
  `no check ${state === 'untried' ? 'is untried' : state} (${summary(meant)})`;
