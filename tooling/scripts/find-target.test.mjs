import { createServer } from 'node:http';
import { findTarget } from '../dev/find-target.mjs';

const PAGE = '<script type="application/json" id="tessera-config">{"apiUrl":"/api"}</script>';

let server;
let answer;

beforeAll(async () => {
  server = createServer((request, response) => response.writeHead(...answer.head).end(answer.body));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
});
afterAll(() => server.close());

const address = () => `http://localhost:${server.address().port}`;
const html = { 'content-type': 'text/html' };

describe('what tessera-dev --against names', () => {
  it('[REL-07] is a running Tessera', async () => {
    answer = { head: [200, html], body: PAGE };
    expect(await findTarget(`${address()}/apphome`)).toEqual({
      target: new URL(`${address()}/apphome`),
      page: PAGE,
    });
  });

  it.each(['localhost:3000', 'ftp://localhost', 'tessera', 'http://', ''])(
    '[REL-07] has to be an address: "%s"',
    async (text) => {
      expect(await findTarget(text)).toEqual({
        fault: `--against takes an address such as http://localhost:3000, not "${text}".`,
      });
    },
  );

  it('[REL-07] has to answer', async () => {
    const gone = createServer();
    await new Promise((resolve) => gone.listen(0, 'localhost', resolve));
    const lost = `http://localhost:${gone.address().port}`;
    await new Promise((resolve) => gone.close(resolve));
    expect(await findTarget(lost)).toEqual({ fault: `No Tessera answers at ${lost}: ECONNREFUSED.` });
    expect(await findTarget('http://localhost:1')).toEqual({
      fault: 'No Tessera answers at http://localhost:1: bad port.',
    });
  });

  it.each([
    [200, '<h1>Another program</h1>'],
    [503, PAGE],
    [200, '<script type="application/json" id="tessera-config">not JSON</script>'],
  ])('[REL-07] has to be a Tessera, not what says %d %s', async (status, body) => {
    answer = { head: [status, html], body };
    const { target, fault } = await findTarget(address());
    expect(target).toBeUndefined();
    expect(fault).toMatch(/^(What|No Tessera) answers at http:\/\/localhost:\d+/);
  });

  it('[REL-07] is the address where people stay', async () => {
    answer = { head: [301, { location: 'https://tessera.example/' }], body: '' };
    expect((await findTarget(address())).fault).toBe(
      `${address()} sends people on to https://tessera.example/: name the address where it stays.`,
    );
  });
});
