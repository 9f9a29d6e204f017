import type { Brand } from '../../brand';
import type { PageWords } from '../public-page';

export const rootWords = (brand: Brand): PageWords => ({
  title: brand.tagline,
  hero: {
    heading: brand.tagline,
    lead: 'Say what you keep track of. Get an application that works, change it by talking to it, put it live.',
    isTyped: true,
  },
});
