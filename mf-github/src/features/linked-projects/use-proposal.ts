import type { LinkedProject } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import { useState } from 'react';
import { usePushPreview } from './use-push-preview';

const NO_WORDS = { title: '', body: '' };

/** The versions that the branch does not have, and what the one that is chosen brings with those before it. */
export function useProposal(linked: LinkedProject, versionId: string | undefined) {
  const { id } = linked.project;
  const [chosen, setChosen] = useState(versionId);
  const all = usePushPreview(id, linked.branch);
  const versions = all.status === 'ready' ? all.data.commits : [];
  const newest = versions.at(-1);
  const version = chosen === undefined ? newest : versions.find((one) => one.versionId === chosen);
  const isEarlier = version !== undefined && version !== newest;
  const isGone = newest !== undefined && version === undefined;
  // Of one that is not among them the server says whether it is one of the project's.
  const earlier = usePushPreview(id, linked.branch, { versionId: chosen, isWanted: isEarlier || isGone });
  const preview = isEarlier ? earlier : all;
  return {
    /** The oldest first. */
    versions,
    version,
    preview,
    /** What its receipts say. */
    words: preview.status === 'ready' ? preview.data.pullRequest : NO_WORDS,
    isUnready: preview.status !== 'ready' || preview.isRefreshing || isGone,
    /** Every version is in the branch. */
    hasNothing: all.status === 'ready' && newest === undefined,
    /** The one that was asked for is none of those that are to be proposed. */
    isGone,
    whyGone: isGone ? whyGone(linked, { all, earlier, chosen }) : undefined,
    chooseVersion: setChosen,
  };
}

interface Asked {
  readonly all: ReturnType<typeof usePushPreview>;
  readonly earlier: ReturnType<typeof usePushPreview>;
  readonly chosen: string | undefined;
}

/** Why a version cannot be proposed; undefined while that is not known. */
function whyGone(linked: LinkedProject, { all, earlier, chosen }: Asked): string | undefined {
  const part = partOf(linked, all, chosen);
  if (part !== undefined) return `${part}. Choose another one.`;
  if (earlier.status === 'loading') return undefined;
  if (earlier.status === 'ready') return `${linked.branch} has this version already. Choose another one.`;
  return isApiError(earlier.error) && ['FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST'].includes(earlier.error.code)
    ? `${linked.project.name} has no such version. Choose another one.`
    : earlier.message;
}

/** Of a version that goes there with a later one. */
function partOf({ mergedUpTo }: LinkedProject, all: Asked['all'], chosen: string | undefined) {
  if (all.status !== 'ready') return undefined;
  const [first] = all.data.commits;
  const within = all.data.besides.find(({ versionId }) => versionId === chosen);
  if (!within || !first) return undefined;
  const isMerged = mergedUpTo !== null && within.number <= mergedUpTo;
  const why = isMerged ? ', which brings in what came from GitHub' : '';
  return `v${String(within.number)} is part of v${String(first.number)}${why}`;
}
