import Sequencer from '@jest/test-sequencer';

/** Test files of more than ten seconds, the longest first. They are short to read, so that jest would take them last. */
export const LONG = [
  'no-enumeration.test.ts',
  'start-server.test.ts',
  'run-failures.test.ts',
  'push.routes.test.ts',
  'two-servers.test.ts',
  'watchdog.test.ts',
  'rules.test.ts',
  'hostile-words.test.ts',
  'behaviours.test.ts',
  'broken-promises.test.ts',
  'durability.test.ts',
  'compiler.service.test.ts',
  'deployments.routes.test.ts',
  'versions.routes.test.ts',
  'pages.test.tsx',
  'password-hasher.service.test.ts',
  'runs.routes.test.ts',
  'crash-safety.test.ts',
  'data-folder-lock.test.ts',
  'emit.test.ts',
  'properties.test.ts',
  'rotation.test.ts',
  'app.test.ts',
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((name) => path.endsWith(`/${name}`));
  return place < 0 ? LONG.length : place;
};

/**
 * The order of jest's tests: long ones first, so that none of them is left when the other worker has nothing to do any
 * more. A machine that runs them for the first time does not know how long they take; what jest goes by then is size.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
