import { Badge, Button, Skeleton } from '@tessera/shared/ui';
import { countOf, problemText } from '../../lib/github-words';
import { Badges } from './linked-project-card.styles';
import type { LinkState } from './use-linked-project';

/** How far the project and its branch are apart, as far as that is known. */
export function LinkBadges({ state }: { state: LinkState }) {
  const { link, isAsking, failure, reload } = state;
  const trouble = failure ?? (link.problem ? problemText(link.problem) : undefined);
  return (
    <Badges role="status" aria-busy={isAsking || undefined}>
      <Distance ahead={link.ahead} behind={link.behind ?? undefined} />
      {trouble === undefined ? null : (
        <>
          <Badge tone="warn">{trouble}</Badge>
          <Button size="small" variant="quiet" isBusy={isAsking} onClick={reload}>
            Ask again
          </Button>
        </>
      )}
      {isAsking && trouble === undefined ? <Skeleton width="96px" height="20px" /> : null}
    </Badges>
  );
}

/** @param behind undefined while GitHub was not asked */
function Distance({ ahead, behind }: { ahead: number; behind: number | undefined }) {
  if (ahead === 0 && behind === 0) return <Badge tone="ok">Up to date</Badge>;
  return (
    <>
      {ahead > 0 ? <Badge tone="brand">{`${countOf(ahead, 'version')} to push`}</Badge> : null}
      {behind === undefined || behind === 0 ? null : (
        <Badge tone="warn">{`${countOf(behind, 'commit')} to pull`}</Badge>
      )}
    </>
  );
}
