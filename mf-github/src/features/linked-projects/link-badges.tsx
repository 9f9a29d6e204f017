import { Badge, Button, Skeleton } from '@tessera/shared/ui';
import { countOf, problemText, REWRITTEN } from '../../lib/github-words';
import { Badges, Trouble } from './linked-project-card.styles';
import type { LinkState } from './use-linked-project';

/** How far the project and its branch are apart, as far as that is known. */
export function LinkBadges({ state }: { state: LinkState }) {
  const { link, isAsking, failure, reload } = state;
  // That no account is connected is said once, above the cards.
  const told = link.problem === 'notConnected' ? null : link.problem;
  const trouble = failure ?? (told ? problemText(told) : undefined);
  return (
    <Badges role="status" aria-busy={isAsking || undefined}>
      <Distance
        ahead={link.ahead}
        behind={link.behind ?? undefined}
        isRewritten={link.isDiverged === true && link.behind === 0}
      />
      {trouble === undefined ? null : (
        <>
          <Trouble>{trouble}</Trouble>
          <Button size="small" variant="quiet" isBusy={isAsking} onClick={reload}>
            Ask again
          </Button>
        </>
      )}
      {isAsking && trouble === undefined ? <Skeleton width="96px" height="20px" /> : null}
    </Badges>
  );
}

interface DistanceProps {
  ahead: number;
  /** Undefined while GitHub was not asked. */
  behind: number | undefined;
  isRewritten: boolean;
}

function Distance({ ahead, behind, isRewritten }: DistanceProps) {
  if (ahead === 0 && behind === 0 && !isRewritten) return <Badge tone="ok">Up to date</Badge>;
  return (
    <>
      {ahead > 0 ? <Badge tone="brand">{`${countOf(ahead, 'version')} to push`}</Badge> : null}
      {isRewritten ? <Badge tone="warn">{REWRITTEN}</Badge> : null}
      {behind === undefined || behind === 0 ? null : (
        <Badge tone="warn">{`${countOf(behind, 'commit')} to pull`}</Badge>
      )}
    </>
  );
}
