import { holdsSecret, isSecretFile, lineOfSecret } from './secret-files.rules';

/** Put together here, so that nobody who looks for keys finds one in this file. */
const key = (...parts: string[]) => parts.join('');
const LETTERS = 'aB3dE5gH7jK9mN2pQ4sT6vW8xY1zA0cD3fG5hJ7kL9nP2rS4uV6wX8y';
const letters = (count: number) => LETTERS.slice(0, count);

describe('what is a secret', () => {
  it.each([
    ['a key of OpenAI', key('sk-', 'proj-', letters(40))],
    ['an older one', key('sk-', letters(20), 'T3Blbk', 'FJ', letters(20))],
    ['a key of Google', key('AI', 'za', letters(35))],
    ['a test key of Stripe', key('sk_', 'test_', letters(24))],
    ['a live one', key('rk_', 'live_', letters(24))],
    ['a secret of its webhooks', key('whsec', '_', letters(32))],
    ['a key of SendGrid', key('SG', '.', letters(22), '.', letters(43))],
    ['a key of Hugging Face', key('hf', '_', letters(34))],
    [
      'an address that posts to Slack',
      key('https://hooks.slack', '.com/services/T012AB3CD/B012AB3CD/', letters(24)),
    ],
    ['a private key of PGP', key('-----BEGIN PGP ', 'PRIVATE KEY BLOCK-----')],
    ['a private key', key('-----BEGIN OPENSSH ', 'PRIVATE KEY-----')],
  ])('[SAFE-01] is %s', (_, secret) => {
    expect(holdsSecret(`const key = '${secret}';\n`)).toBe(true);
    expect(isSecretFile(`src/${secret.replaceAll('/', '')}.ts`)).toBe(!secret.includes('/'));
  });

  it('[SAFE-01] is found on its line, also where another line has a public key', () => {
    const [google, stripe] = [key('AI', 'za', letters(35)), key('sk_', 'live_', letters(24))];
    const page = `const app = { apiKey: '${google}', authDomain: 'a.example' };\n`;
    expect(lineOfSecret(`${page}\nconst pay = '${stripe}';\n`)).toBe(3);
    expect(lineOfSecret(page)).toBeUndefined();
    expect(lineOfSecret(`// a\nconst maps = '${google}';\n`)).toBe(2);
    expect(lineOfSecret('a: 1\nurl: postgres://ada:hunter2@db.acme.com/app\n', 'app.yml')).toBe(2);
  });

  it.each([
    '.env',
    'api/.env.production',
    '.envrc',
    'sub/.envrc',
    'prod.env',
    'config/Staging.env',
    'server.pem',
    '.env~',
    '.env-production',
    'api/.env_local',
    '.ENV.backup',
    '.env.example.local',
    '.env.exampled',
    'env.production',
    'env.dev',
    'prod.env.bak',
    'prod.env.txt',
    '.dev.vars',
    'worker/.dev.vars.staging',
  ])('[SAFE-01] is a file called %s', (path) => {
    expect(isSecretFile(path)).toBe(true);
  });

  it.each([
    '.env.example',
    '.env-sample',
    '.env.local.example',
    '.dev.vars.example',
    '.envelope',
    'env.ts',
    'env.d.ts',
    'example.env',
    'prod.example.env',
    'app-sample.env',
    'src/env.ts',
    'vite-env.d.ts',
    'environment.md',
  ])('[SAFE-01] is no file called %s', (path) => {
    expect(isSecretFile(path)).toBe(false);
  });

  it.each([
    ['an example in words', 'STRIPE_KEY=sk_test_your_key'],
    ['an example in crosses', `STRIPE_KEY=${key('sk_', 'test_')}xxxxxxxxxxxxxxxxxxxxxxxx`],
    ['one of a webhook', 'whsec_your_signing_secret_goes_here'],
    ['one of OpenAI', 'OPENAI_API_KEY=sk-proj-your-api-key-goes-here'],
    ['one of Slack', 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX'],
    [
      'code that knows what keys look like',
      "if (value.startsWith('sk_live_') || /^AIza/.test(value)) hide(value);",
    ],
    ['names of styles', '<div class="task-project-board-item-header sk-projection-of-everything-here">'],
    ['names in code', 'const hf_model_name = SG.sendgrid_template.render_everything;'],
    ['a public key', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n-----BEGIN PUBLIC KEY-----'],
    [
      'a page of Firebase',
      `{ apiKey: '${key('AI', 'za', letters(35))}', authDomain: 'shop.firebaseapp.com' }`,
    ],
    [
      'a map',
      `<script src="https://maps.googleapis.com/maps/api/js?key=${key('AI', 'za', letters(35))}"></script>`,
    ],
    ['a hash', `"integrity": "sha512-${letters(55)}${letters(31)}=="`],
  ])('[SAFE-01] is not %s', (_, text) => {
    expect(holdsSecret(text, '.env.example')).toBe(false);
  });

  it('[SAFE-01] is the password of a database in settings, unless it is an example', () => {
    const url = key('postgres://app:', 'Tr0ub4dor', '@db.eu-west.shop.io:5432/shop');
    for (const path of ['.env.example', 'config/env.ts', 'docker-compose.yml', 'app.properties'])
      expect(holdsSecret(`DATABASE_URL=${url}\n`, path)).toBe(true);
    expect(holdsSecret(`Connect to ${url}`, 'README.md')).toBe(false);
    for (const example of [
      'postgres://user:password@db.shop.io/shop',
      'postgres://app:${DB_PASSWORD}@db.shop.io/shop',
      'postgres://app:<your-password>@db.shop.io/shop',
      'postgres://postgres:Tr0ub4dor@localhost:5432/shop',
      'mysql://app:Tr0ub4dor@db/shop',
      'mongodb+srv://app:Tr0ub4dor@cluster.example.com/shop',
    ])
      expect(holdsSecret(`DATABASE_URL=${example}\n`, '.env.example')).toBe(false);
  });

  it('[SAFE-01] takes no time to look for', () => {
    const start = performance.now();
    for (const text of ['sk-proj-'.repeat(100_000), 'postgres://a:'.repeat(70_000), 'a'.repeat(1_000_000)])
      expect(holdsSecret(text, 'env')).toBe(false);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
