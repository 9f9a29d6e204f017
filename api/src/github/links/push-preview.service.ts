import type { PushPreview } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { findGeneratedHash, type ProjectExchange } from '../../workspace';
import type { RepositoryCommit } from '../api/github-api.port';
import { titleOf } from './commit-message.rules';
import type { CommonGround } from './common-ground.service';
import type { GithubOf } from '../connections/persons-github.service';
import { findNumber, followRepository, requireLink } from './link-access.service';
import { planCommits } from './planned-commits.service';
import { pullRequestText } from './pull-request-text.rules';
import { createFindGround } from './push-ground.service';
import { cleanLines } from './secret-words.service';

export interface PreviewSettings {
  readonly db: Database;
  readonly githubOf: GithubOf;
  readonly ground: CommonGround;
  readonly exchange: ProjectExchange;
}

export interface PreviewWish {
  readonly branch?: string | undefined;
  /** The newest version that is brought; the newest there is unless given. */
  readonly versionId?: string | undefined;
}

/** What a push would bring, before it does. Throws what asking GitHub does. */
export function createPushPreview({ db, githubOf, ground, exchange }: PreviewSettings) {
  const findGround = createFindGround({
    find: (...asked) => ground.look(...asked),
    readEntries: (common) => ground.readEntries(common),
  });

  return async (
    caller: Caller,
    projectId: string,
    { branch, versionId }: PreviewWish,
  ): Promise<PushPreview> => {
    const upTo = await findNumber(db, caller, { projectId, versionId });
    const link = await requireLink(db, caller, projectId);
    const { api } = await githubOf(caller.userId);
    const repository = await followRepository(db, api, link);
    const begin = await findGround({ api, repository, link, branch: branch ?? link.branch });
    const { commits, leftOut, after } = await planCommits(db, projectId, begin, { upTo });
    const versions = commits.map(({ version }) => version);
    const files = await exchange.compare(
      caller.userId,
      {
        entries: [...begin.files.held.values()],
        generatedHash: await findGeneratedHash(db, projectId, begin.common?.versionNumber ?? 0),
      },
      { entries: [...after.held.values()], generatedHash: versions.at(-1)?.generatedHash },
    );
    const receipts = await exchange.receipts(
      db,
      commits.flatMap(({ besides, version }) => [...besides, version]),
    );
    const { title, body } = pullRequestText({
      titles: commits.flatMap(({ titles }) => titles),
      versions: versions.map(({ number }) => number),
      receipts: receipts.map(({ version, receipt }) => ({ versionNumber: version.number, receipt })),
      files,
    });
    return {
      branch: begin.key.branch,
      isNewBranch: begin.isNew,
      commits: commits.map(({ version: { id, number, createdAt }, message }) => {
        return { versionId: id, number, message, at: createdAt.toISOString() };
      }),
      besides: commits.flatMap(({ besides }) => besides.map(({ id, number }) => ({ versionId: id, number }))),
      files,
      leftOut: [...leftOut],
      newer: begin.newer.commits.map(presentCommit),
      behind: begin.newer.count,
      isDiverged: begin.isDiverged,
      // Words of receipts and names of files come from people too.
      pullRequest: { title, body: cleanLines(body) },
    };
  };
}

function presentCommit({ sha, message, author, url }: RepositoryCommit): PushPreview['newer'][number] {
  const at = Number.isNaN(Date.parse(author.date)) ? 0 : Date.parse(author.date);
  return { sha, message: titleOf(message), author: author.name, at: new Date(at).toISOString(), url };
}
