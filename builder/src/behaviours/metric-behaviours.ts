import type { ApplicationModel, Metric } from '@tessera/shared/contracts';
import { inSentence } from '../kit/data/words';
import { Untried, type Behaviour } from './behaviour';
import { fail } from './expect';
import { findCounting, follow, type Followed } from './follow';
import { placesOf, type MetricPlace } from './metric-places';
import { metricGroups, metricText } from './metric-results';
import { reachOf } from './reach';
import { plain } from './shown';
import { stageFor, type Stage } from './stage';
import { entityOf, type World } from './world';

/** Every metric shows the right number, and follows when a record is added, changed and deleted. */
export function metricBehaviours(model: ApplicationModel): Behaviour[] {
  return model.metrics.map((metric) => ({
    id: `${metric.id}.follows`,
    title: `The figure ${metric.name} follows its ${inSentence(entityOf(model, metric.entity).plural)}`,
    nodes: [metric.id],
    perform: (robot) => followMetric(stageFor(model, robot), metric),
  }));
}

const KINDS = ['figure', 'chart'] as const;

async function followMetric(stage: Stage, metric: Metric): Promise<void> {
  const { model } = stage;
  const places = placesOf(model, metric);
  // Once as a figure and once drawn: it may be right in the one and wrong in the other.
  const shown = KINDS.flatMap((kind) => places.find((place) => place.kind === kind) ?? []);
  if (shown.length === 0) throw new Untried(`${metric.name} is shown nowhere.`);
  const reaches = [metric.value, metric.where].map((text) =>
    text === undefined ? null : reachOf(model, text),
  );
  const followed: Followed = {
    name: metric.name,
    resultIn: (world) => metricText(model, world, metric),
    expectIn: async (world) => {
      for (const place of shown) await expectMetric(stage, metric, place, world);
    },
    given: {},
    uses: new Set(reaches.flatMap((reach) => [...(reach?.fields ?? [])])),
  };
  const further = reaches.flatMap((reach) => [...(reach?.entities ?? [])]);
  for (const id of new Set([metric.entity, ...further])) {
    const source = entityOf(model, id);
    if (findCounting(stage, source, followed)) return follow(stage, source, followed);
  }
  throw new Untried(`No record was found that changes ${metric.name}.`);
}

async function expectMetric(stage: Stage, metric: Metric, place: MetricPlace, world: World): Promise<void> {
  const { robot, model } = stage;
  await place.open(stage);
  if (place.kind === 'figure') {
    const expected = metricText(model, world, metric);
    const shown = () => plain(robot.figures().get(plain(place.title)) ?? 'nothing');
    await robot.until(
      () => shown() === expected,
      () => `${metric.name} shows ${shown()}, expected ${expected}.`,
    );
    return;
  }
  await robot.until(() => robot.chart(place.title), `There is no chart ${place.title}.`);
  const groups = metricGroups(model, world, metric);
  for (const [name, expected] of groups) {
    const shown = () => plain(robot.chart(place.title)?.get(plain(name)) ?? 'nothing');
    await robot.until(
      () => shown() === expected || (shown() === 'nothing' && isNothing(expected)),
      () => `${metric.name} shows ${shown()} for ${name}, expected ${expected}.`,
    );
  }
  const names = new Set([...groups.keys()].map(plain));
  for (const [name, shown] of robot.chart(place.title) ?? []) {
    if (!names.has(plain(name)) && !isNothing(shown)) {
      fail(`${metric.name} shows ${shown} for ${name}, where nothing belongs.`);
    }
  }
}

/** What a chart without any values need not draw. */
function isNothing(text: string): boolean {
  return !/[1-9]/u.test(text);
}
