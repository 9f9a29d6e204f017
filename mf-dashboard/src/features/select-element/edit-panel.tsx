import type { ModelEdit } from '@tessera/shared/contracts';
import { Button, IconButton, Row } from '@tessera/shared/ui';
import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ColourEdit, SpacingEdit, ToneEdit } from './colour-edits';
import { controlsOf, isNothing } from './edit-controls';
import { OrderEdit } from './order-edit';
import { NameEdit, WordsEdit } from './text-edits';
import type { Saving } from './select.store';
import type { SelectFlow } from './use-select-element';

export interface EditPanelProps {
  flow: SelectFlow;
  onEdit: (edit: ModelEdit) => void;
  /** Takes back the last version; absent while that is under way. */
  onUndo: (() => void) | undefined;
}

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** What of the selected element can be changed by hand; each change is a version. */
export function EditPanel({ flow, onEdit, onUndo }: EditPanelProps) {
  const { selected, model, saving } = flow.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const label = selected?.label;
  useEffect(() => {
    if (label !== undefined) heading.current?.focus({ preventScroll: true });
  }, [label]);
  if (!selected) return null;
  const controls = model && controlsOf(model, selected);
  const isBusy = saving.step === 'saving';
  return (
    <Root aria-label="Selected element" aria-busy={isBusy}>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {selected.label}
        </h2>
        <Outcome saving={saving} onUndo={onUndo} />
        <IconButton label="Close" size="small" onClick={flow.drop}>
          <X {...ICON} />
        </IconButton>
      </Head>
      {!controls || isNothing(controls) ? (
        <Quiet>Nothing here can be changed by hand. Ask for the change in the chat.</Quiet>
      ) : (
        // What was typed is of one element: another one begins with its own.
        <Edits key={selected.part?.id}>
          {controls.name ? <NameEdit {...controls.name} isBusy={isBusy} onEdit={onEdit} /> : null}
          {controls.text ? <WordsEdit {...controls.text} isBusy={isBusy} onEdit={onEdit} /> : null}
          {controls.tone ? <ToneEdit {...controls.tone} isBusy={isBusy} onEdit={onEdit} /> : null}
          {controls.order ? <OrderEdit {...controls.order} isBusy={isBusy} onEdit={onEdit} /> : null}
          {controls.theme ? (
            <>
              <ColourEdit accent={controls.theme.accent} isBusy={isBusy} onEdit={onEdit} />
              <SpacingEdit density={controls.theme.density} isBusy={isBusy} onEdit={onEdit} />
            </>
          ) : null}
        </Edits>
      )}
    </Root>
  );
}

/** Said once: a part of the page that is always there, so that it is heard. */
function Outcome({ saving, onUndo }: { saving: Saving; onUndo: (() => void) | undefined }) {
  return (
    <Said>
      <Row gap={2} role="status">
        {saving.step === 'saving' ? <Quiet>Saving…</Quiet> : null}
        {saving.step === 'saved' ? (
          <Done>
            <Check {...ICON} aria-hidden="true" />
            {saving.said}
          </Done>
        ) : null}
      </Row>
      {saving.step === 'failed' ? <Failed role="alert">{saving.message}</Failed> : null}
      {saving.step === 'saved' && onUndo ? (
        <Button size="small" variant="quiet" icon={<Undo2 {...ICON} />} onClick={onUndo}>
          Undo
        </Button>
      ) : null}
    </Said>
  );
}

const Root = styled.section`
  flex: none;
  max-height: 50%;
  overflow: auto;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  h2 {
    flex: none;
    max-width: 50%;
    overflow: hidden;
    font-size: ${({ theme }) => theme.sizes[14]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Said = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Done = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.ok};
`;

const Failed = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;

const Edits = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]};
  padding-top: ${({ theme }) => theme.space[2]};
`;
