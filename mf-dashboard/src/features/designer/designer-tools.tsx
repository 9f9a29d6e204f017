import { Button, IconButton, Row } from '@tessera/shared/ui';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadyDesign } from './designer-state';
import type { Designer } from './designer.store';

interface DesignerToolsProps {
  designer: Designer;
  state: ReadyDesign;
  onAddTable: () => void;
  onReview: () => void;
  /** Taking out and bringing in. */
  children?: ReactNode;
}

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export function DesignerTools({ designer, state, onAddTable, onReview, children }: DesignerToolsProps) {
  const { actions, undone } = state.draft;
  const count = state.drawn.changes.length;
  return (
    <Row justify="space-between">
      <Row gap={2}>
        <Button icon={<Plus {...ICON} aria-hidden="true" />} onClick={onAddTable}>
          Add table
        </Button>
        <IconButton label="Undo" aria-disabled={actions.length === 0} onClick={designer.undo}>
          <Undo2 {...ICON} />
        </IconButton>
        <IconButton label="Redo" aria-disabled={undone.length === 0} onClick={designer.redo}>
          <Redo2 {...ICON} />
        </IconButton>
        {children}
      </Row>
      {count > 0 ? (
        <Button variant="primary" isBusy={state.saving.step === 'saving'} onClick={onReview}>
          Review {String(count)} {count === 1 ? 'change' : 'changes'}
        </Button>
      ) : null}
    </Row>
  );
}
