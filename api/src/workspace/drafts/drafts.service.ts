import { randomUUID } from 'node:crypto';
import type { Draft } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import { buildFailed } from '../builds/build-failure.rules';
import { hasOutput, type BuildsService } from '../builds/builds.service';
import { makePreviewLabel } from '../preview/preview-label.rules';
import type { DraftLimits } from './draft-limits.port';
import { DRAFTS_ACCOUNT, type DraftMaker } from './draft-maker.service';
import { DRAFT_SECONDS, isLost, lostBefore } from './draft-times.rules';
import { presentDraft } from './draft.view';
import {
  countDrafts,
  deleteDraftOfToken,
  findDraft,
  findDraftByLabel,
  findDraftByToken,
  insertDraft,
  lockDrafts,
} from './drafts.repository';

/** Before the label, in that of a preview's host. Labels of people's own have no hyphen. */
const LABEL = 'draft-';

/** Those that wait or are being made, of all browsers together: whoever comes then is told to wait, and not made to. */
const MOST_MAKING = 20;

const WAIT_SECONDS = 10;
const FULL_SECONDS = 600;

/** Whoever asks for a draft. */
export interface DraftVisitor {
  readonly address: string;
  /** The hash of the browser's secret, where it has one. */
  readonly tokenHash: string | undefined;
}

export interface DraftsService {
  readonly isOffered: boolean;
  /**
   * Begins a draft in the place of the browser's earlier one. Throws NOT_FOUND where none are offered, RATE_LIMITED when the
   * network's hour is full, UNAVAILABLE while too many are being made or kept.
   *
   * @returns the secret that makes it the browser's own, with how long that is good for
   */
  create(visitor: DraftVisitor, prompt: string): Promise<{ draft: Draft; secret: string; seconds: number }>;
  /** The browser's own draft; undefined when there is none, it is over, or somebody kept it. */
  read(tokenHash: string | undefined): Promise<Draft | undefined>;
  /** An address on which it runs. Throws FORBIDDEN without one that is ready. */
  preview(tokenHash: string | undefined): Promise<string>;
  /** What the host of a label shows; undefined for one that is no draft's, and before it was compiled. */
  findSite(label: string): Promise<{ readonly title: string; readonly treeHash: string } | undefined>;
}

export interface DraftsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly maker: DraftMaker;
  readonly builds: BuildsService;
  readonly limits: DraftLimits;
  readonly addressOf: (label: string) => string;
}

/** Applications that visitors try without an account: one for each browser, for a day. */
export function createDraftsService(settings: DraftsSettings): DraftsService {
  const { db, clock, maker, builds, limits, addressOf } = settings;

  const requireRoom = async (q: Parameters<typeof countDrafts>[0], now: Date) => {
    const { live, making } = await countDrafts(q, now, lostBefore(now));
    if (making >= MOST_MAKING) throw tooBusy();
    if (limits.live > 0 && live >= limits.live) throw tooMany();
  };

  /** The browser's draft that nobody has kept. */
  async function findOwn(tokenHash: string | undefined) {
    const draft = tokenHash === undefined ? undefined : await findDraftByToken(db, tokenHash, clock());
    return draft?.projectId === null ? draft : undefined;
  }

  return {
    isOffered: limits.isOffered,
    async create({ address, tokenHash }, prompt) {
      if (!limits.isOffered) throw notOffered();
      // Before the call is counted: whoever is refused for others' sake has not used up their own.
      if (tokenHash === undefined) await requireRoom(db, clock());
      await limits.count(address);
      const secret = makeSecret();
      const now = clock();
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await lockDrafts(tx);
        if (tokenHash !== undefined) await deleteDraftOfToken(tx, tokenHash);
        await requireRoom(tx, now);
        await insertDraft(tx, {
          id,
          tokenHash: hashSecret(secret),
          prompt,
          status: 'making',
          label: makePreviewLabel(),
          createdAt: now,
          expiresAt: addSeconds(now, DRAFT_SECONDS),
        });
      });
      const made = await findDraft(db, id);
      if (!made) throw new Error(`The draft ${id} is gone`);
      maker.make(id);
      return { draft: presentDraft(made, false), secret, seconds: DRAFT_SECONDS };
    },
    async read(tokenHash) {
      const draft = await findOwn(tokenHash);
      return draft && presentDraft(draft, isLost(draft, clock()));
    },
    async preview(tokenHash) {
      const draft = await findOwn(tokenHash);
      if (draft?.status !== 'ready' || draft.treeHash === null) throw notYours('draft');
      // An hour after it was made a build may have gone.
      if (!(await hasOutput(db, draft.treeHash))) {
        const built = await builds.build(DRAFTS_ACCOUNT, draft.treeHash);
        if (!built.ok) throw buildFailed(built.error);
      }
      return addressOf(`${LABEL}${draft.label}`);
    },
    async findSite(label) {
      if (!label.startsWith(LABEL)) return undefined;
      const draft = await findDraftByLabel(db, label.slice(LABEL.length), clock());
      const { model, treeHash } = draft ?? {};
      if (!model || !treeHash || !(await hasOutput(db, treeHash))) return undefined;
      return { title: model.title, treeHash };
    },
  };
}

function notOffered(): AppError {
  return new AppError(
    'NOT_FOUND',
    'Nothing can be tried here without an account. Sign up to make this application.',
  );
}

function tooBusy(): AppError {
  const message =
    'Many people are trying something right now. What you wrote is kept. Try again in a moment.';
  return new AppError('UNAVAILABLE', message, { retryAfter: WAIT_SECONDS });
}

function tooMany(): AppError {
  const message =
    'There is no room for more drafts right now. What you wrote is kept. Try again later, or sign up.';
  return new AppError('UNAVAILABLE', message, { retryAfter: FULL_SECONDS });
}
