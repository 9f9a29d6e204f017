import type { PageWords } from '../public-page';

export const pricingWords = (): PageWords => ({
  title: 'Pricing',
  hero: {
    heading: 'Pay for what gets made',
    lead: 'The built-in assistant is free on every plan. Credits are for paid models and for going live.',
  },
});
