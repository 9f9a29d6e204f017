import { paths } from '@tessera/shared/paths';
import { useMatch } from 'react-router-dom';
import { KeepDraft } from '../features/keep-draft/keep-draft';

/** `/keep/:draftId`: a draft of /home becomes a project. */
export function KeepPage() {
  const draftId = useMatch(paths.keepDraft.pattern)?.params.draftId;
  return draftId === undefined ? null : <KeepDraft key={draftId} draftId={draftId} />;
}
