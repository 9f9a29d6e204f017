import type { PlanType } from './payment.contract';

const GIB = 1024 ** 3;

/** What a plan allows (PRC-03). Null: no limit, or one that is agreed upon with whoever takes the plan. */
export interface PlanLimits {
  readonly publicApps: number | null;
  readonly collaborators: number | null;
  /** Of assistants and builds, a month. */
  readonly developmentMinutes: number | null;
  /** Bytes that one application keeps. */
  readonly storagePerApp: number | null;
  /** Bytes that all applications send to visitors, a month. */
  readonly transfer: number | null;
}

export const PLAN_LIMITS: Readonly<Record<PlanType, PlanLimits>> = {
  starter: {
    publicApps: 1,
    collaborators: 1,
    developmentMinutes: 1200,
    storagePerApp: 2 * GIB,
    transfer: GIB,
  },
  pro: {
    publicApps: null,
    collaborators: 3,
    developmentMinutes: null,
    storagePerApp: 50 * GIB,
    transfer: 100 * GIB,
  },
  premium: {
    publicApps: null,
    collaborators: null,
    developmentMinutes: null,
    storagePerApp: 256 * GIB,
    transfer: 1000 * GIB,
  },
  Enterprise: {
    publicApps: null,
    collaborators: null,
    developmentMinutes: null,
    storagePerApp: null,
    transfer: null,
  },
};
