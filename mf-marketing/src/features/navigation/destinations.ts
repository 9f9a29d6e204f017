import { paths } from '@tessera/shared/paths';

export interface Destination {
  readonly to: string;
  readonly label: string;
}

/** The links of the top navigation (NAV-04). The shell sends /features on to the landing page's section. */
export const TOP_LINKS: readonly Destination[] = [
  { to: paths.root.to(), label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: paths.docs.to(), label: 'Documentation' },
  { to: paths.pricing.to(), label: 'Pricing' },
];

/** The links of the landing navigation (NAV-01) and, without Docs, of the footer (NAV-03). */
export const LANDING_LINKS: readonly Destination[] = [
  { to: paths.pricing.to(), label: 'Pricing' },
  { to: `${paths.home.to()}#features`, label: 'Features' },
  { to: `${paths.home.to()}#demo`, label: 'Demo' },
  { to: paths.docs.to(), label: 'Docs' },
];

export const FOOTER_LINKS: readonly Destination[] = [
  { to: `${paths.home.to()}#features`, label: 'Features' },
  { to: paths.pricing.to(), label: 'Pricing' },
  { to: `${paths.home.to()}#demo`, label: 'Demo' },
];
