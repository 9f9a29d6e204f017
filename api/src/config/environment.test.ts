import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAppRoot } from '../testing/test-database';
import { ConfigurationError, parseEnvironment, VARIABLE_NAMES } from './environment';
import { readEnvironmentFile } from './environment-file';

const root = join('/', 'srv', 'tessera');

describe('parseEnvironment', () => {
  it('fills in every default', () => {
    expect(parseEnvironment({}, root)).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: join(root, '.data'),
      publicUrl: 'http://localhost:3000',
      sitesDomain: 'localhost:3000',
      registryUrl: join(root, '.data', 'registry'),
      releaseEnv: 'local',
      trustProxy: 0,
      diskReserve: 256 * 1024 * 1024,
      watchdogSeconds: 30,
      dnsServers: [],
    });
  });

  it('[BIL-03] names what is missing of the provider that takes payments, or of one that is half set', () => {
    expect(() => parseEnvironment({ PAYMENT_PROVIDER: 'stripe' }, root)).toThrow(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set too, for payments by Stripe.',
    );
    expect(() => parseEnvironment({ RAZORPAY_KEY_ID: 'x' }, root)).toThrow(
      'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set too, for payments by Razorpay.',
    );
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', USD_RATE: '91.25' };
    expect(parseEnvironment({ PAYMENT_PROVIDER: 'stripe', ...stripe }, root).payments).toEqual({
      ...{ provider: 'stripe', razorpay: undefined, usdRate: 91.25, usdRateDate: '2026-11-01' },
      stripe: { secretKey: 'sk', webhookSecret: 'wh', url: 'https://api.stripe.com' },
    });
  });

  it('takes a bucket whole or not at all, and names what is missing', () => {
    expect(parseEnvironment({}, root).bucket).toBeUndefined();
    expect(parseEnvironment({ S3_BUCKET: 'built' }, root).bucket).toEqual({
      ...{ name: 'built', endpoint: undefined, region: 'us-east-1', credentials: undefined, prefix: '' },
    });
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush' };
    const all = {
      S3_BUCKET: 'built',
      S3_ENDPOINT: 'http://minio:9000/',
      S3_REGION: 'eu-1',
      S3_PREFIX: 'a/b/',
    };
    expect(parseEnvironment({ ...all, ...keys }, root).bucket).toEqual({
      ...{ name: 'built', endpoint: 'http://minio:9000', region: 'eu-1', prefix: 'a/b/' },
      credentials: { accessKeyId: 'key', secretAccessKey: 'hush' },
    });
    expect(parseEnvironment({ ...all, S3_PREFIX: 'a' }, root).bucket?.prefix).toBe('a/');
    expect(() => parseEnvironment(keys, root)).toThrow(
      /^S3_BUCKET must be set too, or S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY not\.$/,
    );
    for (const [name, other] of [
      ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ] as const) {
      expect(() => parseEnvironment({ S3_BUCKET: 'built', [name]: 'hush' }, root)).toThrow(
        `${other} must be set too, or neither of the bucket's keys.`,
      );
    }
  });

  it('derives addresses from the port and treats empty values as absent', () => {
    const environment = parseEnvironment({ PORT: '4100', PUBLIC_URL: '', SMTP_URL: '' }, root);
    expect(environment.publicUrl).toBe('http://localhost:4100');
    expect(environment.sitesDomain).toBe('localhost:4100');
    expect(environment.smtpUrl).toBeUndefined();
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['APPS_DATABASE_URL', 'mysql://x'],
    ['DATA_OPEN', '0'],
    ['S3_BUCKET', 'Built_Files'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_ENDPOINT', 'http://key:hush@minio:9000'],
    ['S3_REGION', 'Frankfurt am Main'],
    ['S3_PREFIX', '/a'],
    ['S3_REGION', 'eu-central-1'],
    ['QUOTA_RECORDS', '-1'],
    ['PUBLIC_URL', 'ftp://x'],
    ['SMTP_URL', 'mail.example'],
    ['SECRETS_KEY', 'short'],
    ['PAYMENT_PROVIDER', 'paypal'],
    ['USD_RATE', '0'],
    ['USD_RATE', '88,5'],
    ['USD_RATE_DATE', '2026-02-30'],
    ['OPERATOR_KEY', 'x'.repeat(31)],
    ['STRIPE_URL', 'http://stripe.example'],
    ['DISK_RESERVE_MB', '63'],
    ['WATCHDOG_SECONDS', '1'],
    ['WATCHDOG_SECONDS', '-2'],
    ['LOG_LEVEL', 'loud'],
    ['DNS_SERVERS', 'dns.example'],
    ['DNS_SERVERS', '9.9.9.9:70000'],
    ['DNS_SERVERS', '2620:fe::fe]:53'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => parseEnvironment({ [name]: value }, root)).toThrow(ConfigurationError);
    expect(() => parseEnvironment({ [name]: value }, root)).toThrow(name);
  });

  it('reads the servers that are asked for domains', () => {
    const given = { DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,[2620:fe::fe]:53,2620:fe::9' };
    expect(parseEnvironment(given, root).dnsServers).toEqual([
      '9.9.9.9',
      '127.0.0.1:5353',
      '[2620:fe::fe]:53',
      '2620:fe::9',
    ]);
  });

  it('says in one sentence what a port is, however it is wrong', () => {
    for (const wrong of ['abc', '70000', '-1.5', '3000x']) {
      expect(() => parseEnvironment({ PORT: wrong }, root)).toThrow(
        /^PORT must be a port: a whole number from 0 to 65535\.$/,
      );
    }
    expect(() => parseEnvironment({ RATE_LIMIT: 'few' }, root)).toThrow(
      /^RATE_LIMIT must be a whole number from 20 up\.$/,
    );
  });

  it.each([
    ['false', 0],
    ['0', 0],
    ['', 0],
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.0.2.7,fd00::/8', ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
  ])('[SAFE-08] reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(parseEnvironment({ TRUST_PROXY: value }, root).trustProxy).toEqual(trustProxy);
  });

  it.each([
    'true',
    'yes',
    'on',
    '-1',
    '1.5',
    '10',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8,',
    'proxy',
  ])('[SAFE-08] refuses TRUST_PROXY=%s and says what to write instead', (value) => {
    expect(() => parseEnvironment({ TRUST_PROXY: value }, root)).toThrow(
      /^TRUST_PROXY must say whom to believe: the number of proxies in front \(1\), or their networks .* refused\.$/,
    );
  });

  it('[SAFE-15] allows test payments by name only where PUBLIC_URL is https', () => {
    const allows = (source: Record<string, string>) => parseEnvironment(source, root).allowsTestPayments;
    const https = { PUBLIC_URL: 'HTTPS://tessera.example' };
    expect(allows({})).toBe(true);
    expect(allows({ ALLOW_TEST_PAYMENTS: 'false' })).toBe(false);
    expect(allows(https)).toBe(false);
    expect(allows({ ...https, ALLOW_TEST_PAYMENTS: 'true' })).toBe(true);
    expect(() => allows({ ALLOW_TEST_PAYMENTS: 'maybe' })).toThrow(
      'ALLOW_TEST_PAYMENTS must be true or false.',
    );
  });

  it('takes the secrets key as hexadecimal digits and as base64', () => {
    const key = Buffer.alloc(32, 7);
    for (const text of [key.toString('hex'), key.toString('base64')]) {
      expect(parseEnvironment({ SECRETS_KEY: text }, root).secretsKey).toEqual(key);
    }
  });
});

