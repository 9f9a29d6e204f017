import type { RunQuestion } from '@tessera/shared/contracts';
import { nameKey } from '../words/text';

/** `unclear`: it says both, so that nobody may decide for the person. */
type Answer = 'yes' | 'no' | 'unclear';

type Meaning = 'yes' | 'no' | 'nothing';

/** Spelt as `bare` gives them: an apostrophe is a space. */
const GENERAL: Readonly<Record<Meaning, readonly string[]>> = {
  yes: [
    ...[
      'y',
      'yes',
      'yep',
      'yeah',
      'yup',
      'sure',
      'ok',
      'okay',
      'confirm',
      'confirmed',
      'correct',
      'right',
      'fine',
    ],
    ...[
      'agreed',
      'absolutely',
      'definitely',
      'of course',
      'go',
      'go on',
      'go ahead',
      'go for it',
      'continue',
    ],
    ...[
      'proceed',
      'do it',
      'do that',
      'do so',
      'make it so',
      'i am sure',
      'i m sure',
      'that s fine',
      'that s ok',
    ],
    ...['that s okay', 'that s right', 'remove it', 'delete it', 'change it', 'remove them', 'delete them'],
  ],
  no: [
    ...[
      'n',
      'no',
      'nope',
      'nah',
      'not now',
      'no way',
      'never mind',
      'nevermind',
      'cancel',
      'stop',
      'forget it',
    ],
    ...[
      'leave it',
      'leave them',
      'keep it',
      'keep them',
      'keep everything',
      'rather not',
      'better not',
      'wait',
    ],
    ...[
      'don t',
      'do not',
      'don t do it',
      'do not do it',
      'don t do that',
      'do not do that',
      'don t remove it',
    ],
    ...['do not remove it', 'don t delete it', 'do not delete it', 'don t change it', 'do not change it'],
  ],
  nothing: ['oh', 'please', 'thanks', 'thank you'],
};

/** Lower case, without punctuation and articles: 'Yes, remove the phone.' is 'yes remove phone'. */
function bare(text: string): string {
  return nameKey(text)
    .split(' ')
    .filter((word) => !['the', 'my', 'our'].includes(word))
    .join(' ');
}

/** What the question itself speaks of: 'remove phone', 'keep phone', 'don t remove phone'. */
function ownPhrases({ message, confirm, keep }: RunQuestion): Pick<typeof GENERAL, 'yes' | 'no'> {
  const wishes = [bare(confirm), bare(message)];
  const kept = wishes.map((wish) => wish.replace(/^\S+/, 'keep'));
  const refused = wishes.flatMap((wish) => [`don t ${wish}`, `do not ${wish}`]);
  return { yes: wishes, no: [bare(keep), ...kept, ...refused] };
}

/** What is left of `text` behind the longest of the phrases that it begins with. */
function afterPhrase(text: string, phrases: readonly string[]): string | undefined {
  const words = `${text} `;
  const begun = phrases.filter((phrase) => phrase !== '' && words.startsWith(`${phrase} `));
  const length = Math.max(0, ...begun.map((phrase) => phrase.length));
  return length === 0 ? undefined : text.slice(length).trim();
}

/** What the phrases mean that a text is made of, in their order; undefined where it has other words. */
function meaningsOf(text: string, question: RunQuestion): Meaning[] | undefined {
  const own = ownPhrases(question);
  const meanings: Meaning[] = [];
  let rest = text;
  while (rest !== '') {
    // What the question speaks of is no answer by itself: said again, it is the wish once more.
    const isOpened = meanings.some((meaning) => meaning !== 'nothing');
    const found = nextPhrase(rest, {
      yes: [...GENERAL.yes, ...(isOpened ? own.yes : [])],
      no: [...GENERAL.no, ...(isOpened ? own.no : [])],
      nothing: GENERAL.nothing,
    });
    if (!found) return undefined;
    meanings.push(found.meaning);
    ({ rest } = found);
  }
  return meanings;
}

function nextPhrase(text: string, phrases: typeof GENERAL): { meaning: Meaning; rest: string } | undefined {
  const found = (['yes', 'no', 'nothing'] as const).flatMap((meaning) => {
    const rest = afterPhrase(text, phrases[meaning]);
    return rest === undefined ? [] : [{ meaning, rest }];
  });
  return found.sort((one, other) => one.rest.length - other.rest.length)[0];
}

/** What a message says to a question that is open; undefined when it speaks of something else. */
export function readAnswer(message: string, question: RunQuestion): Answer | undefined {
  if (nameKey(message) === nameKey(question.confirm)) return 'yes';
  if (nameKey(message) === nameKey(question.keep)) return 'no';
  const meanings = meaningsOf(bare(message), question) ?? [];
  const [isYes, isNo] = [meanings.includes('yes'), meanings.includes('no')];
  if (isYes && isNo) return 'unclear';
  if (isYes) return 'yes';
  return isNo ? 'no' : undefined;
}
