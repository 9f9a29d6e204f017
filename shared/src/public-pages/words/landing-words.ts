import type { Brand } from '../../brand';
import type { PageWords } from '../public-page';

export const landingWords = ({ name }: Brand): PageWords => ({
  title: 'From idea to live application',
  hero: {
    heading: 'From the idea to the address',
    lead: `${name} designs the data, writes the code and puts it live. You say what it should do.`,
  },
});
