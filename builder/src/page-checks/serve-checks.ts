import type { ApplicationModel, CheckMessage, CheckOrder } from '@tessera/shared/contracts';
import type { Behaviour } from '../behaviours/behaviour';
import { behavioursOf } from '../behaviours/behaviours-of';
import { outcomeOf } from '../behaviours/perform-all';
import { createRobot } from '../robot/create-robot';
import { putKept, readKept, replaceKept } from '../robot/kept-text';
import { RobotError, type AppWindow, type Robot, type RobotPage, type RobotStep } from '../robot/robot';
import { keepStorageInside } from './own-storage';
import { keepFocusInside } from './quiet-focus';
import { keepHistoryQuiet } from './quiet-history';
import { failureToStart } from './failure-to-start';

const PROTOCOL = 'checks/v1';
/** How long something may take to appear; a machine may be busy with what the person does meanwhile. */
const DEADLINE_MS = 4000;
/** As long as the texts of a message may be. */
const MAX_TEXT = 300;

type Told = CheckMessage extends infer Message
  ? Message extends CheckMessage
    ? Omit<Message, 'tessera'>
    : never
  : never;

type Perform = Extract<CheckOrder, { type: 'perform' }>;

interface Trial {
  readonly robot: Robot;
  readonly behaviours: readonly Behaviour[];
}

/**
 * Tries, in the window of a preview, what the page around asks for (MODEL-15): opens the application, and performs one behaviour
 * after the other.
 *
 * @param startApplication evaluates the application's script
 * @param takePicture of what the window shows, for what fails (SCR-02); gives undefined where there is none
 */
export function serveChecks(
  window: AppWindow,
  startApplication: () => Promise<unknown>,
  takePicture: () => Promise<string | undefined>,
): void {
  // Before the application is kept from it.
  const page = window.parent;
  // The frame has an opaque origin and cannot know the page's; nothing secret is sent.
  const tell = (message: Told) => {
    page.postMessage({ tessera: PROTOCOL, ...message }, '*');
  };
  keepStorageInside(window);
  keepFocusInside(window);
  keepHistoryQuiet(window);

  let trial: Trial | undefined;
  let isWatched = false;
  let lastStep: string | undefined;
  let goOn: () => void = () => undefined;

  const robotPage: RobotPage = {
    window,
    stored: () => readKept(window),
    restore: (text) => replaceKept(window, text),
    reload: () => Promise.reject(new RobotError('A page that is loaded anew goes on by itself.')),
    onStep: (step) => {
      lastStep = short(step.what);
      return isWatched ? showStep(step) : Promise.resolve();
    },
  };

  function showStep({ element, what }: RobotStep): Promise<void> {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return new Promise((resolve) => {
      goOn = resolve;
      tell({ type: 'step', what: short(what), box: { x, y, width, height } });
    });
  }

  async function open(model: ApplicationModel, hash: string, stored: string | null): Promise<void> {
    window.location.replace(hash === '' ? '#' : hash);
    putKept(window, stored);
    const robot = createRobot(robotPage, { deadlineMs: DEADLINE_MS });
    const behaviours = behavioursOf(model);
    trial = { robot, behaviours };
    tell({
      type: 'listed',
      behaviours: behaviours.map(({ id, title }) => ({ id, title: short(title) })),
    });
    const failure = await failureToStart(window, async () => {
      await startApplication();
      await robot.opened();
    });
    tell(failure ? { type: 'broken', ...failure, message: short(failure.message) } : { type: 'ready' });
  }

  async function perform({ id, isReloaded, isPictured, ...order }: Perform): Promise<void> {
    isWatched = order.isWatched;
    lastStep = undefined;
    const behaviour = trial?.behaviours.find((one) => one.id === id);
    if (!trial || !behaviour) return;
    const { robot } = trial;
    const { state, message } = await outcomeOf(async () => {
      await (isReloaded ? behaviour.afterReload?.(robot) : behaviour.perform(robot));
    });
    if (state === 'passed' && behaviour.afterReload && !isReloaded) {
      tell({ type: 'reload', hash: window.location.hash, stored: readKept(window) });
      return;
    }
    const outcome = { state, ...(message !== undefined && { message: short(message) }) };
    const image = state === 'failed' && isPictured ? await takePicture() : undefined;
    tell({ type: 'ended', outcome, ...(image !== undefined && { picture: { image, lastStep } }) });
  }

  hearOrders(window, page, (order) => {
    if (order.type === 'open') void open(order.model, order.hash, order.stored);
    else if (order.type === 'perform') void perform(order);
    else goOn();
  });
  tell({ type: 'opened' });
}

function hearOrders(window: AppWindow, page: Window, hear: (order: CheckOrder) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === page && isOrder(event.data)) hear(event.data);
  });
}

function isOrder(data: unknown): data is CheckOrder {
  return typeof data === 'object' && data !== null && 'tessera' in data && data.tessera === PROTOCOL;
}

/** As much of a text as a message takes, without what is no text: control characters and halves of characters. */
function short(text: string): string {
  const start = text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
  return start.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ');
}
