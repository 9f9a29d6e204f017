import type { LinkedProject } from '@tessera/shared/contracts';
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
  const earlier = usePushPreview(id, linked.branch, { versionId: chosen, isWanted: isEarlier });
  const preview = isEarlier ? earlier : all;
  const isGone = newest !== undefined && version === undefined;
  const within = all.status === 'ready' ? all.data.besides : [];
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
    /** The number of that one where another one brings it. */
    withinFirst: within.find((one) => one.versionId === chosen)?.number,
    chooseVersion: setChosen,
  };
}
