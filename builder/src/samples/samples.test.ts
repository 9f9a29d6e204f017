import type { Action, ApplicationModel, Entity, Metric } from '@tessera/shared/contracts';
import { placesOf } from '../behaviours/metric-places';
import { checkModel } from '../checks/check-model';
import { fromDraft } from '../drafts/from-draft';
import { setClock } from '../kit/calc/clock';
import { SAMPLE_APPLICATIONS } from '.';
import { PressableRecords } from './sample-records-testing';

const models = SAMPLE_APPLICATIONS.map(({ id, draft }) => [id, fromDraft(draft)] as const);

/** Days on which a calendar is at its trickiest, and one in the middle of a month. */
const DAYS = ['2026-01-01', '2028-02-29', '2026-10-31', '2026-12-31', '2026-06-17'];

function recordsOn(model: ApplicationModel, day: string): PressableRecords {
  setClock(new Date(`${day}T12:00:00`));
  return PressableRecords.on(model, day);
}

/** Whether a figure has no record to be worked out from, or a chart hardly a bar. */
function isSilent({ entity, where, by }: Metric, records: PressableRecords): boolean {
  const found = records.where(entity, where);
  if (!by) return found.length === 0;
  const groups = found.map((record) => JSON.stringify(records.valueOf(record, by.field)));
  return new Set(groups.filter((group) => group !== 'null')).size < 2;
}

/** One sentence for each thing of an entity that its samples leave blank. */
function silent(model: ApplicationModel, entity: Entity, records: PressableRecords): string[] {
  const finds = (condition: string) => records.where(entity.id, condition).length > 0;
  return [
    ...entity.filters.filter(({ where }) => !finds(where)).map(({ name }) => `filter ${name}`),
    ...entity.badges.filter(({ when }) => !finds(when)).map(({ text }) => `badge ${text}`),
    ...entity.actions
      .filter(({ when }) => when !== undefined && !finds(when))
      .map(({ name }) => `action ${name}`),
    ...model.metrics
      .filter((metric) => metric.entity === entity.id && isSilent(metric, records))
      .map(({ name }) => `metric ${name}`),
  ].map((thing) => `${entity.name}: ${thing}`);
}

/** Why pressing an action is refused wherever it is offered among the samples; nothing where it works for one of them. */
function refusals(
  model: ApplicationModel,
  entity: Entity,
  action: Action,
  records: PressableRecords,
): string[] {
  const reasons = records.where(entity.id, action.when).map((record) => {
    const { after, touched } = records.press(action, record);
    const empty = after.missing(touched).map(({ name }) => `${name} is required`);
    const broken = model.entities.flatMap(({ id, rules }) =>
      rules.filter((rule) => after.breaking(id, rule).length > 0).map(({ message }) => message),
    );
    return [...empty, ...broken];
  });
  const works = reasons.some((list) => list.length === 0);
  return works ? [] : [`${entity.name}, ${action.name}: ${[...new Set(reasons.flat())].join(' ')}`];
}

afterEach(() => {
  setClock(null);
});

describe('each sample application', () => {
  it.each(models)('[MODEL-04] %s holds every rule of models', (_id, model) => {
    expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each(models)(
    '[MODEL-06] %s has samples that break none of its rules, whatever the day',
    (_id, model) => {
      const broken = DAYS.flatMap((day) => {
        const records = recordsOn(model, day);
        return model.entities.flatMap((entity) =>
          entity.rules.flatMap((rule) =>
            records.breaking(entity.id, rule).map(({ id }) => `${day} ${entity.name} ${id}: ${rule.message}`),
          ),
        );
      });
      expect(broken).toEqual([]);
    },
  );

  it.each(models)('[MODEL-08] %s shows each filter, badge, action and figure on a sample', (_id, model) => {
    const records = recordsOn(model, '2026-06-17');
    expect(model.entities.flatMap((entity) => silent(model, entity, records))).toEqual([]);
  });

  it.each(models)('[MODEL-03] %s has a place for each of its figures', (_id, model) => {
    const nowhere = model.metrics.filter((metric) => placesOf(model, metric).length === 0);
    expect(nowhere.map(({ name }) => name)).toEqual([]);
  });

  it.each(models)('[MODEL-05] %s has actions that one press is enough for', (_id, model) => {
    const records = recordsOn(model, '2026-06-17');
    const refused = model.entities.flatMap((entity) =>
      entity.actions.flatMap((action) => refusals(model, entity, action, records)),
    );
    expect(refused).toEqual([]);
  });

  it.each(models)('[MODEL-02] %s has computed fields that can be worked out for a sample', (_id, model) => {
    const records = recordsOn(model, '2026-06-17');
    const blank = model.entities.flatMap((entity) =>
      entity.fields
        .filter(({ computed }) => computed !== undefined)
        .filter(({ id }) => records.of(entity.id).every((record) => records.valueOf(record, id) === null))
        .map(({ name }) => `${entity.name}: ${name}`),
    );
    expect(blank).toEqual([]);
  });

  it.each(models)('[MODEL-08] %s has at least six samples of what it is about', (_id, model) => {
    const most = Math.max(...model.entities.map(({ samples }) => samples.length));
    expect(most).toBeGreaterThanOrEqual(6);
    expect(model.entities.filter(({ samples }) => samples.length < 2).map(({ name }) => name)).toEqual([]);
  });
});
