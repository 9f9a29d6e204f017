import { pattern } from '../words/pattern';
import { say, type Answerer } from './saying';
import { isOnServer, keptWords } from './where-kept';

/** What every application can or cannot do whatever it keeps, and what only its records say (SCR-02, MODEL-07). */

const OFFLINE =
  /\b(?:offline|without (?:a |the )?(?:network|internet|connection|wifi)|no (?:network|internet|wifi))\b/;
const EXPORT = /\b(?:export\w*|excel|spreadsheets?|csv|download\w*)\b/;
const TOGETHER = pattern('')`
    \b(?:(?:two|three|several|many|other|more|multiple|different) (?:people|persons|users|browsers|
    devices|computers|phones)|same time|at once|collaborat\w*|colleagues?|together|teams?|second (?:
    device|browser|phone|computer))\b
  `;
/** Of what happened, not of what is allowed. */
const OURS = /\b(?:we|i|our|my|us|so far|ever|reached|this (?:week|month|year)|last (?:week|month|year))\b/;
const FOUND =
  /\b(?:highest|lowest|biggest|largest|smallest|most|least|best|worst|longest|shortest|oldest|how much|how many|total|average)\b/;
const ALLOWED =
  /\b(?:can|may|must|allowed|possible|limits?|valid|fields?|tables?|pages?|checks?|versions?|rules?)\b/;

const IN_BROWSER = {
  offline: 'Its records are kept in the browser and need no network.',
  together:
    'Each browser has its own records: several people can open it, and each sees and changes only their own.',
};
const ON_SERVER = {
  offline: 'What somebody enters without a network is kept in their browser, and sent once there is one.',
  together:
    'Several people can use the live app at once: they share its records, as far as ‘Visitors may’ in the settings allows, and see at once what others change.',
};

/** 'Does it work offline?', 'Can I export this?', 'Can two people use it?', 'What is the highest price we paid?'. */
export const aboutUse: Answerer = (asked, known) => {
  const { model } = known;
  const { text, mentions } = asked;
  const keeps = model.entities.length > 0;
  const kept = isOnServer(known) ? ON_SERVER : IN_BROWSER;
  if (OFFLINE.test(text))
    return `${kept.offline} Whether the page itself opens without one depends on where it is opened.`;
  if (EXPORT.test(text) && !/\bimport\b/.test(text)) {
    const how = keeps
      ? "the menu of a list has 'Export as CSV', which spreadsheets open, and the tab Data exports as well"
      : 'it keeps no records that could be exported';
    return say(asked, keeps, how);
  }
  if (TOGETHER.test(text) && (mentions.length === 0 || /\b(?:people|users|use|share)\b/.test(text)))
    return kept.together;
  if (OURS.test(text) && FOUND.test(text) && !ALLOWED.test(text))
    return `What the records say is not known here, as they are ${keptWords(known)}. The application itself and the tab Data show them.`;
  return undefined;
};
