import { createSocket } from 'node:dgram';
import { decode, encode, type Answer, type Packet } from 'dns-packet';

/** What a name has. */
export interface DnsRecords {
  /** Each in the pieces that it was entered in. */
  readonly TXT?: readonly (readonly string[])[];
  readonly CNAME?: string;
  readonly A?: readonly string[];
  readonly AAAA?: readonly string[];
}

export interface DnsServer {
  /** `127.0.0.1:<port>` */
  readonly address: string;
  /** The names that were asked for, each question once more. */
  readonly asked: string[];
  /** Gives a name its records; none for a name that there is not. */
  set(name: string, records?: DnsRecords): void;
  /** Says nothing more for names that end with this, or that it cannot say. */
  break(suffix: string, how: 'servfail' | 'silent' | undefined): void;
  close(): Promise<void>;
}

const NXDOMAIN = 3;
const SERVFAIL = 2;

/** A DNS server on a UDP port of its own, which says what a test has it say. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, DnsRecords>();
  const broken = new Map<string, 'servfail' | 'silent'>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const name = question.name.toLowerCase();
    asked.push(`${question.type} ${name}`);
    const how = [...broken].find(([suffix]) => name.endsWith(suffix))?.[1];
    if (how === 'silent') return;
    const answers = how === undefined ? answersFor(zone, name, question.type) : undefined;
    const code = how === 'servfail' ? SERVFAIL : answers === undefined ? NXDOMAIN : 0;
    const packet: Packet = { type: 'response', id, flags: 0x0180 | code, questions, answers: answers ?? [] };
    socket.send(encode(packet), port, address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${String(socket.address().port)}`,
    asked,
    set(name, records) {
      if (records === undefined) zone.delete(name);
      else zone.set(name, records);
    },
    break(suffix, how) {
      if (how === undefined) broken.delete(suffix);
      else broken.set(suffix, how);
    },
    close: () =>
      new Promise((resolve) => {
        socket.close(() => {
          resolve();
        });
      }),
  };
}

/** As resolvers answer: with what an alias leads to. Undefined: there is no such name. */
function answersFor(zone: ReadonlyMap<string, DnsRecords>, name: string, type: string): Answer[] | undefined {
  const records = zone.get(name);
  if (records === undefined) return undefined;
  const { CNAME: alias } = records;
  if (alias !== undefined) {
    const own: Answer = { type: 'CNAME', name, data: alias };
    return type === 'CNAME' ? [own] : [own, ...(answersFor(zone, alias.toLowerCase(), type) ?? [])];
  }
  if (type === 'TXT') return (records.TXT ?? []).map((data) => ({ type, name, data: [...data] }));
  if (type === 'A' || type === 'AAAA') return (records[type] ?? []).map((data) => ({ type, name, data }));
  return [];
}
