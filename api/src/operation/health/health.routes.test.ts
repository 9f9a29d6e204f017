import { startTestApi, type TestApi } from '../../testing/test-api';
import { createReadiness } from './readiness.service';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('operation', () => {
  it('answers health, readiness and version to anyone', async () => {
    expect((await api.get('/health')).json()).toEqual({ status: 'ok' });
    expect((await api.get('/ready')).json()).toEqual({ database: 'ok', jobs: 'ok', disk: 'ok' });
    expect((await api.get('/version')).json()).toEqual({
      version: '1.0.4',
      builtAt: '2026-01-01T00:00:00.000Z',
      environment: 'local',
    });
  });

  it('says which part is not ready', async () => {
    const broken = createReadiness({
      pingDatabase: () => Promise.reject(new Error('gone')),
      areJobsRunning: () => true,
      hasRoom: () => true,
    });
    await expect(broken.check()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The database does not answer.',
    });
    const stopped = createReadiness({
      pingDatabase: () => Promise.resolve(),
      areJobsRunning: () => false,
      hasRoom: () => true,
    });
    await expect(stopped.check()).rejects.toMatchObject({ message: 'Jobs are not running.' });
  });

  it('describes every call in OpenAPI 3.1 by the schemas that check it', async () => {
    const document = (await api.get('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, Record<string, unknown>>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const register = document.paths['/auth/register']?.['post'];
    expect(register).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'properties', 'password', 'minLength'],
      8,
    );
    const credits = document.paths['/credits/{id}/balance']?.['patch'];
    expect(credits).toMatchObject({ security: [{ bearer: [] }] });
    expect(credits?.['parameters']).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]);
    expect(document.paths['/payments']?.['post']?.['parameters']).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    ]);
    for (const path of [
      '/auth/reset-password',
      '/auth/oauth/exchange',
      '/auth/sessions/{sid}',
      '/auth/apple/return',
    ]) {
      expect(document.paths).toHaveProperty([path]);
    }
    expect(document.paths['/auth/github']?.['get']).toHaveProperty([
      'responses',
      '302',
      'headers',
      'location',
    ]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });
});
