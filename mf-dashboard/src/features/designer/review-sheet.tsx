import type { DesignRisks } from '@tessera/builder/design';
import { Banner, Button, CheckboxField, Sheet, Stack } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ReadyDesign } from './designer-state';

export interface ReviewSheetProps {
  state: ReadyDesign;
  risks: DesignRisks;
  /** Whether a version was made. */
  onSave: (confirmed: boolean) => Promise<boolean>;
  onDiscard: () => void;
  onClose: () => void;
}

/** What a draft changes, in the builder's own words, and what records would lose by it; saved from here. */
export function ReviewSheet({ state, risks, onSave, onDiscard, onClose }: ReviewSheetProps) {
  const id = useId();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isRisky = risks.records.length > 0 || risks.readable.length > 0;
  const isSaving = state.saving.step === 'saving';
  async function save(): Promise<void> {
    setAsked(true);
    if (isRisky && !isAgreed) {
      document.getElementById(id)?.focus();
      return;
    }
    if (await onSave(isRisky)) onClose();
  }
  return (
    <Sheet
      isOpen
      title="Review the changes"
      description="Tables, forms and lists of the app change together, as one new version."
      onOpenChange={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard();
              onClose();
            }}
          >
            Discard all
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {state.problem === undefined ? null : <Banner tone="bad" role="alert" title={state.problem} />}
        {state.newer ? (
          <Banner
            tone="warn"
            role="alert"
            title={`v${String(state.newer.version.number)} was saved meanwhile. Close this and apply your changes on it.`}
          />
        ) : null}
        <Changes aria-label="What changes">
          {state.drawn.changes.map((change, place) => (
            // Two changes may be told in the same words; their order is what tells them apart.
            <li key={place}>{change}</li>
          ))}
        </Changes>
        {isRisky ? (
          <>
            <Banner tone="warn" role="note" title="What this means for records">
              <Changes>
                {[...risks.records, ...risks.readable].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Changes>
            </Banner>
            <CheckboxField
              id={id}
              label="Change it all the same"
              checked={isAgreed}
              error={isAsked && !isAgreed ? 'Tick this to save, or undo what you do not want.' : undefined}
              onChange={({ target }) => {
                setAgreed(target.checked);
              }}
            />
          </>
        ) : (
          <Quiet>No record loses anything.</Quiet>
        )}
      </Stack>
    </Sheet>
  );
}

const Changes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
