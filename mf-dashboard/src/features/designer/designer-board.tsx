import { lazyWithRetry } from '@tessera/shared/remote';
import { Button, Skeleton, useIsPhone } from '@tessera/shared/ui';
import { Upload } from 'lucide-react';
import { Suspense, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { DesignAction } from '../../lib/design/design-draft';
import { DesignDialogs, type DesignDialog } from './design-dialogs';
import { DesignerNotices } from './designer-notices';
import type { ReadyDesign } from './designer-state';
import { ExportMenu } from './export-menu';
import { DesignerTools } from './designer-tools';
import type { Designer } from './designer.store';
import { ReviewSheet } from './review-sheet';
import { TableList, type TableActions } from './table-list';

const DesignerCanvas = lazyWithRetry(async () => (await import('./designer-canvas')).DesignerCanvas);

export interface DesignerBoardProps {
  projectId: string;
  name: string;
  designer: Designer;
  state: ReadyDesign;
  onSaved: () => void;
}

/** Ctrl/Cmd+Z takes the last change of the draft back, outside fields. */
function undoByKey(event: KeyboardEvent, designer: Designer): void {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isField) return;
  event.preventDefault();
  if (event.shiftKey) designer.redo();
  else designer.undo();
}

export function DesignerBoard({ projectId, name, designer, state, onSaved }: DesignerBoardProps) {
  const isPhone = useIsPhone();
  const { model } = state.drawn;
  const [opened, setOpened] = useState(model.entities[0]?.id);
  const [dialog, setDialog] = useState<DesignDialog>();
  const [isReviewing, setReviewing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const perform = (action: DesignAction) => {
    setRefusal(designer.perform(action));
  };
  return (
    <Root
      onKeyDown={(event) => {
        undoByKey(event, designer);
      }}
    >
      <DesignerTools
        designer={designer}
        state={state}
        onAddTable={() => {
          setDialog({ kind: 'addTable' });
        }}
        onReview={() => {
          setReviewing(true);
        }}
      >
        <ExportMenu {...{ projectId, name, model }} onProblem={setRefusal} />
        <ImportButton onAsk={setDialog} />
      </DesignerTools>
      <DesignerNotices {...{ projectId, designer }} state={{ ...state, problem: refusal ?? state.problem }} />
      <Columns>
        {isPhone ? null : (
          <CanvasPlace>
            <Suspense fallback={<Skeleton height="100%" />}>
              <DesignerCanvas
                {...{ projectId, model }}
                selected={opened}
                onSelect={setOpened}
                onRelate={(entity, target, field) => {
                  setDialog(relating(state, entity, target, field));
                }}
                onRemove={(entity) => {
                  perform([{ kind: 'removeEntity', entity }]);
                }}
              />
            </Suspense>
          </CanvasPlace>
        )}
        <ListPlace>
          <TableList
            {...{ projectId, model, opened }}
            onOpen={setOpened}
            actions={listActions(perform, setDialog)}
          />
        </ListPlace>
      </Columns>
      <DesignDialogs
        {...{ model, dialog }}
        onPerform={(action) => {
          const why = designer.perform(action);
          if (why === undefined) setRefusal(undefined);
          if (why === undefined && action.some(({ kind }) => kind === 'addEntity'))
            setOpened(newest(designer));
          return why;
        }}
        onClose={() => {
          setDialog(undefined);
        }}
      />
      {isReviewing ? (
        <Review
          {...{ designer, state, onSaved }}
          onClose={() => {
            setReviewing(false);
          }}
        />
      ) : null}
    </Root>
  );
}

function ImportButton({ onAsk }: { onAsk: (dialog: DesignDialog) => void }) {
  const ask = () => {
    onAsk({ kind: 'importSql' });
  };
  return (
    <Button icon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={ask}>
      Import SQL
    </Button>
  );
}

/** The table that was added last. */
function newest({ store }: Designer): string | undefined {
  const state = store.getState();
  return state.step === 'ready' ? state.drawn.model.entities.at(-1)?.id : undefined;
}

type ReviewProps = Pick<DesignerBoardProps, 'designer' | 'state' | 'onSaved'> & { onClose: () => void };

function Review({ designer, state, onSaved, onClose }: ReviewProps) {
  return (
    <ReviewSheet
      state={state}
      risks={designer.risks()}
      onSave={async (confirmed) => {
        const isSaved = await designer.save(confirmed);
        if (isSaved) onSaved();
        return isSaved;
      }}
      onDiscard={designer.discard}
      onClose={onClose}
    />
  );
}

function listActions(
  perform: (action: DesignAction) => void,
  ask: (dialog: DesignDialog) => void,
): TableActions {
  return {
    perform,
    addColumn: ({ id }) => {
      ask({ kind: 'column', entity: id });
    },
    addLink: ({ id }) => {
      ask({ kind: 'column', entity: id, start: { type: 'reference' } });
    },
    changeColumn: ({ id }, field) => {
      ask({ kind: 'column', entity: id, field: field.id });
    },
    renameTable: ({ id }) => {
      ask({ kind: 'renameTable', entity: id });
    },
  };
}

/** A line from a column that holds text becomes a link of that column where its name says so; otherwise the link is a new column. */
function relating({ drawn }: ReadyDesign, entity: string, target?: string, field?: string): DesignDialog {
  const to = drawn.model.entities.find(({ id }) => id === target);
  if (!to) return { kind: 'column', entity, start: { type: 'reference' } };
  const from = drawn.model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === field);
  const start = { type: 'reference', target: to.id } as const;
  if (from && from.type !== 'reference' && from.name.toLowerCase() === to.name.toLowerCase())
    return { kind: 'column', entity, field: from.id, start };
  return { kind: 'column', entity, start: { ...start, name: to.name } };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${({ theme }) => theme.space[4]};
  height: max(420px, calc(100dvh - 340px));
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
`;

const CanvasPlace = styled.div`
  min-width: 0;
  height: 100%;
  ${({ theme }) => theme.media.tablet} {
    height: 420px;
  }
`;

const ListPlace = styled.div`
  min-height: 0;
  overflow-y: auto;
`;
