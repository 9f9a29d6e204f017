/** How the assistant is asked to work. */
export type AssistantMode = 'plan' | 'execute';

export const MODELS = ['GPT-4', 'Claude 3', 'Gemini'] as const;
export type AssistantModel = (typeof MODELS)[number];

/** Stands above the conversation: nobody is to take the replies for an answer. */
export const DEMO_NOTE =
  'A demonstration: the replies are written beforehand, no model is asked, and nothing is changed. Change the application in the builder.';

/** What is asked most about changes, by a word of it; the first that fits answers. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /undo|restore|revert|back/i,
    'Restore the version before, above, makes the older version the newest again. Nothing is lost by it: this version stays in the list.',
  ],
  [/patch|git|download/i, 'Download patch, above, saves these changes as a file that git apply takes.'],
  [/record|data/i, 'What became of the records stands above the files, in words.'],
  [
    /split|side/i,
    'Press S for both sides beside each other and U for one text, when the window is wider than 1024 pixels.',
  ],
  [/find|search|where/i, 'Ctrl F finds in the whole file, in folded lines too.'],
];

const OTHERWISE: Readonly<Record<AssistantMode, readonly string[]>> = {
  plan: [
    'A plan would begin with the files that changed most: the counts beside their names say which.',
    'A plan would go through the changes from the top: N leads to the next one.',
  ],
  execute: [
    'Nothing was executed: this panel is a demonstration. Change the application in the builder.',
    'This panel changes no files. Open in builder, above, leads to where the application is changed.',
  ],
};

/** The reply to a message, which depends on nothing but its words. */
export function replyTo(text: string, model: AssistantModel, mode: AssistantMode, count: number): string {
  const topic = TOPICS.find(([words]) => words.test(text))?.[1];
  const otherwise = OTHERWISE[mode][count % OTHERWISE[mode].length] ?? '';
  return `${topic ?? otherwise} (Demo reply in the place of ${model}.)`;
}
