import { listVersionFiles } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import { MODEL_PATH } from '../../lib/model-path';
import type { ConversationState } from './conversation.store';

/** The DOM id of what is said of it. */
export const CODE_ONLY_NOTE = 'composer-code-only';

/**
 * Whether a project is code alone, which chat cannot change; undefined while that is not known. Where its files cannot be read, chat
 * answers for itself.
 */
export function useIsCodeOnly(
  projectId: string,
  head: { readonly id: string } | undefined,
  state: ConversationState,
): boolean | undefined {
  const { api } = useShell();
  const versionId = isChatUntried(state) ? head?.id : undefined;
  const files = useResource(versionId === undefined ? undefined : `code-only/${projectId}`, (signal) =>
    api.call(listVersionFiles, { params: { id: versionId ?? '' } }, { signal }),
  );
  if (versionId === undefined || files.status === 'failed') return false;
  return files.status === 'ready' ? files.data.items.every(({ path }) => path !== MODEL_PATH) : undefined;
}

/** A version that chat made tells that it can. */
function isChatUntried({ step, turns, live }: ConversationState): boolean {
  return (
    step === 'ready' && !live && turns.every(({ isEdit, versionId }) => isEdit || versionId === undefined)
  );
}

export interface CodeOnlyNoteProps {
  isShown: boolean | undefined;
  onShowCode: (() => void) | undefined;
}

/** Said before anybody types, above where they would. */
export function CodeOnlyNote({ isShown, onShowCode }: CodeOnlyNoteProps) {
  if (!isShown) return null;
  return (
    <Note>
      <p id={CODE_ONLY_NOTE}>Chat cannot change imported code yet. You edit its files under Code.</p>
      {onShowCode ? (
        <Button size="small" onClick={onShowCode}>
          Open Code
        </Button>
      ) : null}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: 0 ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  > button {
    flex: none;
  }
`;
