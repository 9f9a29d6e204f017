/**
 * The module that answers for applications' records, by itself: what `records.mjs` bundles and starts. It is told by messages what to do.
 * On the server of TEST_DATABASE_URL where that is set, else embedded.
 */
import { startDataHost } from '../../src/testing/data-host';
import { findAppRoot, prepareTestDatabases } from '../../src/testing/test-database';
import { addRoom, roomBooking, stepOf } from '../../src/testing/room-booking';

const RECORDS = Number(process.env.RECORDS ?? 500);
/** As many as a step may have. */
const IN_STEP = 500;

await prepareTestDatabases(findAppRoot(), process.env.TEST_DATABASE_URL);
const host = await startDataHost({ openDatabases: Number(process.env.OPEN) });
const sites = [];

/** What a program asks and the next ones wait for. */
const asked = {
  /** Puts applications live, each with some hundred records: fewer of them where time is over. */
  async live({ count, seconds = Infinity }) {
    const end = performance.now() + seconds * 1000;
    for (let made = 0; made < count && performance.now() < end; made += 1) {
      const site = await host.live(roomBooking);
      for (let from = 0; from < RECORDS; from += IN_STEP) {
        const rooms = Array.from({ length: Math.min(IN_STEP, RECORDS - from) }, (_, room) =>
          addRoom(`r${from + room}`, `Room ${from + room}`),
        );
        const answer = await site.call('POST', '/steps', stepOf(rooms));
        if (answer.statusCode !== 200) throw new Error(answer.payload);
      }
      sites.push(site);
    }
    return { port: host.port, hosts: sites.map((site) => site.host), pid: host.data.calls.pid };
  },
  /** How long the first read takes of some of them, in milliseconds. */
  async readEach(count) {
    const times = [];
    for (const site of sites.slice(0, count)) {
      const began = performance.now();
      const answer = await site.call('GET', '/tables/rooms/rows/r1');
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      times.push(performance.now() - began);
    }
    return times;
  },
  close: () => host.close(),
};

process.on('message', ({ task, input }) => {
  asked[task](input).then(
    (output) => process.send({ output }),
    (error) => process.send({ error: error.stack }),
  );
});
process.send({ output: 'ready' });
