import { brand } from '@tessera/shared/brand';
import { paths } from '@tessera/shared/paths';
import {
  documentationWords,
  enhancedWords,
  homeWords,
  landingWords,
  newHeroWords,
  pricingWords,
  rootWords,
} from '@tessera/shared/public-pages';
import { definePages, defineRedirects } from '@tessera/shared/remote/pages';

const site = { access: 'public', frame: 'site', leadsTo: paths.auth.to() } as const;
/** Somebody who is signed in goes on to the app home (RT-04). */
const landing = { ...site, access: 'guestOnly' } as const;
const documentation = { ...site, title: documentationWords().title, icon: 'book-open' } as const;

/** RT-01, RT-04 and RT-09; the commands of PAL-02. Titles are where the server finds them too, without a remote. */
export const pages = definePages({
  root: {
    ...landing,
    pattern: paths.root.pattern,
    title: rootWords(brand).title,
    icon: 'house',
    command: {
      category: 'Navigation',
      title: 'Home',
      description: 'Go to the start page',
      words: ['landing', 'main', 'index'],
      position: 10,
    },
  },
  home: { ...landing, pattern: paths.home.pattern, title: homeWords(brand).title },
  enhanced: { ...landing, pattern: paths.enhanced.pattern, title: enhancedWords().title },
  landing: { ...landing, pattern: paths.landing.pattern, title: landingWords(brand).title },
  newHero: { ...landing, pattern: paths.newHero.pattern, title: newHeroWords(brand).title },
  pricing: { ...site, pattern: paths.pricing.pattern, title: pricingWords().title },
  /** Where signing up leads on to, from 'Keep it' on /home. */
  keep: {
    access: 'protected',
    frame: 'site',
    leadsTo: paths.apps.to(),
    pattern: paths.keepDraft.pattern,
    title: 'Keep it',
  },
  documentation: { ...documentation, pattern: paths.documentation.pattern },
  docs: {
    ...documentation,
    pattern: `${paths.docs.pattern}/*`,
    search: { to: paths.docs.to(), words: ['help', 'docs'], position: 900 },
    command: {
      category: 'Resources',
      title: 'Documentation',
      description: 'Read how things work',
      words: ['docs', 'help', 'guide', 'manual'],
      position: 42,
      to: paths.docs.to(),
    },
  },
});

/** A link of the specification that points at no page of its own. */
export const redirects = defineRedirects([{ pattern: '/features', to: `${paths.home.to()}#features` }]);
