import { eq } from 'drizzle-orm';
import { startDataHost, type DataHost } from '../../testing/data-host';
import { roomBooking } from '../../testing/room-booking';
import { databaseEnvironments } from '../tables/databases.table';
import { countsOf } from './record-counts.service';

let server: DataHost;
beforeAll(async () => {
  server = await startDataHost();
});
afterAll(() => server.close());

describe('what a database of several servers holds', () => {
  it('[DATA-06] is what was counted last, whichever of them writes its number down first', async () => {
    const { projectId } = await server.live(roomBooking);
    const { db } = server.database;
    const database = await server.data.databases.ensure(projectId);
    const earlier = new Date(Date.now() + 1000);
    const later = new Date(Date.now() + 2000);
    const one = countsOf(db, () => earlier);
    const other = countsOf(db, () => later);
    one.hear({ database, environment: 'production', counts: { records: 1, bytes: 10 } });
    other.hear({ database, environment: 'production', counts: { records: 2, bytes: 20 } });
    await other.write();
    await one.write();
    for (const counts of [one, other]) counts.close();
    const [row] = await db
      .select()
      .from(databaseEnvironments)
      .where(eq(databaseEnvironments.databaseId, database));
    expect(row).toMatchObject({ records: 2, bytes: 20, changedAt: later });
  });
});
