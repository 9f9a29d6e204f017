import type { ApplicationModel } from '@tessera/shared/contracts';
import { currentMoment, whileClockStands } from '../kit/calc/clock';
import { exportCsv } from '../kit/data/export-rows';
import type { Rights, ServedRecord } from '../kit/data/server-protocol';
import { aggregateRows } from './aggregate-rows';
import { holdRecords, type KeeperPorts } from './held-records';
import { judgeStep } from './judge-step';
import type { Keeper, Who } from './keeper';
import { listRows } from './list-records';
import { mayRead, rightsOf } from './rights';
import { rowsForPeople } from './rows-for';

/**
 * Opens the records of an application, which are none until they are loaded. What is read and judged is read and judged by the kit's own
 * code over the model's entities, so that the server says what a form says (DATA-01, DATA-02).
 *
 * @param model what the application is
 * @param ports told about what cannot be worked out, and what else comes from outside
 */
export function openKeeper(model: ApplicationModel, ports: KeeperPorts): Keeper {
  const { now = currentMoment } = ports;
  const report = once(ports.report);
  const held = holdRecords(model, { ...ports, report });
  const rowsFor = rowsForPeople(model, held, report);
  const rights = (who: Who): Readonly<Record<string, Rights>> =>
    Object.fromEntries(held.entities.map(({ id }) => [id, rightsOf(model, id, who)]));
  const atPresent = <Result>(work: () => Result): Result => whileClockStands(now(), work);

  return {
    entities: held.entities,
    load: held.load,
    take: held.take,
    judge: (step, who, moment) =>
      whileClockStands(moment.now, () =>
        judgeStep({ model, held, who, now: moment.now.toISOString(), seq: moment.seq }, step),
      ),
    rightsOf: rights,
    sees: (entityId, record, who) => mayRead(model, entityId, record, who),
    read: (who) =>
      atPresent(() => {
        const records: Record<string, readonly ServedRecord[]> = {};
        for (const entity of held.entities) {
          records[entity.id] = held
            .all(entity.id)
            .flatMap((record) => (mayRead(model, entity.id, record, who) ? held.served(entity, record) : []));
        }
        return { rights: rights(who), records };
      }),
    show: (entityId, id, who) =>
      atPresent(() => {
        const entity = held.entityOf(entityId);
        const record = held.find(entityId, id);
        const isShown = entity && record && mayRead(model, entityId, record, who);
        return { entityId, id, record: isShown ? held.served(entity, record) : null };
      }),
    list: (query, who) =>
      atPresent(() => {
        const entity = held.entityOf(query.entityId);
        if (!entity || !rightsOf(model, entity.id, who).read) return undefined;
        return listRows(entity, rowsFor(who).rowsOf(entity.id), query, (id) => held.find(entity.id, id));
      }),
    aggregate: (query, who) =>
      atPresent(() => {
        const entity = held.entityOf(query.entityId);
        if (!entity || !rightsOf(model, entity.id, who).read) return undefined;
        return aggregateRows(entity, rowsFor(who).rowsOf(entity.id), query);
      }),
    csv: (entityId, who) =>
      atPresent(() => {
        const entity = held.entityOf(entityId);
        if (!entity || !rightsOf(model, entity.id, who).read) return undefined;
        return exportCsv(entity, rowsFor(who).rowsOf(entity.id));
      }),
  };
}

/** Reports each message a single time: a thousand records fail as one. */
function once(report: (error: Error) => void): (error: Error) => void {
  const reported = new Set<string>();
  return (error) => {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    report(error);
  };
}
