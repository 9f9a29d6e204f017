import { PLAN_LIMITS, type Limit } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { monthOf } from '../plans/months.rules';
import { planOf } from '../plans/plan-prices.rules';
import type { Standing } from '../plans/standing.rules';
import type { UsagePorts } from './usage.port';

/**
 * What the plan allows, and what is used of it: of what is measured. Storage of one application and collaborators are not, so
 * nothing is said of them; nor of what a plan does not limit.
 */
export function createPlanLimits(db: Database, clock: Clock, ports: UsagePorts) {
  return async function read(userId: string, { plan, anchor }: Standing): Promise<Limit[]> {
    const { publicApps, developmentMinutes, transfer } = PLAN_LIMITS[plan];
    const { name } = planOf(plan);
    const limits: Limit[] = [];
    const unit = 'count' as const;
    if (publicApps !== null) {
      const used = await ports.countPublicApps(db, userId);
      const advice = `Stop an application, or choose a plan with more than ${name} has.`;
      limits.push({ id: 'publicApps', label: 'Public apps', used, limit: publicApps, unit, advice });
    }
    if (developmentMinutes !== null) {
      const month = monthOf(anchor, clock());
      const used = Math.round(await ports.sumRunMinutes(db, userId, month.start));
      const advice = 'Minutes of assistants and builds are counted by the month.';
      const limit = developmentMinutes;
      const label = 'Development minutes this month';
      limits.push({
        ...{ id: 'developmentMinutes', label, used, limit, unit, advice },
        resetsAt: month.end.toISOString(),
      });
    }
    if (transfer !== null) {
      const { start, end } = monthOf(anchor, clock());
      const used = await ports.sumTransfer(db, userId, start);
      const advice = 'What your applications send to visitors is counted by the month.';
      const label = 'Transfer this month';
      limits.push({
        ...{ id: 'transfer', label, used, limit: transfer, unit: 'bytes', advice },
        resetsAt: end.toISOString(),
      });
    }
    return limits;
  };
}
