import {
  filesLocation,
  headLocation,
  recordLocation,
  serialLocation,
  versionLocation,
} from './registry-locations';

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

it('[REL-02] names what a registry holds', () => {
  expect(filesLocation('mf-auth', { version: '1.4.2', digest })).toBe('files/mf-auth/1.4.2-01234567/');
  expect(recordLocation(digest)).toBe(`records/${'0123456789abcdef'.repeat(4)}.json`);
  expect(versionLocation('mf-auth', '1.4.2')).toBe('remotes/mf-auth/1.4.2.json');
});

it('[REL-04] names serials so that they sort, and the head where the server shows it', () => {
  expect(serialLocation('local', 42)).toBe('envs/local/000042.json');
  expect(serialLocation('local', 1_234_567)).toBe('envs/local/1234567.json');
  expect(headLocation('local')).toBe('env/local.json');
});
