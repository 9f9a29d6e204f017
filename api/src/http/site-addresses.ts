import type { Environment } from '../config/environment';

/** What a host name below the sites' domain stands for. */
export type SiteHost =
  | { readonly kind: 'preview'; readonly label: string }
  | { readonly kind: 'deployment'; readonly appName: string };

export interface SiteAddresses {
  /** `http://<label>.preview.<SITES_DOMAIN>` */
  readonly preview: (label: string) => string;
  /** `http://<appName>.<SITES_DOMAIN>` */
  readonly deployment: (appName: string) => string;
}

/** Addresses of previews and deployments, with the scheme of the product's own address. */
export function createSiteAddresses({
  publicUrl,
  sitesDomain,
}: Pick<Environment, 'publicUrl' | 'sitesDomain'>): SiteAddresses {
  const scheme = publicUrl.startsWith('https:') ? 'https' : 'http';
  return {
    preview: (label) => `${scheme}://${label}.preview.${sitesDomain}`,
    deployment: (appName) => `${scheme}://${appName}.${sitesDomain}`,
  };
}
