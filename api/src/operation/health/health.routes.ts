import { APP_VERSION, readHealth, readReadiness, readServerVersion } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/routes';
import { describeApi } from './openapi.view';
import type { Readiness } from './readiness.service';

export interface HealthSettings {
  readonly readiness: Readiness;
  readonly builtAt: string;
  readonly releaseEnv: string;
  readonly publicUrl: string;
}

/** What operators and their machines ask. */
export function healthRoutes(app: FastifyInstance, settings: HealthSettings): void {
  const { readiness, builtAt, releaseEnv, publicUrl } = settings;
  publicRoute(app, readHealth, () => Promise.resolve({ status: 'ok' as const }), { rateShare: 'unlimited' });
  publicRoute(app, readReadiness, () => readiness.check());
  publicRoute(app, readServerVersion, () =>
    Promise.resolve({ version: APP_VERSION, builtAt, environment: releaseEnv }),
  );
  // Described once it is asked for: by then every route is there.
  let document: object | undefined;
  app.get('/openapi.json', () => (document ??= describeApi(app.contracts, publicUrl)));
}
