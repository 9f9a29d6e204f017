import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';
import { keptTrees } from '../../workspace/tables/kept-trees.table';
import { findBranch } from './branches.repository';
import { createCommonGround } from './common-ground.service';
import { deleteLink, findLink, saveLink, takeTurn, updateLink, type LinkRow } from './links.repository';
import { createTurns, TurnTakenError } from './turns.service';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;
let projectId: string;
let link: LinkRow;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(async () => {
  projectId = await bench.makeProject(ada, { 'a.ts': 'a\n' });
  await bench.link(ada, projectId, await bench.newRepository());
  const found = await findLink(bench.api.db, projectId);
  if (!found) throw new Error('not linked');
  link = found;
});
afterAll(() => bench.close());

const HOUR = 3_600_000;
const busy = () => ({ projectId, busyId: randomUUID(), until: new Date(Date.now() + HOUR) });

describe('a link', () => {
  it('[SCR-18] keeps whose turn it is while it is changed, and does not come back once it was removed', async () => {
    const { db } = bench.api;
    const turn = busy();
    expect(await takeTurn(db, turn, new Date())).toBe(true);
    await updateLink(db, link, { pushOnVersion: true });
    await saveLink(db, link);
    expect(await findLink(db, projectId)).toMatchObject({ busyId: turn.busyId, busyUntil: turn.until });
    await deleteLink(db, projectId);
    await updateLink(db, link, { pushOnVersion: true });
    expect(await findLink(db, projectId)).toBeUndefined();
  });

  it('[SCR-18] is not told what became of the one before it', async () => {
    const { db } = bench.api;
    await saveLink(db, { ...link, branch: 'other', repository: 'ada-l/other' });
    await updateLink(db, link, { pushProblem: 'Old', repository: 'ada-l/old' });
    expect(await findLink(db, projectId)).toMatchObject({ pushProblem: null, repository: 'ada-l/other' });
    await saveLink(db, { ...link, repositoryId: link.repositoryId + 1 });
    await updateLink(db, link, { pushProblem: 'Old' });
    expect(await findLink(db, projectId)).toMatchObject({ pushProblem: null });
  });

  it('[SCR-18] says that its turn is taken in a way that whoever can wait tells from other conflicts', async () => {
    const { db } = bench.api;
    await takeTurn(db, busy(), new Date());
    const turns = createTurns(db, systemClock, 50);
    await expect(turns.run(projectId, () => Promise.resolve(1))).rejects.toBeInstanceOf(TurnTakenError);
  });
});

describe('what a branch is about to have', () => {
  const pushed = (commit: string) => ({ commit: commit.repeat(40), entries: [], versionNumber: 1 });
  const keptNames = async () =>
    (await bench.api.db.select().from(keptTrees).where(eq(keptTrees.projectId, projectId))).map(
      ({ name }) => name,
    );

  it('[SCR-18] is taken for done for the commit that was moved there, and no other', async () => {
    const ground = createCommonGround(bench.api.db, systemClock);
    await ground.announce(link, pushed('a'));
    await ground.announce(link, pushed('b'));
    await ground.confirm(link, 'a'.repeat(40));
    expect(await findBranch(bench.api.db, link)).toMatchObject({
      commit: null,
      pendingCommit: 'b'.repeat(40),
    });
    await ground.confirm(link, 'b'.repeat(40));
    expect(await findBranch(bench.api.db, link)).toMatchObject({
      commit: 'b'.repeat(40),
      pendingCommit: null,
    });
  });

  it('[SCR-18] is kept until it is there, and as what the branch has from then on', async () => {
    const ground = createCommonGround(bench.api.db, systemClock);
    await ground.announce(link, pushed('a'));
    const name = `github:${link.repositoryId}:main`;
    expect(await keptNames()).toEqual([`${name}~next`]);
    await ground.confirm(link, 'a'.repeat(40));
    expect(await keptNames()).toEqual([name]);
  });
});
