import { randomUUID } from 'node:crypto';
import { peopleOfPageSchema } from '@tessera/shared/contracts';
import { signInAt, withSignIn } from '../../testing/application-people';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { addRoom, roomBooking, stepOf } from '../../testing/room-booking';

const SHOP = 'shop.example.com';
const FOREIGN = 'garden.example.org';

const appNames = new Map<string, string>();

let server: DataHost;
let site: DataSite;
/** The same application at the domain of its owner. */
let shop: DataSite;

beforeAll(async () => {
  server = await startDataHost({
    publicUrl: 'https://tessera.example',
    sitesDomain: 'tessera-apps.example',
    customHosts: { find: (name) => appNames.get(name) },
  });
  site = await server.live(withSignIn(roomBooking, { who: 'open', newcomers: 'editor' }));
  const other = await server.live(roomBooking);
  appNames.set(SHOP, site.name).set(FOREIGN, other.name);
  shop = {
    ...site,
    host: SHOP,
    call: (method, path, body, headers = {}) =>
      server.app.inject({
        method,
        url: `/_data${path}`,
        headers: { host: SHOP, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
  };
});
afterAll(() => server.close());

const add = (at: DataSite, headers: Readonly<Record<string, string>>, id: string = randomUUID()) =>
  at.call('POST', '/steps', stepOf([addRoom(id, `Room ${id.slice(0, 8)}`)]), headers);
const recordsAt = async (at: DataSite) => (await at.call('GET', '')).payload;

describe('/_data at a domain of the application’s own', () => {
  it('[DATA-02] reads and changes the same records as at its address', async () => {
    const id = randomUUID();
    const answer = await add(shop, { origin: `https://${SHOP}`, 'sec-fetch-site': 'same-origin' }, id);
    expect(answer.json()).toMatchObject({ kind: 'made' });
    expect(await recordsAt(site)).toContain(id);
    expect(await recordsAt(shop)).toContain(id);
  });

  it('[SAFE-05] is changed by no page of another domain, of its own address or of another scheme', async () => {
    const before = await recordsAt(site);
    for (const origin of [
      `https://${FOREIGN}`,
      `https://${site.host}`,
      `http://${SHOP}`,
      `https://${SHOP}:8443`,
      'null',
    ])
      expect([origin, (await add(shop, { origin })).statusCode]).toEqual([origin, 403]);
    expect((await add(shop, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await add(site, { origin: `https://${SHOP}` })).statusCode).toBe(403);
    expect(await recordsAt(site)).toBe(before);
  });

  it('[DATA-03] signs people in there: the mail leads there, and the cookie is of that host alone', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const ada = await signInAt(server, shop, email);
    const mail = server.mails.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain(`https://${SHOP}`);
    expect(mail?.text).not.toContain(site.host);
    expect(ada.cookie).toMatch(/^__Host-tessera_person=/);
    const { people } = (await ada.call('GET', '')).json<{ people: unknown }>();
    expect(peopleOfPageSchema.parse(people).person).toMatchObject({ email });
    const own = { origin: `https://${SHOP}` };
    expect((await ada.call('POST', '/sign-out', {}, own)).statusCode).toBe(200);
    const after = (await ada.call('GET', '')).json<{ people: unknown }>();
    expect(peopleOfPageSchema.parse(after.people).person).toBeNull();
  });

  it('[SAFE-05] is nothing any more once the domain leads elsewhere', async () => {
    appNames.delete(SHOP);
    expect((await shop.call('GET', '')).statusCode).toBe(404);
    appNames.set(SHOP, site.name);
  });
});
