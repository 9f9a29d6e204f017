import { previewPlanChange, readSubscription, updateSubscription } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { SubscriptionsService } from './subscriptions.service';

export function subscriptionsRoutes(app: FastifyInstance, subscriptions: SubscriptionsService): void {
  privateRoute(app, readSubscription, (_input, caller) => subscriptions.read(caller));
  privateRoute(app, updateSubscription, ({ body }, caller) => subscriptions.update(caller, body));
  privateRoute(app, previewPlanChange, ({ query }, caller) => subscriptions.preview(caller, query));
}
