import { paths } from '@tessera/shared/paths';
import { brokenSentence, checksLine } from '@tessera/shared/remote';
import { writeTried } from '@tessera/shared/remote/hand-over';
import { Button } from '@tessera/shared/ui';
import { useNavigate } from 'react-router-dom';
import { DraftFrame } from './draft-frame';
import { missingOf, untilWhen } from './draft-words';
import { Actions, Bar, Facts, Missing, Name } from './try-it.styles';
import type { ReadyDraft } from './try-it.store';

interface RunningDraftProps {
  draft: ReadyDraft;
  url: string;
  onStartAgain: () => void;
}

/** The application, what was found out about it, and what to do with it. */
export function RunningDraft({ draft, url, onStartAgain }: RunningDraftProps) {
  const navigate = useNavigate();
  const { id, application, endsAt } = draft;
  const { title, checks, coverage } = application;
  const missing = missingOf(coverage);
  return (
    <>
      <Bar>
        <div>
          <Name>{title}</Name>
          <Facts>
            {checks ? <span>{brokenSentence(checks) ?? checksLine(checks)}</span> : null}
            <span>Kept until {untilWhen(endsAt)}</span>
          </Facts>
        </div>
        <Actions>
          <Button onClick={onStartAgain}>Start again</Button>
          <Button
            variant="primary"
            onClick={() => {
              writeTried({ id, title });
              const to = new URLSearchParams({ return: paths.keepDraft.to(id) });
              void navigate(`${paths.signUp.to()}?${to.toString()}`);
            }}
          >
            Keep it
          </Button>
        </Actions>
      </Bar>
      {missing.length === 0 ? null : (
        <Missing aria-label="What was not built as you said">
          {missing.map(({ phrase, state, why }) => (
            <li key={`${state} ${phrase}`}>
              <strong>{phrase}</strong> {state === 'missing' ? 'is missing' : 'was built differently'}
              {why ? `: ${why}` : ''}
            </li>
          ))}
        </Missing>
      )}
      <DraftFrame key={id} draftId={id} title={title} url={url} />
    </>
  );
}
