import { Button, Segmented, useIsPhone } from '@tessera/shared/ui';
import { MoveHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { PreviewCover } from './preview-cover';
import { Application, type Fit } from './preview-stage';
import { useCopiedPreview, type PreviewedProject } from './use-preview';

/** Two versions to be looked at side by side. */
export interface BeforeAfterChoice {
  readonly before: { readonly id: string; readonly number: number };
  readonly after: { readonly number: number };
  /** The comparison is over, and everything stays as it is. */
  readonly onKeep: () => void;
  /** Takes the newer one back; absent where it is not the newest. */
  readonly onDiscard: (() => void) | undefined;
  readonly isDiscarding: boolean;
}

const STEP = 5;

interface Shared {
  choice: BeforeAfterChoice;
  /** How much of the width the version before covers, in percent. */
  share: number;
  onShare: (share: number) => void;
}

const nameOf = ({ number }: { readonly number: number }) => `v${String(number)}`;

/** A line has no room on a phone: there it is the one version or the other. */
function useShownShare(share: number): { readonly isPhone: boolean; readonly shown: number } {
  const isPhone = useIsPhone();
  if (!isPhone) return { isPhone, shown: share };
  return { isPhone, shown: share > 0 ? 100 : 0 };
}

/** Says what is seen, and ends it: the newer version stays, or goes. */
export function BeforeAfterBar({ choice, share, onShare }: Shared) {
  const { before, after, onKeep, onDiscard, isDiscarding } = choice;
  const { isPhone, shown } = useShownShare(share);
  return (
    <Bar role="group" aria-label="Before and after">
      {isPhone ? (
        <Segmented
          label="Which version is shown"
          segments={[
            { value: 'before', label: `Before (${nameOf(before)})` },
            { value: 'after', label: `After (${nameOf(after)})` },
          ]}
          value={shown === 100 ? 'before' : 'after'}
          onValueChange={(value) => {
            onShare(value === 'before' ? 100 : 0);
          }}
        />
      ) : (
        <Words>
          <strong>{nameOf(before)}</strong> on the left, <strong>{nameOf(after)}</strong> on the right. What
          you do in {nameOf(before)} is not kept.
        </Words>
      )}
      <Choices>
        {onDiscard ? (
          <Button size="small" isBusy={isDiscarding} onClick={onDiscard}>
            Discard
          </Button>
        ) : null}
        <Button size="small" variant="primary" onClick={onKeep}>
          {onDiscard ? 'Keep' : 'Close'}
        </Button>
      </Choices>
    </Bar>
  );
}

export interface BeforeLayerProps extends Shared {
  project: PreviewedProject;
  /** The application's name. */
  name: string;
  fit: Fit;
  /** The route that the application is on. */
  readHash: () => string;
}

/** The version before over the application, up to a line that is moved by dragging and by arrow keys. */
export function BeforeLayer({ project, name, choice, share, onShare, fit, readHash }: BeforeLayerProps) {
  const { before } = choice;
  const flow = useCopiedPreview(project, before.id, readHash);
  const { isPhone, shown } = useShownShare(share);
  const { status, problems } = flow.state;
  return (
    <>
      <Part inert={shown === 0} style={{ clipPath: `inset(0 ${String(100 - shown)}% 0 0)` }}>
        <Application title={`${nameOf(before)} of ${name}`} flow={flow} fit={fit} />
        <PreviewCover
          status={status}
          lastProblem={problems.at(-1)}
          broken={undefined}
          fixing={undefined}
          onReload={undefined}
        />
      </Part>
      {isPhone ? null : <Handle share={share} onMove={onShare} label={nameOf(before)} />}
    </>
  );
}

interface HandleProps {
  share: number;
  onMove: (share: number) => void;
  label: string;
}

function Handle({ share, onMove, label }: HandleProps) {
  const [isDragged, setIsDragged] = useState(false);
  const release = () => {
    setIsDragged(false);
  };

  function handleKey(event: KeyboardEvent): void {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: 0,
      End: 100,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(Math.min(100, Math.max(0, next)));
  }

  function handleMove(event: PointerEvent<HTMLDivElement>): void {
    const room = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!room || !isDragged) return;
    const place = ((event.clientX - room.left) / room.width) * 100;
    onMove(Math.round(Math.min(100, Math.max(0, place))));
  }

  return (
    <Line
      role="slider"
      tabIndex={0}
      aria-label={`How much of ${label} is shown`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={`${String(share)} percent`}
      style={{ insetInlineStart: `${String(share)}%` }}
      onKeyDown={handleKey}
      onPointerDown={() => {
        setIsDragged(true);
      }}
      onPointerMove={handleMove}
      onPointerUp={release}
      onPointerCancel={release}
      $isDragged={isDragged}
    >
      <Grip>
        <MoveHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
      </Grip>
    </Line>
  );
}

/* Cut off, not squeezed: both applications are laid out alike, and what is cut off is not pressed. */
const Part = styled.div`
  position: absolute;
  inset: 0;
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Words = styled.p`
  flex: 1 1 240px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  strong {
    color: ${({ theme }) => theme.colors.text};
    font-variant-numeric: tabular-nums;
  }
`;

const Choices = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline-start: auto;
`;

/* As wide as a finger, drawn as thin as a line. */
const Line = styled.div<{ $isDragged: boolean }>`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-items: center;
  width: 44px;
  margin-inline-start: -22px;
  cursor: ew-resize;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    width: 2px;
    background: ${({ theme }) => theme.colors.brand};
  }
  /* Over everything during a drag: capturing the pointer does not reach over a frame of another process. */
  &::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: ${({ theme }) => theme.layers.overlay};
    display: ${({ $isDragged }) => ($isDragged ? 'block' : 'none')};
    user-select: none;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > span {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
`;

const Grip = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.brand};
  color: ${({ theme }) => theme.colors.onBrand};
  box-shadow: ${({ theme }) => theme.shadows.float};
`;
