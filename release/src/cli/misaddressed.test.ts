import { mfrFixture } from '../testing/mfr-fixture';

const { mfr, publish } = mfrFixture();

beforeEach(async () => {
  await publish();
  await publish({ version: '1.1.0' });
  await publish({ remote: 'mf-billing', version: '2.0.0' });
  await mfr('pin --shell shell.json mf-auth@1.0.0');
});

const THERE = 'these are: mf-auth, mf-billing';

describe('a command that is addressed wrongly', () => {
  it.each([
    [
      'pin nosuch@1.0.0',
      1,
      `E_UNKNOWN  no remote of the name "nosuch" is published; ${THERE}`,
      'mfr publish <dist>',
    ],
    [
      'pin mf-nosuch@1.0.0',
      1,
      `E_UNKNOWN  no remote of the name "mf-nosuch" is published; ${THERE}`,
      'mfr publish <dist>',
    ],
    [
      'pin ../x@1.0.0',
      1,
      `E_UNKNOWN  no remote of the name "../x" is published; ${THERE}`,
      'mfr publish <dist>',
    ],
    [
      'pin auth@1.0.0',
      1,
      `E_UNKNOWN  no remote of the name "auth" is published; ${THERE}`,
      'mfr pin mf-auth@1.1.0',
    ],
    [
      'pin mf-auth@latest',
      1,
      'E_UNKNOWN  mf-auth latest is not published (published: 1.0.0, 1.1.0)',
      'mfr pin mf-auth@1.1.0',
    ],
    [
      'pin mf-auth',
      2,
      'E_USAGE  "mf-auth" is not <remote>@<version>; published are 1.0.0, 1.1.0',
      'mfr pin mf-auth@1.1.0',
    ],
    [
      'pin mf-auth 1.0.0',
      2,
      'E_USAGE  "mf-auth" is not <remote>@<version>; published are 1.0.0, 1.1.0',
      'mfr pin mf-auth@1.0.0',
    ],
    [
      'pin local mf-auth@1.1.0',
      2,
      'E_USAGE  "local" is not <remote>@<version>; an environment is named by --env',
      'mfr pin mf-auth@1.1.0 --env local',
    ],
    ['pin prod mf-auth@1.1.0', 2, 'E_USAGE  "prod" is not <remote>@<version>', 'mfr pin --help'],
    ['rollback nosuch', 1, 'E_HISTORY  nosuch is not pinned in local (pinned: mf-auth)', 'mfr status'],
    [
      'rollback mf-auth@1.0.0',
      2,
      'E_USAGE  "mf-auth@1.0.0" names a version; a roll back takes a remote, and --to takes a serial',
      'mfr pin mf-auth@1.0.0',
    ],
    [
      'rollback mf-auth --env prod',
      1,
      'E_HISTORY  nothing has been pinned in prod yet; there are pins in local',
      'mfr status --env local',
    ],
    [
      'status prod',
      2,
      "E_USAGE  too many arguments for 'status'. Expected 0 arguments but got 1. An environment is named by --env.",
      'mfr status --help',
    ],
  ])('[REL-06] "mfr %s" exits with %i and says what there is', async (line, exit, cause, next) => {
    expect(await mfr(line)).toEqual({
      exit,
      out: '',
      error: `✗ ${cause}\n  next: ${next}\nnothing changed\n`,
    });
  });

  it.each(['status', 'log'])(
    '"mfr %s" of an environment without pins names those with pins',
    async (command) => {
      expect(await mfr(`${command} --env prod`)).toEqual({
        exit: 0,
        out: 'prod  serial 0, nothing is pinned yet; there are pins in local\n',
        error: '',
      });
    },
  );
});
