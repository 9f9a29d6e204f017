import type { Environment } from '../../config/environment';
import type { SiteAddress } from '../../config/site-addresses';
import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import type { CallLimits } from '../services/call-limits.port';
import {
  createCertificateAsks,
  type AskForHost,
  type CertificateAskSettings,
} from './certificate-asks.service';
import type { CustomHostsMemory } from './custom-hosts.service';
import { createDnsLookup } from './dns-lookup.client';
import { createDomainCheck } from './domain-check.service';
import { createDomainRounds, type DomainRound } from './domain-rounds.service';
import { createDomainsService, type DomainsService } from './domains.service';

export interface DomainsMadeOf {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly addressOf: SiteAddress;
  readonly callLimits: CallLimits;
  readonly customHosts: CustomHostsMemory;
  readonly environment: Pick<Environment, 'dnsServers' | 'publicUrl' | 'apiUrl' | 'sitesDomain'>;
  readonly kindOf: CertificateAskSettings['kindOf'];
}

export interface Domains {
  readonly service: DomainsService;
  readonly isServed: AskForHost;
  readonly round: DomainRound;
  /** Has this process know what answers where by now. Never rejects: what was known stays, and is read again soon. */
  readonly onChange: () => Promise<void>;
}

/** Domains of applications, put together. */
export function createDomains(settings: DomainsMadeOf): Domains {
  const { db, clock, log, environment, customHosts, kindOf } = settings;
  const onChange = () =>
    customHosts.refresh().catch((error: unknown) => {
      log.warn({ err: error }, 'what answers at which domain was not read');
    });
  const dns = createDnsLookup(environment.dnsServers);
  const checks = createDomainCheck({ ...settings, dns, onChange });
  return {
    service: createDomainsService({ ...settings, ownHosts: environment, checks, onChange }),
    isServed: createCertificateAsks({
      kindOf,
      mayHaveCertificate: (host) => customHosts.mayHaveCertificate(host),
    }),
    round: createDomainRounds(db, clock, checks),
    onChange,
  };
}
