import type { Brand } from '../../brand';
import type { PageWords } from '../public-page';

export const homeWords = ({ name }: Brand): PageWords => ({
  title: 'Software from a sentence',
  hero: {
    heading: 'Software from the sentence in your head',
    lead: `Describe what you keep track of. ${name} builds the application, you use it, and your next sentence changes it.`,
  },
});
