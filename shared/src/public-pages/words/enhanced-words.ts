import type { PageWords } from '../public-page';

export const enhancedWords = (): PageWords => ({
  title: 'Templates and features',
  hero: {
    heading: 'Start from something that works',
    lead: 'Pick a template, change it with a sentence, and keep what you made.',
  },
});
