import {
  changeDatabasePerson,
  inviteDatabasePeople,
  listDatabasePeople,
  openAsOwner,
  removeDatabasePerson,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { PeopleService } from '../people/people.service';
import type { OwnerDataService } from './owner-data.service';

/** The people of an application, for the owner of its project (DATA-03). */
export function peopleRoutes(
  app: FastifyInstance,
  owner: Pick<OwnerDataService, 'read'>,
  people: PeopleService,
): void {
  privateRoute(app, listDatabasePeople, async ({ params }, caller) => {
    const { id } = await owner.read(caller, params.id);
    return { items: await people.list(id) };
  });
  privateRoute(
    app,
    inviteDatabasePeople,
    async ({ params, body }, caller) => {
      const database = await owner.read(caller, params.id);
      return { items: await people.invite(caller, database, body) };
    },
    // Mails.
    { rateShare: 0.1 },
  );
  privateRoute(app, changeDatabasePerson, async ({ params, body }, caller) => {
    const { id } = await owner.read(caller, params.id);
    return people.change(id, params.person, body.role);
  });
  privateRoute(app, removeDatabasePerson, async ({ params }, caller) => {
    const { id } = await owner.read(caller, params.id);
    await people.remove(id, params.person);
  });
  privateRoute(app, openAsOwner, async ({ params }, caller) => {
    const database = await owner.read(caller, params.id);
    return { address: await people.openEntrance(caller, database) };
  });
}
