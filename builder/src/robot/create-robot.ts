import { click, pressKey } from './act';
import { fillControl, readControl } from './controls';
import { lastDescription, accessibleName, findAll, spokenText } from './find';
import { controlLabelled } from './labels';
import { factsOf, figuresOf, recordsOf, says, tableOf } from './read';
import { RobotError, type AppWindow, type Robot, type RobotPage, type Typed } from './robot';
import { waitUntil } from './wait';

const DEADLINE_MS = 2000;
const SETTLE_MS = 60;
/** A page that is drawn just then may still show what was there before. */
const GRACE_MS = 300;
/** An address that no application has: its page says so, and shows no records. */
const NOWHERE = '#/-/-/-/-';
const PRESSABLE = ['button', 'link', 'tab', 'switch'] as const;

interface RobotOptions {
  /** How long something may take to appear. */
  readonly deadlineMs?: number;
}

/** A robot for an application that is open in a window. */
export function createRobot(page: RobotPage, { deadlineMs = DEADLINE_MS }: RobotOptions = {}): Robot {
  const until: Robot['until'] = (read, sentence) => waitUntil(page.window, read, sentence, deadlineMs);
  return { until, ...visiting(page, until), ...acting(page, until), ...reading(page) };
}

/** Opens and begins. */
function visiting(page: RobotPage, until: Robot['until']) {
  const waitForPage = () =>
    until(
      () => page.window.document.querySelector('main h1'),
      () => {
        const { hash } = page.window.location;
        return hash === '' ? 'Its first page does not open.' : `No page opens at ${hash}.`;
      },
    );
  // What the application shows in place of a page that broke. Waiting for what should be there would only take longer.
  const isBroken = () => page.window.document.querySelector('main [role="alert"] > h1') !== null;
  const refuseBroken = () =>
    waitUntil(page.window, () => !isBroken(), 'The page that it needs does not load.', GRACE_MS);
  let isSettled = false;
  const address = () => decodeURIComponent(page.window.location.hash);
  const isAt = (hash: string) => {
    const asked = decodeURIComponent(hash);
    return asked.includes('?') ? address() === asked : address().split('?', 1)[0] === asked;
  };
  const open = async (hash: string) => {
    const { location } = page.window;
    if (address() !== decodeURIComponent(hash)) {
      const isThere = new Promise((resolve) => {
        page.window.addEventListener('hashchange', resolve, { once: true });
      });
      // No step for Back, neither here nor in a page around.
      location.replace(hash);
      await isThere;
    }
    await waitForPage();
    await refuseBroken();
  };
  return {
    isAt,
    opened: async () => {
      await waitForPage();
    },
    open,
    begin: async (text: string | null) => {
      await waitForPage();
      // What the application puts in when it opens is written within a moment, and would else come on top.
      if (!isSettled) await pause(page.window, SETTLE_MS);
      isSettled = true;
      if (page.stored() !== text) {
        // A page that shows records would be drawn once more for those that come. Whoever watches should not see it go.
        if (!page.onStep) await open(NOWHERE);
        await page.restore(text);
      }
      // One message may hide another.
      await until(() => !closeMessage(page.window), 'A message cannot be closed.');
    },
    reload: async () => {
      // It may put something in again, also into what is kept: what is new in this version, and what it cannot read.
      isSettled = false;
      await page.reload();
      await waitForPage();
    },
    stored: () => page.stored(),
    now: () => new page.window.Date(page.window.Date.now()),
  };
}

function pause(window: AppWindow, ms: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });
}

/** Closes a message. False when there is none. */
function closeMessage(window: AppWindow): boolean {
  const [button] = findAll(window.document.body, 'button', 'Close message');
  if (button) click(window, button);
  return button !== undefined;
}

/** Presses and types. */
function acting(page: RobotPage, until: Robot['until']) {
  const step = async (element: Element, what: string) => {
    await page.onStep?.({ element, what });
  };
  const pressable = (name: string | RegExp, within: Element) => {
    for (const role of PRESSABLE) {
      const [found] = findAll(within, role, name);
      if (found) return found;
    }
    return null;
  };
  const pressElement = async (element: Element, called: string) => {
    if ('disabled' in element && element.disabled === true) {
      throw new RobotError(`${called} cannot be pressed.`);
    }
    await step(element, `Press ${called}`);
    click(page.window, element);
  };
  return {
    press: async (name: string | RegExp, within?: Element) => {
      const called = nameInSentence(name);
      const element = await until(
        () => pressable(name, within ?? page.window.document.body),
        `There is nothing called ${called} to press.`,
      );
      await pressElement(element, called);
    },
    pressElement: (element: Element) => pressElement(element, `“${accessibleName(element)}”`),
    key: async (element: Element, key: string) => {
      await step(element, `Press ${key}`);
      pressKey(page.window, element, key);
    },
    fill: async (label: string, value: Typed) => {
      const element = await until(
        () => controlLabelled(page.window, label),
        `There is nothing called ${label} to fill in.`,
      );
      await step(element, `${label}: ${typedText(value)}`);
      await fillControl(page.window, element, value);
    },
  };
}

/** Looks. */
function reading(page: RobotPage) {
  const body = () => page.window.document.body;
  return {
    find: (...[role, name, within]: Parameters<Robot['find']>) =>
      findAll(within ?? body(), role, name)[0] ?? null,
    findAll: (...[role, name, within]: Parameters<Robot['findAll']>) => findAll(within ?? body(), role, name),
    nameOf: accessibleName,
    textOf: spokenText,
    says,
    records: (path: string, within?: Element) =>
      recordsOf(within ?? page.window.document.querySelector('main'), path),
    facts: (within?: Element) => factsOf(within ?? body()),
    figures: () => figuresOf(body()),
    chart: (title: string) => {
      const [chart] = findAll(body(), 'region', title);
      return chart ? tableOf(chart) : null;
    },
    readsPictures: () => {
      const { window } = page;
      return 'DataTransfer' in window && window.document.createElement('canvas').getContext('2d') !== null;
    },
    held: (label: string) => {
      const element = controlLabelled(page.window, label);
      return element && readControl(page.window, element);
    },
    messageAt: (label: string) => {
      const element = controlLabelled(page.window, label);
      return element?.getAttribute('aria-invalid') === 'true' ? lastDescription(element) : '';
    },
    messages: () =>
      [...body().querySelectorAll('[role="alert"], [role="status"], [aria-label="Messages"]')]
        .map(spokenText)
        .join(' '),
  };
}

function nameInSentence(name: string | RegExp): string {
  return typeof name === 'string' ? `“${name}”` : name.source;
}

function typedText(value: Typed): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(', ');
}
