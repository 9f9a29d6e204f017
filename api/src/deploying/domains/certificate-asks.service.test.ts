import { createCertificateAsks } from './certificate-asks.service';

const KINDS: Readonly<Record<string, 'main' | 'site' | 'preview'>> = {
  'tessera.app': 'main',
  'shop.tessera.app': 'site',
  'a.preview.tessera.app': 'preview',
};

const ask = createCertificateAsks({
  kindOf: (host) => KINDS[host] ?? 'unknown',
  mayHaveCertificate: (host) => host.startsWith('shop.'),
});

describe('asking for certificates', () => {
  it('[SAFE-08] is allowed for the product and for domains of owners, and for nobody else', () => {
    const hosts = ['tessera.app', 'shop.example.com', 'other.example.com', ''];
    expect(hosts.map(ask)).toEqual([true, true, false, false]);
  });

  it('[SAFE-08] is not for names below the sites’ domain, which one certificate covers', () => {
    expect(['shop.tessera.app', 'a.preview.tessera.app'].map(ask)).toEqual([false, false]);
  });
});
