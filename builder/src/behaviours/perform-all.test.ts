import { buildModel } from '../emit/build-model';
import type { Robot } from '../robot/robot';
import { behavioursOf } from './behaviours-of';
import { performAll } from './perform-all';
import { tryApp } from './stage-testing';

const model = buildModel();
const [first, second] = behavioursOf(model).map(({ id }) => id);

/** The robot, whose first so many steps to an address go wrong. */
function stumbling(robot: Robot, stumbles: number): Robot {
  let left = stumbles;
  const open: Robot['open'] = (hash) => {
    left -= 1;
    return left >= 0 ? Promise.reject(new Error('The machine was busy.')) : robot.open(hash);
  };
  return { ...robot, open };
}

describe('[MODEL-15] performing what is promised', () => {
  it('begins nothing when the time is over, and says that it waits', async () => {
    const { robot, close } = await tryApp(model);
    const results = await performAll(model, robot, {
      only: new Set([first ?? '', second ?? '']),
      isOver: () => true,
    });
    close();

    expect(results).toMatchObject([
      { id: first, state: 'waiting', message: 'Not tried yet.' },
      { id: second, state: 'waiting' },
    ]);
  });

  it('tries again what failed when asked to be patient, and only once', async () => {
    const only = new Set([first ?? '']);
    const { robot, close } = await tryApp(model);
    const stateAfter = async (stumbles: number, isPatient: boolean) =>
      (await performAll(model, stumbling(robot, stumbles), { only, isPatient }))[0]?.state;

    expect(await stateAfter(1, false)).toBe('failed');
    expect(await stateAfter(1, true)).toBe('passed');
    expect(await stateAfter(99, true)).toBe('failed');
    close();
  });
});
