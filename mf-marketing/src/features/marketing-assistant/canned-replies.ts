import { brand } from '@tessera/shared/brand';
import type { CannedWords } from '@tessera/shared/assistant';

/** The suggestions of the widget (CHAT-02). */
const SUGGESTIONS = ['Fix this bug', 'Explain this code', 'Write tests', 'Optimize performance'] as const;

/** Answers to the suggestions. The assistant of the site is canned, as specified: it says what the builder does. */
const REPLIES: Readonly<Record<string, string>> = {
  'fix this bug':
    'Tell the builder what happens and what should happen instead. It changes the code, runs the checks, and every change can be undone.',
  'explain this code':
    'Every application keeps its files open to you: small React components with plain names, one folder for each kind of record.',
  'write tests':
    'Each version is checked before you see it, and the receipt lists what was checked. What fails is not applied.',
  'optimize performance':
    'Applications stay small: React, your screens and nothing else. Lists sort and search in the browser.',
};

/** What visitors ask about most, by a word of it; the first that fits answers. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /export|download|own (?:the |my )?code|lock/i,
    'Every file of your application is open in the builder, and you can read and copy it. Downloading them all at once is not possible yet.',
  ],
  [
    /price|cost|free|plan|credit|pay/i,
    'The Starter plan is free, and so is the built-in assistant. Credits are for paid models and for going live. The Pricing page has the details.',
  ],
  [
    /deploy|live|publish|host/i,
    'A version goes live at its own address. One deployment takes 1,000 credits, and you can go back to an earlier version.',
  ],
  [
    /database|data|record|store/i,
    'What you keep track of becomes a table. Your records stay when the application changes, and Undo brings back what was removed.',
  ],
  [/github|git\b/i, 'You can connect a GitHub account once you are signed in.'],
];

const OTHERWISE = [
  'I can only answer a few questions here. Sign up and describe what you keep track of: the builder makes it.',
  'The builder can answer that with your application in front of it. The Starter plan is free.',
  'Try it: describe an application on the start page and watch it being made.',
] as const;

function reply(text: string, count: number): string {
  const topic = TOPICS.find(([words]) => words.test(text))?.[1];
  const otherwise = OTHERWISE[count % OTHERWISE.length] ?? OTHERWISE[0];
  return REPLIES[text.trim().toLowerCase()] ?? topic ?? otherwise;
}

/** What the assistant of the site says. */
export const cannedWords: CannedWords = { greeting: brand.greeting, suggestions: SUGGESTIONS, reply };
