import type { PickedRect } from '@tessera/shared/contracts';
import styled from 'styled-components';
import type { SelectState } from './select.store';

export interface PickOutlineProps {
  state: SelectState;
  /** How much smaller than it is the application is drawn. */
  scale: number;
}

/** Around what is pointed at, with what it is called; around what is selected once that is done. For the eye alone. */
export function PickOutline({ state: { isPicking, over, selected, rect }, scale }: PickOutlineProps) {
  if (isPicking) return over ? <Outline rect={over.rect} label={over.selected.label} scale={scale} /> : null;
  return selected && rect ? <Outline rect={rect} label={selected.label} scale={scale} /> : null;
}

interface OutlineProps {
  rect: PickedRect;
  label: string;
  scale: number;
}

function Outline({ rect: { x, y, width, height }, label, scale }: OutlineProps) {
  const box = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  return (
    <Layer aria-hidden="true">
      <Box style={box}>
        <Label $isInside={y * scale < LABEL_HEIGHT}>{label}</Label>
      </Box>
    </Layer>
  );
}

const LABEL_HEIGHT = 24;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

const Box = styled.div`
  position: absolute;
  border: 2px solid ${({ theme }) => theme.colors.brand};
  border-radius: ${({ theme }) => theme.radii.control};
`;

/* Inside of what reaches to the top, where there is no room above it. */
const Label = styled.span<{ $isInside: boolean }>`
  position: absolute;
  inset-inline-start: -2px;
  ${({ $isInside }) => ($isInside ? 'top: 0;' : `bottom: 100%;`)}
  max-width: 320px;
  padding: 0 ${({ theme }) => theme.space[2]};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.brand};
  color: ${({ theme }) => theme.colors.onBrand};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 22px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
