import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { personCookie } from './person-cookie.http';

it('[DATA-03] is a cookie that no other host can plant, over https', async () => {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (_request, reply) => {
    personCookie('https://rooms.apps.example').write(reply, { value: 'x', seconds: 60 });
    return reply.send();
  });
  const { headers } = await app.inject('/');
  expect(headers['set-cookie']).toBe(
    '__Host-tessera_person=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  await app.close();
});
