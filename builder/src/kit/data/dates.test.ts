import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import fc from 'fast-check';
import { addDays, parseDate } from './dates';

/** Zones that skip midnight, an hour, and a whole day, and those at both ends of the world. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
];

/** Run where the zone is another one; a program cannot change that of its own. */
const SCRIPT = `
  import { addDays, dayOf } from './dates';
  import { formatValue } from './format';
  const shown = (type, value) => formatValue({ key: 'f1.1', name: 'Field', type }, value).replace(/\\s/gu, ' ');
  console.log(JSON.stringify({
    shown: [
      shown('date', '2026-03-09'),
      shown('date', '2018-11-04'),
      shown('date', '2011-12-30'),
      shown('datetime', '2026-03-29T02:30'),
      shown('datetime', '2018-11-04T00:00'),
      shown('time', '00:00'),
    ],
    counted: [
      addDays('2026-02-28', 1),
      addDays('2028-02-28', 1),
      addDays('2011-12-29', 1),
      addDays('2026-03-28', 2),
      addDays('2026-01-01', -1),
    ],
    begun: [dayOf(new Date(2026, 2, 9, 0, 30)), dayOf(new Date(2026, 2, 9, 23, 30))],
    offset: new Date(2026, 2, 9).getTimezoneOffset(),
  }));
`;

interface Outcome {
  readonly shown: readonly string[];
  readonly counted: readonly string[];
  readonly begun: readonly string[];
  readonly offset: number;
}

async function buildScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
  });
  return outputFiles[0]?.text ?? '';
}

function runIn(zone: string, script: string): Outcome {
  const env = { ...process.env, TZ: zone, LANG: 'en_US.UTF-8' };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })) as Outcome;
}

describe('stored days', () => {
  let script = '';
  const offsets = new Set<number>();

  beforeAll(async () => {
    script = await buildScript();
  });

  it.each(ZONES)('[MODEL-02] are shown and counted as they are stored in %s', (zone) => {
    const { shown, counted, begun, offset } = runIn(zone, script);
    offsets.add(offset);

    expect(shown).toEqual([
      'Mar 9, 2026',
      'Nov 4, 2018',
      'Dec 30, 2011',
      'Mar 29, 2026, 2:30 AM',
      'Nov 4, 2018, 12:00 AM',
      '12:00 AM',
    ]);
    expect(counted).toEqual(['2026-03-01', '2028-02-29', '2011-12-30', '2026-03-30', '2025-12-31']);
    expect(begun).toEqual(['2026-03-09', '2026-03-09']);
  });

  it('were looked at in zones that differ', () => {
    expect(offsets.size).toBe(ZONES.length);
  });
});

describe('addDays', () => {
  it('[MODEL-02] goes back as far as it went forward', () => {
    const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: -30_000, max: 30_000 }), (moment, count) => {
        const day = moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('leaves alone what is no day', () => {
    expect(addDays('2026-02-30', 1)).toBe('2026-02-30');
    expect(parseDate('2026-2-3')).toBeNull();
  });
});
