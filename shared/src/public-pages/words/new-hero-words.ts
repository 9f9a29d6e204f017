import type { Brand } from '../../brand';
import type { PageWords } from '../public-page';

export const newHeroWords = (brand: Brand): PageWords => ({
  title: 'One sentence in, a working application out',
  hero: {
    heading: brand.tagline,
    lead: 'One sentence in, a working application out. Say what to change, and it changes.',
    isTyped: true,
  },
});
