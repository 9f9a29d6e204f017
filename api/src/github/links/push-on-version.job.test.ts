import { AppError } from '../../core/app-error';
import { JobPostponedError } from '../../jobs/run-job';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';
import { createPushJob } from './push-on-version.job';
import type { Push } from './push.service';
import { TurnTakenError } from './turns.service';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;
let projectId: string;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
  projectId = await bench.makeProject(ada, { 'a.ts': 'a\n' });
  await bench.link(ada, projectId, await bench.newRepository(), { pushOnVersion: true });
});
afterAll(() => bench.close());

/** What the job does where a push fails with this. */
const after = async (error: Error): Promise<unknown> => {
  const push: Push = () => Promise.reject(error);
  const job = createPushJob({ db: bench.api.db, push });
  return job.handle({ projectId, userId: ada.user.id }).catch((thrown: unknown) => thrown);
};
const problem = async () => (await bench.readLink(ada, projectId))?.pushProblem;

describe('the push after a version', () => {
  it('[SCR-18] waits where another push or pull is at it for long, and is no problem', async () => {
    const thrown = await after(new TurnTakenError());
    expect(thrown).toBeInstanceOf(JobPostponedError);
    expect(await problem()).toBeNull();
  });

  it('[SCR-18] comes back when GitHub takes calls again, and says so meanwhile', async () => {
    expect(await after(new AppError('RATE_LIMITED', 'Later', { retryAfter: 1800 }))).toMatchObject({
      name: 'JobPostponedError',
      seconds: 1800,
    });
    expect(await problem()).toBe(
      'GitHub takes no more calls for this account right now. The last version is pushed as soon as it does.',
    );
  });

  it('[SCR-18] is not tried again where GitHub refuses it, and says why', async () => {
    expect(await after(new AppError('FORBIDDEN', 'Not yours'))).toBeUndefined();
    expect(await problem()).toBe('Not yours');
  });
});
