import type { DeploymentDomain } from '@tessera/shared/contracts';
import { addSeconds } from '../../core/clock';
import { isApex, presentDomain, shortName } from './domain-name.rules';
import { GRACE_SECONDS, leadsTo, stateOf, type DomainFacts } from './domain-state.rules';
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

const NOT_ASKED = 'The DNS of this domain could not be asked. It is tried again by itself.';
const TAKEN =
  'Another app proves by its TXT record that it has this domain. Remove that record where the DNS is kept, then check again.';
const ABSENT =
  'The TXT record is not there yet. A new record can take a few minutes to be seen, and a day in the worst case.';
const OTHER = 'There is a TXT record, but with another value. Enter the one that is shown here.';
const NOWHERE = 'The domain is proved, but its name leads nowhere yet.';

function problemOf(row: ShownDomain, { host }: Target): string | null {
  const { found, checkedAt } = row;
  if (found === null || checkedAt === null) return null;
  const state = stateOf(row, host);
  switch (state) {
    case 'taken':
      return TAKEN;
    case 'missing':
      return 'The TXT record is gone. Put it back, or the app stops answering here.';
    case 'waiting':
      return { unknown: NOT_ASKED, other: OTHER, absent: ABSENT, here: null }[found.proof];
    case 'elsewhere':
      return wayProblem(found);
    case 'connected':
      return found.proof === 'unknown' || found.isWayUnknown ? NOT_ASKED : null;
  }
}

/** How many addresses are said. */
const MOST_SAID = 4;

function wayProblem({ isWayUnknown, aliases, addresses }: Found): string {
  if (isWayUnknown) return NOT_ASKED;
  const [alias] = aliases;
  if (alias === undefined && addresses.length === 0) return NOWHERE;
  const where = alias ?? addresses.slice(0, MOST_SAID).join(', ');
  return `The domain is proved, but its name leads to ${where}. That is right if a proxy of yours stands there.`;
}
