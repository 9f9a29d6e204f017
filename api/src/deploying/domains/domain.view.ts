import type { DeploymentDomain } from '@tessera/shared/contracts';
import { addSeconds } from '../../core/clock';
import { doubled, isApex, presentDomain, shortName } from './domain-name.rules';
import { GRACE_SECONDS, leadsSomewhere, leadsTo, stateOf, type DomainFacts } from './domain-state.rules';
import type { Found } from './found.schema';
import { proofName, proofValue } from './proof.rules';

export interface ShownDomain extends DomainFacts {
  readonly id: string;
  readonly domain: string;
  readonly token: string;
  readonly checkedAt: Date | null;
  readonly createdAt: Date;
}

/** The application's address below the sites' domain, taken apart. */
interface Target {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

/** @param address of the application, below the sites' domain */
export function presentOwnDomain(row: ShownDomain, address: string): DeploymentDomain {
  const target = readTarget(address);
  const { lostAt } = row;
  return {
    id: row.id,
    domain: presentDomain(row.domain),
    url: `${target.scheme}//${row.domain}${target.port}`,
    state: stateOf(row, target.host),
    leadsSomewhere: leadsSomewhere(row.found),
    records: [proofRecord(row), ...wayRecords(row, target)],
    problem: problemOf(row, target),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    endsAt: lostAt === null ? null : addSeconds(lostAt, GRACE_SECONDS).toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export function readTarget(address: string): Target {
  const { protocol, hostname, port } = new URL(address);
  return { scheme: protocol, host: hostname, port: port === '' ? '' : `:${port}` };
}

const namesOf = (name: string) => ({ name, shortName: shortName(name) });

type DomainRecord = DeploymentDomain['records'][number];

function proofRecord({ domain, token, found }: ShownDomain): DomainRecord {
  const isFound = found?.proof === 'here';
  return { type: 'TXT', ...namesOf(proofName(domain)), value: proofValue(token), isFound };
}

/** A registered name takes no CNAME. Where ours has no addresses, as on a machine of one's own, nothing else can be said. */
function wayRecords({ domain, found }: ShownDomain, { host }: Target): DomainRecord[] {
  const own = found?.siteAddresses ?? [];
  if (isApex(domain) && own.length > 0) {
    return own.map((value) => {
      const type = value.includes(':') ? 'AAAA' : 'A';
      return { type, ...namesOf(domain), value, isFound: found?.addresses.includes(value) === true };
    });
  }
  const isFound = found !== null && leadsTo(host, found);
  return [{ type: 'CNAME', ...namesOf(domain), value: host, isFound }];
}

const NOT_ASKED = 'This domain’s DNS did not answer. We will try again automatically.';
const TAKEN =
  'Another app has this domain. To move it here, remove that app’s TXT record, the one with another value, then check again.';
const ABSENT = 'The TXT record is not there yet.';
const OTHER = 'There is a TXT record, but with another value. Enter the one that is shown here.';
const NOWHERE = 'Verified. Now add the other record, so that the domain points to your app.';

function problemOf(row: ShownDomain, { host }: Target): string | null {
  const { found, checkedAt, domain } = row;
  if (found === null || checkedAt === null) return null;
  switch (stateOf(row, host)) {
    case 'taken':
      return TAKEN;
    case 'missing':
      return 'The TXT record is gone. Put it back, or your app stops working at this domain.';
    case 'waiting':
      return proofProblem(domain, found);
    case 'elsewhere':
      return wayProblem(domain, found);
    case 'connected':
      return found.proof === 'unknown' || found.isWayUnknown ? NOT_ASKED : null;
  }
}

function proofProblem(domain: string, { proof }: Found): string | null {
  const name = proofName(domain);
  const misplaced = `The record is at ${doubled(name)}: your DNS provider adds your domain by itself. Enter only ${shortName(name)} as its name.`;
  return { unknown: NOT_ASKED, other: OTHER, misplaced, absent: ABSENT, here: null }[proof];
}

/** How many addresses are said. */
const MOST_SAID = 4;

function wayProblem(domain: string, found: Found): string {
  const { isWayUnknown, aliases, addresses, siteAddresses } = found;
  if (isWayUnknown) return NOT_ASKED;
  if (!leadsSomewhere(found)) return NOWHERE;
  const [alias] = aliases;
  const others = addresses.filter((address) => !siteAddresses.includes(address));
  if (others.length > 0 && others.length < addresses.length)
    return `${domain} also points to ${said(others)}. Remove that record: until then some visitors will not reach your app.`;
  return `Verified, but the domain points to ${alias ?? said(addresses)}. That is fine if it is a proxy or CDN of your own.`;
}

const said = (addresses: readonly string[]) => addresses.slice(0, MOST_SAID).join(', ');
