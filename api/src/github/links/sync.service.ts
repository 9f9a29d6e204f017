import {
  MAX_LEFT_OUT,
  openPullRequest,
  pullProject,
  pushProject,
  type CallOutput,
  type DecidedFile,
  type DecidedPlace,
  type LeftOut,
  type PushPreview,
} from '@tessera/shared/contracts';
import type * as z from 'zod/mini';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { createCommonGround } from './common-ground.service';
import { findNumber, requireLink } from './link-access.service';
import { createLinksService, type LinksService } from './links.service';
import { createPull, type PullSettings } from './pull.service';
import { createPullRequests, type PullRequestWish } from './pull-requests.service';
import { createPush, type Push, type PushOutcome, type PushSettings, type PushWish } from './push.service';
import { createPushPreview, type PreviewWish } from './push-preview.service';
import { createRepeatedCalls } from './repeated-calls.service';
import { branchAddress, commitAddress } from './repository-address.rules';
import { createTurns } from './turns.service';

export interface PullWish {
  readonly decided?: readonly DecidedPlace[] | undefined;
  readonly decidedFiles?: readonly DecidedFile[] | undefined;
}

/** Between projects and branches, one at a time for a project. The same key answers the same; KEY_REUSED to another request. */
export interface SyncService {
  preview(caller: Caller, projectId: string, wish: PreviewWish): Promise<PushPreview>;
  push(
    caller: Caller,
    projectId: string,
    wish: PushWish,
    key: string,
  ): Promise<CallOutput<typeof pushProject>>;
  pull(
    caller: Caller,
    projectId: string,
    wish: PullWish,
    key: string,
  ): Promise<CallOutput<typeof pullProject>>;
  openPullRequest(
    caller: Caller,
    projectId: string,
    wish: PullRequestWish,
    key: string,
  ): Promise<CallOutput<typeof openPullRequest>>;
}

export interface SyncSettings
  extends Omit<PushSettings, 'ground'>, Omit<PullSettings, 'ground' | 'db' | 'githubOf'> {
  readonly clock: Clock;
}

/** What one of them does in its turn, and what it answers by. */
interface Turn<Answer> {
  readonly key: string;
  readonly name: 'push' | 'pull' | 'pullRequest';
  readonly wish: object;
  readonly answer: z.ZodMiniType<Answer>;
  readonly work: () => Promise<Answer>;
}

/** Links and what goes over them. */
export function createSync(settings: SyncSettings): {
  readonly links: LinksService;
  readonly sync: SyncService;
  /** A push that nobody asked for by a call. */
  readonly push: Push;
} {
  const { db, clock } = settings;
  const ground = createCommonGround(db, clock);
  const turns = createTurns(db, clock);
  const calls = createRepeatedCalls(db, clock);
  const push = createPush({ ...settings, ground });
  const pull = createPull({ ...settings, ground });
  const open = createPullRequests({ ...settings, push });

  async function inTurn<Answer>(
    caller: Caller,
    projectId: string,
    { key, name, wish, answer, work }: Turn<Answer>,
  ): Promise<Answer> {
    await requireLink(db, caller, projectId);
    const request = { name, projectId, ...wish };
    return turns.run(projectId, () => calls.once(caller, { key, request, answer }, work));
  }

  return {
    links: createLinksService({ ...settings, ground }),
    push: (caller, projectId, wish) => turns.run(projectId, () => push(caller, projectId, wish)),
    sync: {
      preview: createPushPreview({ ...settings, ground }),
      push: (caller, projectId, wish, key) =>
        inTurn(caller, projectId, {
          ...{ key, name: 'push', wish, answer: pushProject.response },
          work: async () => presentPush(await push(caller, projectId, { ...wish, isByHand: true })),
        }),
      pull: (caller, projectId, wish, key) =>
        inTurn(caller, projectId, {
          ...{ key, name: 'pull', wish, answer: pullProject.response },
          work: async () => {
            const { decided = [], decidedFiles = [] } = wish;
            const { leftOut, ...outcome } = await pull(caller, projectId, { decided, decidedFiles });
            return { ...outcome, ...presentLeftOut(leftOut), conflicts: [] };
          },
        }),
      async openPullRequest(caller, projectId, wish, key) {
        const { versionId, ...request } = wish;
        const upTo = await findNumber(db, caller, { projectId, versionId });
        return inTurn(caller, projectId, {
          ...{ key, name: 'pullRequest', wish, answer: openPullRequest.response },
          work: () => open(caller, projectId, { ...request, upTo }),
        });
      },
    },
  };
}

function presentPush(outcome: PushOutcome): CallOutput<typeof pushProject> {
  const { commit, branch, commits, leftOut } = outcome;
  const url = commit === null ? branchAddress(outcome) : commitAddress(outcome, commit);
  return { commit, url, branch, commits, ...presentLeftOut(leftOut) };
}

/** A repository may have thousands of files that no project holds: what is answered is kept for as long as it may be asked again. */
function presentLeftOut(
  leftOut: readonly LeftOut[],
): Pick<CallOutput<typeof pushProject>, 'leftOut' | 'moreLeftOut'> {
  const more = leftOut.length - MAX_LEFT_OUT;
  return { leftOut: leftOut.slice(0, MAX_LEFT_OUT), ...(more > 0 ? { moreLeftOut: more } : {}) };
}
