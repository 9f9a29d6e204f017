import { brand } from '../brand';
import { paths } from '../paths';
import type { PublicPage } from './public-page';
import { documentationWords } from './words/documentation-words';
import { enhancedWords } from './words/enhanced-words';
import { homeWords } from './words/home-words';
import { landingWords } from './words/landing-words';
import { newHeroWords } from './words/new-hero-words';
import { pricingWords } from './words/pricing-words';
import { rootWords } from './words/root-words';

export type { PageWords, PublicHero, PublicPage } from './public-page';
// Each from a file of its own, so that a page of the site carries its own words and no other's.
export { documentationWords } from './words/documentation-words';
export { enhancedWords } from './words/enhanced-words';
export { homeWords } from './words/home-words';
export { landingWords } from './words/landing-words';
export { newHeroWords } from './words/new-hero-words';
export { pricingWords } from './words/pricing-words';
export { rootWords } from './words/root-words';

export interface PublicLink {
  readonly to: string;
  readonly label: string;
}

/** The ways on from a public page, as its navigation has them. */
export const PUBLIC_LINKS: readonly PublicLink[] = [
  { to: paths.root.to(), label: 'Home' },
  { to: `${paths.home.to()}#features`, label: 'Features' },
  { to: paths.docs.to(), label: 'Documentation' },
  { to: paths.pricing.to(), label: 'Pricing' },
  { to: paths.auth.to(), label: 'Sign In' },
];

/** The one that the hero leads to. */
export const PUBLIC_ENTRANCE: PublicLink = { to: paths.auth.to(), label: 'Get Started' };

const DOCUMENTATION = {
  ...documentationWords(),
  description: `How to work with ${brand.assistantName}: describe an application, change it by chat, see what changed and put it live.`,
  canonical: paths.docs.to(),
} as const;

/** The landing pages, prices and documentation. */
const SITE: readonly PublicPage[] = [
  {
    path: paths.root.to(),
    ...rootWords(brand),
    description: 'Describe an application in words, watch it being made, change it by chat, put it live.',
  },
  {
    path: paths.home.to(),
    ...homeWords(brand),
    description: `Six sentences and the applications they became. ${brand.name} builds the application, you use it, and your next sentence changes it.`,
  },
  {
    path: paths.landing.to(),
    ...landingWords(brand),
    description: `Build, change and deploy in one place: ${brand.name} writes the application, you decide what it does.`,
  },
  {
    path: paths.enhanced.to(),
    ...enhancedWords(),
    description:
      'Start from a template that really runs, see what the assistant can do, and read what people make with it.',
  },
  {
    path: paths.newHero.to(),
    ...newHeroWords(brand),
    description: 'One sentence in, a working application out. Say what to change, and it changes.',
  },
  {
    path: paths.pricing.to(),
    ...pricingWords(),
    description:
      'Four plans by the month or the year. The built-in assistant is free on every one; credits are for paid models and for going live.',
  },
  { path: paths.docs.to(), ...DOCUMENTATION },
  { path: paths.documentation.to(), ...DOCUMENTATION },
  { path: `${paths.docs.to()}/ai-assistant`, ...DOCUMENTATION },
];

/** Screens that anybody may open and that say nothing to a search engine but their name. */
const SCREENS: readonly PublicPage[] = [
  {
    path: paths.signUp.to(),
    title: 'Sign up',
    description: `Join ${brand.name}: the Starter plan costs nothing.`,
    canonical: paths.auth.to(),
  },
  {
    path: paths.signIn.to(),
    title: 'Sign in',
    description: `Sign in to ${brand.name}.`,
    canonical: paths.auth.to(),
  },
  { path: paths.auth.to(), title: 'Sign in', description: `Sign in to ${brand.name}, or join it.` },
  ...[
    [paths.forgotPassword.to(), 'Forgot password'],
    [paths.verify.to(), 'Verify your email'],
    [paths.resetPassword.to(), 'Reset password'],
    [paths.authCallback.to(), 'Signing in'],
    [paths.authSuccess.to(), 'Signing in'],
    [paths.authError.to(), 'Authentication failed'],
    [paths.githubCallback.to(), 'Connecting GitHub'],
    [paths.codeEditor.to(), 'Code editor'],
    [paths.version.to(), 'Version'],
  ].map(([path = '', title = '']) => ({
    path,
    title,
    description: `${title} · ${brand.name}`,
    isHidden: true,
  })),
];

export const PUBLIC_PAGES: readonly PublicPage[] = [...SITE, ...SCREENS];

/** The pages that a sitemap lists: public, and the one address of what they show. */
export const LISTED_PAGES: readonly PublicPage[] = SITE.filter(
  ({ path, canonical = path }) => canonical === path,
);

/** The page of an address; like the route table it tells capitals apart and ignores a slash at the end. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return PUBLIC_PAGES.find((page) => page.path === path);
}

/** What the tab of a page shows. */
export function documentTitle(title: string): string {
  return `${title} · ${brand.name}`;
}
