import type { Environment } from './environment';

/** Where the deployment of this name answers. */
export type SiteAddress = (appName: string) => string;

export interface SiteAddresses {
  /** `http://<label>.preview.<SITES_DOMAIN>` */
  readonly preview: (label: string) => string;
  /** `http://<appName>.<SITES_DOMAIN>` */
  readonly deployment: SiteAddress;
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
