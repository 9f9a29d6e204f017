import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { requestLogger } from './request-logger';

function makeServer(level: string) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({ logger: { level, stream }, childLoggerFactory: requestLogger });
  const child = jest.spyOn(app.log, 'child');
  app.get('/quiet', () => ({}));
  app.get('/loud', (request) => {
    request.log.error({ err: new Error('broken') }, 'it broke');
    request.log.child({ part: 'a' }).warn('twice');
    return {};
  });
  return { app, lines, child };
}

describe('the logger of a request', () => {
  it('is made when there is something to log, and says whose request it is', async () => {
    const { app, lines, child } = makeServer('warn');
    await app.inject('/quiet');
    expect(child).not.toHaveBeenCalled();
    await app.inject('/loud');
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, reqId: 'req-2', msg: 'it broke' }),
      expect.objectContaining({ level: 40, reqId: 'req-2', part: 'a', msg: 'twice' }),
    ]);
    await app.close();
  });

  it('logs every request where that is wanted, and nothing where nothing is', async () => {
    const loud = makeServer('info');
    await loud.app.inject('/quiet');
    expect(loud.lines.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
    const silent = makeServer('silent');
    await silent.app.inject('/loud');
    expect(silent.lines).toEqual([]);
    await Promise.all([loud.app.close(), silent.app.close()]);
  });
});
