/** What a host stands for, for whoever asks for a certificate. */
type HostKind = 'main' | 'preview' | 'site' | 'unknown';

export interface CertificateAskSettings {
  readonly kindOf: (host: string) => HostKind;
  /** Whether an application answers at a domain of its owner's, and that leads somewhere; from memory. */
  readonly mayHaveCertificate: (host: string) => boolean;
}

/** Whether the proxy in front may get a certificate for a host. */
export type AskForHost = (host: string) => boolean;

/**
 * Everybody who opens a TLS connection has the proxy ask, with any name they like. So all of it is answered from memory and nothing is
 * counted: no storm of names uses anything up. Names below the sites' domain are covered by one certificate for all of them: previews
 * alone are more than an issuer of certificates gives out.
 */
export function createCertificateAsks({ kindOf, mayHaveCertificate }: CertificateAskSettings): AskForHost {
  return (host) => {
    const kind = kindOf(host);
    return kind === 'main' || (kind === 'unknown' && mayHaveCertificate(host));
  };
}
