import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Robot } from '../robot/robot';
import { addressesOf, type Addresses } from './addresses';
import { dayOf } from './days';
import { firstWorld } from './first-records';
import { storedText, type World } from './world';

/** What every trial needs: the application, its records, and the day. */
export interface Stage {
  readonly model: ApplicationModel;
  readonly robot: Robot;
  readonly today: string;
  /** The records that a trial begins with. */
  readonly world: World;
  readonly addresses: Addresses;
}

const stages = new WeakMap<Robot, Stage>();

/** The stage for a robot; the same one as long as the model and the day are the same. */
export function stageFor(model: ApplicationModel, robot: Robot): Stage {
  const known = stages.get(robot);
  const today = dayOf(robot.now());
  if (known?.model === model && known.today === today) return known;
  const stage = { model, robot, today, world: firstWorld(model, today), addresses: addressesOf(model) };
  stages.set(robot, stage);
  return stage;
}

/** Gives the application the records of a world. */
export async function setUp({ model, robot }: Stage, world: World): Promise<void> {
  await robot.begin(storedText(model, world));
}
