import type { PageWords } from '../public-page';

export const documentationWords = (): PageWords => ({
  title: 'Documentation',
  hero: {
    heading: 'Ai Assistant',
    lead: 'Say what you keep track of, and it makes the application. Say what you want to change, and it changes.',
  },
});
