/** The suggestions of the widget (CHAT-02). */
export const SUGGESTIONS = [
  'Fix this bug',
  'Explain this code',
  'Write tests',
  'Optimize performance',
] as const;

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

const OTHERWISE = [
  'This is only a taste. Sign up, say in one sentence what you keep track of, and the builder makes it.',
  'The builder can answer that with your application in front of it. The Starter plan costs nothing.',
  'Try it on the start page: describe an application, and watch it being made.',
] as const;

/** The reply to a message; `count` is how many were answered before it. */
export function cannedReply(text: string, count: number): string {
  const otherwise = OTHERWISE[count % OTHERWISE.length] ?? OTHERWISE[0];
  return REPLIES[text.trim().toLowerCase()] ?? otherwise;
}
