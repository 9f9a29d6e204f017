import type { Environment } from './environment';

/** Where the deployment of this name answers. */
export type SiteAddress = (appName: string) => string;

/** The host among the previews' on which the code editor's code runs. Labels of previews are longer. */
export const CODE_RUNNER_LABEL = 'code';

export interface SiteAddresses {
  /** `http://<label>.preview.<SITES_DOMAIN>` */
  readonly preview: (label: string) => string;
  /** `http://<appName>.<SITES_DOMAIN>` */
  readonly deployment: SiteAddress;
  /** `http://code.preview.<SITES_DOMAIN>` */
  readonly codeRunner: string;
}

/** Addresses of previews and deployments, with the scheme of the product's own address. */
export function createSiteAddresses({
  publicUrl,
  sitesDomain,
}: Pick<Environment, 'publicUrl' | 'sitesDomain'>): SiteAddresses {
  const scheme = publicUrl.startsWith('https:') ? 'https' : 'http';
  const preview = (label: string) => `${scheme}://${label}.preview.${sitesDomain}`;
  return {
    preview,
    codeRunner: preview(CODE_RUNNER_LABEL),
    deployment: (appName) => `${scheme}://${appName}.${sitesDomain}`,
  };
}
