import type { Project } from '@tessera/shared/contracts';
import { Button, Sheet } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { emptyProgress, type AheadPreview } from '../../lib/run-progress';
import { TileProgress } from '../../lib/tile-progress';
import { Ground, Grown, Side } from './create-app.styles';
import type { CreateAppState } from './create-app.store';
import { UnderstoodTables } from './understood-tables';

export interface Shown {
  versionId: string | undefined;
  ahead: AheadPreview | undefined;
}

export interface ResultProps {
  state: Extract<CreateAppState, { step: 'creating' | 'running' | 'done' }>;
  /** The running application, asked for as soon as its address is known; `versionId` once it is a version. */
  renderPreview: (project: Project, shown: Shown) => ReactNode;
}

/** What is understood settles into its place, and the application grows out of it. */
export function Result({ state, renderPreview }: ResultProps) {
  const [isGrown, setIsGrown] = useState(false);
  const { steps, tables, ahead } = state.step === 'creating' ? emptyProgress : state.progress;
  const versionId = state.step === 'done' ? state.versionId : undefined;
  return (
    <Side aria-label="Preview">
      {isGrown ? null : (
        <Ground>
          <TileProgress steps={steps} />
          {tables.length > 0 ? (
            <UnderstoodTables tables={tables} />
          ) : (
            <p>Your app appears here as soon as it runs.</p>
          )}
        </Ground>
      )}
      {state.step !== 'creating' && (versionId ?? ahead) !== undefined ? (
        <Grown
          // Nothing is there yet to be heard or to get into.
          inert={versionId === undefined && ahead?.isAwaited}
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget) setIsGrown(true);
          }}
        >
          {renderPreview(state.project, { versionId, ahead })}
        </Grown>
      ) : null}
    </Side>
  );
}

/** SCR-03: on a phone the preview is a button, as soon as there is something to see. */
export function SeeRunning({ state, renderPreview }: ResultProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ahead } = state.step === 'creating' ? emptyProgress : state.progress;
  const versionId = state.step === 'done' ? state.versionId : undefined;
  const isThere = versionId !== undefined || (ahead !== undefined && !ahead.isAwaited);
  return (
    <>
      <Button
        disabled={!isThere}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        See it running
      </Button>
      {state.step === 'creating' ? null : (
        <Sheet title={state.project.name} size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
          <InFull>{renderPreview(state.project, { versionId, ahead })}</InFull>
        </Sheet>
      )}
    </>
  );
}

/* As much of the sheet as there is, to its edges. */
const InFull = styled.div`
  display: flex;
  height: 80dvh;
  margin: 0 -${({ theme }) => theme.space[6]} -${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;
