/** The longest task of the page's thread while `act` goes on, by the processor's time in milliseconds. */
export async function longestTask(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: 'toplevel,disabled-by-default-devtools.timeline' });
  await act();
  await session.send('Tracing.end');
  await isOver;
  await session.detach();
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => /RunTask$/u.test(name) && main.has(`${String(pid)}/${String(tid)}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
