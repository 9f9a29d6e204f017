import type { LinkedProject } from '@tessera/shared/contracts';
import { buildProject, buildVersion, uuid } from '@tessera/shared/testing';
import { versionLeads } from './version-leads';

const project = buildProject();
const versions = [3, 2, 1].map((number) => buildVersion({ number, id: uuid(100 + number) }));
const [three, two, one] = versions as [(typeof versions)[0], (typeof versions)[0], (typeof versions)[0]];

function buildLink(overrides: Partial<LinkedProject> = {}): LinkedProject {
  return {
    ...{ repository: 'ada-l/plants', url: 'https://github.test/ada-l/plants/tree/main', branch: 'main' },
    ...{ pushOnVersion: false, ahead: 1, lastPush: null, pushProblem: null },
    ...{ branchVersionId: two.id, branchVersionNumber: 2, mergedUpTo: null },
    project: {
      ...{ id: project.id, name: project.name, agentId: project.agentId },
      ...{ headVersionNumber: 3, headVersionId: three.id },
    },
    ...overrides,
  };
}

describe('where a version leads', () => {
  it('[SCR-29] is to what it changed, also where no run made it', () => {
    expect(versionLeads(project, null)).toEqual({ changes: expect.any(Function) as unknown });
    expect(versionLeads(project, null).changes(two)).toBe(`/git-deff/${project.agentId}?version=${two.id}`);
  });

  it('[SCR-18] is to a pull request as well, unless the branch has it', () => {
    const { pullRequest } = versionLeads(project, buildLink());
    expect(pullRequest?.(three)).toBe(`/github?tab=projects&project=${project.id}&pullRequest=${three.id}`);
    expect([pullRequest?.(two), pullRequest?.(one)]).toEqual([null, null]);
    const all = versionLeads(project, buildLink({ ahead: 0, branchVersionId: null, branchVersionNumber: 3 }));
    expect(all.pullRequest?.(three)).toBeNull();
    // The one that the branch has is not kept any more.
    const gone = versionLeads(project, buildLink({ branchVersionId: null }));
    expect([one, two, three].map((version) => typeof gone.pullRequest?.(version))).toEqual([
      ...['object', 'object', 'string'],
    ]);
  });

  it('[SCR-18] is to no pull request of what the branch has or a merge went over, after a pull that merged', () => {
    const link = buildLink({ branchVersionId: null, branchVersionNumber: 1, mergedUpTo: 2 });
    const { pullRequest } = versionLeads(project, link);
    expect([pullRequest?.(one), pullRequest?.(two)]).toEqual([null, null]);
    expect(pullRequest?.(three)).toContain(three.id);
  });
});
