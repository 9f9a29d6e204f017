import type { CannedWords } from '@tessera/shared/assistant';

/** The suggestions of the widget (CHAT-02), each with its answer. */
const ANSWERS = {
  'Fix this bug':
    'Open the app and tell its builder what happens and what should happen instead. Every change is checked, and Undo takes it back.',
  'Explain this code':
    'Open the app and choose Code. Each kind of record has a folder of its own, with small React components in it.',
  'Write tests':
    'Every app brings its own checks. Open the app and choose “Watch the checks” to see each of them tried.',
  'Optimize performance':
    'Apps load React and your screens, nothing else. Long lists are drawn as you scroll, so thousands of records stay quick.',
} as const;

/** What people ask about most, by a word of it; the first that fits answers. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /undo|restore|version|back\b/i,
    'Every change is a version. Open the app and choose History to go back to any of them.',
  ],
  [
    /deploy|live|publish|host/i,
    'Open the app and press Deploy. It gets an address of its own, for 1,000 credits.',
  ],
  [
    /price|cost|plan|credit|pay/i,
    'The built-in assistant is free. Credits are for going live; Billing shows how many you have.',
  ],
  [
    /template|example|start/i,
    'Describe what you want to keep track of, or begin with a template and change it by chat.',
  ],
  [
    /data|record|import|csv/i,
    'Your records stay when an app changes. What a change would remove is asked about first.',
  ],
  [/git/i, 'Connect your GitHub account under GitHub.'],
];

const OTHERWISE = [
  'I only know a few quick answers. Open an app and ask its builder: it knows your app.',
  'The builder of your app can do that. Open the app and say it in your own words.',
] as const;

function reply(text: string, count: number): string {
  const asked = text.trim().toLowerCase();
  const answer = Object.entries(ANSWERS).find(([suggestion]) => suggestion.toLowerCase() === asked)?.[1];
  const topic = TOPICS.find(([words]) => words.test(text))?.[1];
  return answer ?? topic ?? OTHERWISE[count % OTHERWISE.length] ?? OTHERWISE[0];
}

/** What the widget says: canned, as CHAT-04 specifies, and it says so. */
export const cannedWords: CannedWords = {
  note: 'Quick answers about Tessera. To change an app, open it and tell its builder.',
  suggestions: Object.keys(ANSWERS),
  reply,
};
