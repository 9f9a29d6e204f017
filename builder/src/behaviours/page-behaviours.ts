import type { ApplicationModel, Entity, ModelPage, Sample } from '@tessera/shared/contracts';
import { Untried, type Behaviour } from './behaviour';
import { expectRecords, fail } from './expect';
import { keptWorld } from './forms';
import { namedIn } from './lists';
import { oracleFor } from './oracle';
import { inOrder } from './order';
import { setUp, stageFor, type Stage } from './stage';
import { entityOf, recordsIn } from './world';

/** Every page opens from the navigation; samples are there at first and go by one press. */
export function pageBehaviours(model: ApplicationModel): Behaviour[] {
  const pages = model.pages.map((page): Behaviour => ({
    id: `${page.id}.opens`,
    title: `The page ${page.name} opens`,
    nodes: [page.id],
    perform: (robot) => openPage(stageFor(model, robot), page),
  }));
  return [...pages, ...ownBehaviours(model), ...sampleBehaviours(model)];
}

const isSample = ({ isOwn }: Sample) => isOwn !== true;

/** What came out of somebody's files is there when the application opens for the first time. */
function ownBehaviours(model: ApplicationModel): Behaviour[] {
  const own = model.entities.filter(({ samples }) => samples.some(({ isOwn }) => isOwn));
  if (own.length === 0) return [];
  const behaviour: Behaviour = {
    id: 'own.there',
    title: 'Records out of files are there at first',
    nodes: own.flatMap((entity) => [
      entity.id,
      ...entity.samples.flatMap(({ id, isOwn }) => (isOwn ? id : [])),
    ]),
    perform: (robot) => robot.begin(null),
    afterReload: (robot) => beginWithOwn(stageFor(model, robot), own),
  };
  return [behaviour];
}

function sampleBehaviours(model: ApplicationModel): Behaviour[] {
  const sampled = model.entities.filter(({ samples }) => samples.some(isSample));
  if (sampled.length === 0) return [];
  const behaviour: Behaviour = {
    id: 'samples.removed',
    title: 'Sample records are there at first, and go by one press',
    nodes: sampled.flatMap((entity) => [entity.id, ...entity.samples.filter(isSample).map(({ id }) => id)]),
    perform: (robot) => robot.begin(null),
    afterReload: (robot) => removeSamples(stageFor(model, robot)),
  };
  return [behaviour];
}

/** Goes to a page by the navigation, which stands on every page, or to the start where there is only one. */
export async function goToPage({ robot, model }: Stage, page: ModelPage): Promise<void> {
  const navigation = robot.find('navigation');
  const link = navigation && robot.find('link', page.name, navigation);
  if (model.pages.length > 1 && link) {
    await robot.pressElement(link);
    // The address first: the page may be the one that is shown already, and a late step would lead back to it.
    const address = link.getAttribute('href') ?? '';
    await robot.until(() => robot.isAt(address), `The link ${page.name} leads nowhere.`);
  } else {
    await robot.open('#/');
  }
  await robot.until(
    () => robot.find('heading', page.name) ?? link?.getAttribute('aria-current') === 'page',
    `The page ${page.name} does not open.`,
  );
}

async function openPage(stage: Stage, page: ModelPage): Promise<void> {
  const { robot, world, model } = stage;
  await setUp(stage, world);
  await goToPage(stage, page);
  if (robot.messages().includes('This page did not load')) fail(`The page ${page.name} breaks.`);
  for (const block of page.blocks) {
    if (block.kind !== 'shortlist') continue;
    const entity = entityOf(model, block.entity);
    const oracle = oracleFor(model, world);
    const matching = recordsIn(world, entity.id).filter((record) =>
      oracle.isTrue(entity.id, block.where, record),
    );
    const first = inOrder(model, world, entity, matching, block.sort ?? entity.sort).slice(0, block.most);
    const region = await robot.until(
      () => robot.find('region', block.title),
      `The page ${page.name} has no list ${block.title}.`,
    );
    await expectRecords(stage, entity, namedIn(stage, entity, world, first), block.title, region);
  }
}

const countIn = (stage: Stage, id: string) => recordsIn(keptWorld(stage), id).length;

/** Every entity has what it begins with. */
async function beginWith(stage: Stage): Promise<void> {
  for (const { id, samples, plural } of stage.model.entities) {
    await stage.robot.until(
      () => countIn(stage, id) === samples.length,
      () =>
        `${plural} begin with ${String(countIn(stage, id))} records, expected ${String(samples.length)} samples.`,
    );
  }
}

/** What came out of files is there, and the longest list of it opens: other trials begin with a few records. */
async function beginWithOwn(stage: Stage, own: readonly Entity[]): Promise<void> {
  await beginWith(stage);
  const [longest] = [...own].sort((a, b) => b.samples.length - a.samples.length);
  if (longest) await stage.robot.open(stage.addresses.list(longest.id));
}

async function removeSamples(stage: Stage): Promise<void> {
  const { robot, model } = stage;
  await beginWith(stage);
  const first = model.entities.find(({ samples }) => samples.some(isSample));
  if (!first) throw new Untried('There are no samples.');
  await robot.open(stage.addresses.list(first.id));
  await robot.press('Remove samples');
  const isLeft = ({ id, samples }: Entity) =>
    countIn(stage, id) === samples.filter((sample) => !isSample(sample)).length;
  await robot.until(() => model.entities.every(isLeft), 'Samples are still there after they were removed.');
}