describe('readEnvironmentFile', () => {
  it('takes the variables of .env, and those that are set instead of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-env-'));
    expect(readEnvironmentFile(folder, { PORT: '1' })).toEqual({ PORT: '1' });
    await writeFile(join(folder, '.env'), '# a comment\nPORT=2\nMAIL_FROM="A <a@example.com>"\n');
    expect(readEnvironmentFile(folder, { PORT: '1' })).toEqual({ PORT: '1', MAIL_FROM: 'A <a@example.com>' });
    await rm(folder, { recursive: true });
  });

  it('finds every variable of the server in .env.example', async () => {
    const example = await readFile(join(findAppRoot(), '.env.example'), 'utf8');
    const offered = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map((match) => match[1]);
    expect(offered.toSorted()).toEqual(VARIABLE_NAMES.toSorted());
  });
});

describe('the database of applications', () => {
  const read = (source: Readonly<Record<string, string>>) => parseEnvironment(source, '/srv').appsDatabaseUrl;

  it('[DATA-06] is one of its own beside that of accounts, unless another is given', () => {
    expect(read({})).toBeUndefined();
    expect(read({ DATABASE_URL: 'postgres://ada:pw@db:5433/tessera?sslmode=require' })).toBe(
      'postgres://ada:pw@db:5433/tessera_apps?sslmode=require',
    );
    expect(read({ DATABASE_URL: 'postgres://ada@db' })).toBe('postgres://ada@db/ada_apps');
    expect(read({ APPS_DATABASE_URL: 'postgres://other/records' })).toBe('postgres://other/records');
  });

  it('[DATA-06] is never that of accounts, however it is written', () => {
    const own = 'postgres://ada:pw@db/tessera';
    for (const same of [own, 'postgresql://eve@db:5432/tessera?x=1'])
      expect(() => read({ DATABASE_URL: own, APPS_DATABASE_URL: same })).toThrow(
        'APPS_DATABASE_URL must lead to another database than DATABASE_URL.',
      );
  });
});
