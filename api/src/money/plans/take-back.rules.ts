import type { PlanType } from '@tessera/shared/contracts';
import type { PaidLayer } from './paid-layer.schema';
import type { PaidChange } from './plan-change.rules';
import { fallToStarter, type Standing } from './standing.rules';

/** What becomes of a standing without one of its payments. */
export type TakenBack =
  | { readonly kind: 'changed'; readonly standing: Standing }
  /** The payment is over, or was replaced by another one. */
  | { readonly kind: 'same' }
  /** A later payment builds on this one. */
  | { readonly kind: 'builtOn' };

const NOT_RENEWED = {
  renewedPlan: null,
  renewedPeriod: null,
  renewedEndsAt: null,
  renewedPaymentId: null,
} as const;

/** The payments that the running period comes from once `paymentId` has changed it. */
export function layersAfter(standing: Standing, kind: PaidChange['kind'], paymentId: string): PaidLayer[] {
  const { layers, plan } = standing;
  if (kind === 'upgrade') return [...layers, { kind, paymentId, before: plan }];
  const before = earlierOf(standing);
  if (kind === 'restart') return [...layers, { kind, paymentId, before }];
  return [{ kind: 'period', paymentId }];
}

function earlierOf(standing: Standing) {
  const { plan, period, startedAt, anchor, periodStart, endsAt, nextGrantAt } = standing;
  if (period === null || periodStart === null || endsAt === null) return null;
  const { renewedPlan, renewedPeriod, renewedEndsAt, renewedPaymentId } = standing;
  const renewed = { renewedPlan, renewedPeriod, renewedEndsAt, renewedPaymentId };
  return { plan, period, startedAt, anchor, periodStart, endsAt, nextGrantAt, ...renewed };
}

/** Takes back what `paymentId` paid, and nothing that another payment did. */
export function takeBack(standing: Standing, paymentId: string, now: Date): TakenBack {
  const changed = (change: Partial<Standing>): TakenBack => ({
    kind: 'changed',
    standing: { ...standing, ...change, revision: standing.revision + 1 },
  });
  if (standing.renewedPaymentId === paymentId) return changed(NOT_RENEWED);
  const layers = standing.layers.map((layer) => withoutRenewal(layer, paymentId));
  const index = layers.findIndex((layer) => layer.paymentId === paymentId);
  const isUnknown = layers.every((layer, place) => layer === standing.layers[place]);
  if (index === -1) return isUnknown ? { kind: 'same' } : changed({ layers });
  const above = layers.slice(index + 1);
  const restart = above.findIndex(({ kind }) => kind === 'restart');
  if (restart !== -1) return changed({ layers: forgetEarlier(above.slice(restart)) });
  const layer = layers[index];
  if (above.length > 0 || layer === undefined) return { kind: 'builtOn' };
  const below = layers.slice(0, index);
  const nothingChosen = { isCancelled: false, nextPlan: null, nextPeriod: null };
  if (layer.kind === 'upgrade') return changed({ plan: layer.before, layers: below, ...nothingChosen });
  if (standing.renewedPaymentId !== null) return { kind: 'builtOn' };
  if (layer.kind === 'restart' && layer.before !== null) {
    return changed({ ...layer.before, layers: below, ...nothingChosen });
  }
  return { kind: 'changed', standing: fallToStarter(standing, now) };
}

/** Of each month's credits, those that the payment did not bring: a difference is paid on top of another plan. */
export function planBelow({ layers }: Standing, paymentId: string): PlanType | undefined {
  const layer = layers.find((each) => each.paymentId === paymentId);
  return layer?.kind === 'upgrade' ? layer.before : undefined;
}

function withoutRenewal(layer: PaidLayer, paymentId: string): PaidLayer {
  if (layer.kind !== 'restart' || layer.before?.renewedPaymentId !== paymentId) return layer;
  return { ...layer, before: { ...layer.before, ...NOT_RENEWED } };
}

/** What was below the first of `layers` is not gone back to any more. */
function forgetEarlier([first, ...others]: readonly PaidLayer[]): PaidLayer[] {
  if (first?.kind !== 'restart') return [];
  return [{ ...first, before: null }, ...others];
}
