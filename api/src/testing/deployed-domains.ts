import { randomUUID } from 'node:crypto';
import { deploymentDomainSchema, type Deployment, type DeploymentDomain } from '@tessera/shared/contracts';
import { systemClock } from '../core/clock';
import { CustomHostsMemory } from '../deploying';
import { buildProject, type BuiltProject } from './build-project';
import { deployFor, givePlan } from './deploy-project';
import { startDnsServer, type DnsServer } from './dns-server';
import { startTestApi, type TestApi, type TestApiOverrides, type TestUser } from './test-api';

export const SITES_DOMAIN = 'tessera-apps.example';

/** Somebody's application that is live. */
export interface LiveApp {
  readonly user: TestUser;
  readonly built: BuiltProject;
  readonly live: Deployment;
  /** Adds a domain. */
  add(domain: string): Promise<DeploymentDomain>;
  /** Adds one, proves it and has it lead to the application. */
  connect(domain: string): Promise<DeploymentDomain>;
  check(id: string): Promise<DeploymentDomain>;
  list(): Promise<DeploymentDomain[]>;
}

export interface DomainsApi {
  readonly api: TestApi;
  readonly dns: DnsServer;
  /** A domain that nobody has. */
  fresh(): string;
  /** Puts an application live for somebody new, or for the person given. */
  deploy(user?: TestUser): Promise<LiveApp>;
  /** Puts the record for the proof into the DNS, or takes it out. */
  prove(domain: string, ...added: readonly DeploymentDomain[]): void;
  /** What another process knows once it has read that. */
  another(): Promise<CustomHostsMemory>;
  close(): Promise<void>;
}

/** The whole server with a DNS server of its own. */
export async function startDomainsApi(
  overrides: Pick<TestApiOverrides, 'intervals'> = {},
): Promise<DomainsApi> {
  const dns = await startDnsServer();
  const environment = { dnsServers: [dns.address], sitesDomain: SITES_DOMAIN };
  const api = await startTestApi({ ...overrides, environment });
  const prove: DomainsApi['prove'] = (domain, ...added) => {
    const values = added.flatMap(({ records }) => records.filter(({ type }) => type === 'TXT'));
    const TXT = values.map(({ value }) => [value]);
    dns.set(`_tessera.${domain}`, TXT.length > 0 ? { TXT } : undefined);
  };
  return {
    api,
    dns,
    fresh: () => `shop.${randomUUID().slice(0, 8)}.example.com`,
    async deploy(given) {
      const user = given ?? (await api.register());
      await givePlan(api, user);
      const built = await buildProject(api, user);
      const live = await deployFor(api, user, built, `app-${randomUUID().slice(0, 8)}`);
      return appOf({ api, dns, prove }, { user, built, live });
    },
    prove,
    async another() {
      const hosts = new CustomHostsMemory(api.db, systemClock);
      await hosts.refresh();
      return hosts;
    },
    async close() {
      await api.close();
      await dns.close();
    },
  };
}

function appOf(
  { api, dns, prove }: Pick<DomainsApi, 'api' | 'dns' | 'prove'>,
  { user, built, live }: Pick<LiveApp, 'user' | 'built' | 'live'>,
): LiveApp {
  const path = `/deployments/${live.id}/domains`;
  const add: LiveApp['add'] = async (domain) =>
    deploymentDomainSchema.parse((await api.post(path, { domain }, user.token)).json());
  const check: LiveApp['check'] = async (id) =>
    deploymentDomainSchema.parse((await api.post(`${path}/${id}/check`, {}, user.token)).json());
  return {
    user,
    built,
    live,
    add,
    check,
    async connect(domain) {
      const added = await add(domain);
      prove(domain, added);
      dns.set(domain, { CNAME: `${live.appName}.${SITES_DOMAIN}` });
      return check(added.id);
    },
    async list() {
      const { items } = (await api.get(path, user.token)).json<{ items: unknown[] }>();
      return items.map((item) => deploymentDomainSchema.parse(item));
    },
  };
}
