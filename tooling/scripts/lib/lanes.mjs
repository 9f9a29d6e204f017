/** How often a run that says nothing tells that it goes on, in ms. */
const HEARTBEAT = 20_000;

/** `1:05` */
export function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Runs lanes side by side, and the steps of each one after the other. What the steps print is not shown; told are the
 * beginning and the end of each, every failure when it happens, and now and then where all lanes are.
 *
 * @param {readonly { name: string, steps: readonly import('./steps.mjs').Step[] }[]} lanes
 * @returns {Promise<readonly { lane: string, title: string, seconds: number, passed: number, failed: number,
 *   failures: readonly string[], files: readonly { file: string, seconds: number }[] }[]>} in the order of their ends
 */
export async function runLanes(lanes) {
  const begun = Date.now();
  const print = (text) => process.stdout.write(`[${clock((Date.now() - begun) / 1000)}] ${text}\n`);
  const places = new Map();
  const results = [];
  const runLane = async ({ name, steps }) => {
    for (const step of steps) {
      print(`${name} · ${step.title}`);
      const result = await runStep(step, {
        say: (text) => print(`${name} · ${step.title}: ${text}`),
        fail: (text) => print(`${name} · ${step.title} FAILED\n${text}\n`),
        count: (passed, failed) => places.set(name, `${step.title}, ${passed} passed, ${failed} failed`),
        begin: () => places.set(name, step.title),
      });
      places.delete(name);
      results.push({ lane: name, ...result });
      const { title, passed, failed, seconds } = result;
      print(`${name} · ${title} ended after ${clock(seconds)}: ${passed} passed, ${failed} failed`);
    }
  };
  const heartbeat = setInterval(() => {
    print([...places].map(([name, place]) => `${name}: ${place}`).join(' │ '));
  }, HEARTBEAT);
  await Promise.all(lanes.map(runLane));
  clearInterval(heartbeat);
  return results;
}

async function runStep({ title, run }, { say, fail, count, begin }) {
  begin();
  const began = Date.now();
  const failures = [];
  const keep = (text) => {
    failures.push(text);
    fail(text);
  };
  let result;
  try {
    result = await run({ say, count, fail: keep });
  } catch (error) {
    keep(error.stack ?? String(error));
    result = { passed: 0, failed: 1, files: [] };
  }
  return { title, failures, ...result, seconds: (Date.now() - began) / 1000 };
}
