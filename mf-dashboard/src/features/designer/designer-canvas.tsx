import type { ApplicationModel } from '@tessera/shared/contracts';
import { IconButton } from '@tessera/shared/ui';
import {
  applyNodeChanges,
  Background,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Connection,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { LayoutGrid, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { arrangeTables, type Place } from './arrange-tables';
import { edgesOf, nodesOf } from './canvas-parts';
import { keepPlaces, readPlaces } from './kept-places';
import { TableNode, type TableNodeType } from './table-node';

export interface DesignerCanvasProps {
  projectId: string;
  model: ApplicationModel;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** A line was drawn from a column to a table, or a relation is to be chosen from a list. */
  onRelate: (from: string, to?: string, field?: string) => void;
  onRemove: (id: string) => void;
}

const NODE_TYPES = { table: TableNode };

/** The tables as a drawing: moved, related by a line from column to column, walked with Tab and moved with arrows. */
export function DesignerCanvas(props: DesignerCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function usePlaces(projectId: string, model: ApplicationModel) {
  const [kept, setKept] = useState(() => readPlaces(projectId));
  const places = useMemo(
    () => new Map<string, Place>([...arrangeTables(model), ...Object.entries(kept)]),
    [model, kept],
  );
  return {
    places,
    move: (moved: Readonly<Record<string, Place>>) => {
      // What is arranged by itself stays where it is when something is moved by hand.
      const next = { ...Object.fromEntries(places), ...moved };
      setKept(next);
      keepPlaces(projectId, next);
    },
    arrange: () => {
      setKept({});
      keepPlaces(projectId, {});
    },
  };
}

function Canvas({ projectId, model, selected, onSelect, onRelate, onRemove }: DesignerCanvasProps) {
  const { places, move, arrange } = usePlaces(projectId, model);
  const nodes = useMemo(() => nodesOf(model, places, selected), [model, places, selected]);
  const [measured, setMeasured] = useState<TableNodeType[]>([]);
  const edges = useMemo(() => edgesOf(model), [model]);
  const shown = useMemo(() => withMeasures(nodes, measured), [nodes, measured]);

  function relate({ source, sourceHandle, target }: Connection): void {
    onRelate(source, target, sourceHandle ?? undefined);
  }
  function selectFocused({ target }: FocusEvent): void {
    const id = idOf(target);
    if (id !== undefined && id !== selected) onSelect(id);
  }
  function hear(event: KeyboardEvent): void {
    const id = idOf(event.target);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'r') onRelate(id);
    else if (event.key === 'Delete') onRemove(id);
    else return;
    event.preventDefault();
  }
  return (
    <Root role="application" aria-label="Tables of the app" onFocus={selectFocused} onKeyDown={hear}>
      <ReactFlow
        nodes={shown}
        edges={edges}
        nodeTypes={NODE_TYPES}
        onNodesChange={(changes) => {
          const moved = changes.flatMap((change) =>
            change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
          );
          if (moved.length > 0) move(Object.fromEntries(moved));
          if (changes.some(({ type }) => type === 'dimensions')) {
            setMeasured((before) => applyNodeChanges(changes, withMeasures(nodes, before)));
          }
        }}
        onNodeClick={(_, { id }) => {
          onSelect(id);
        }}
        onConnect={relate}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        edgesFocusable={false}
        elementsSelectable
        minZoom={0.2}
        maxZoom={1.5}
        fitView
        fitViewOptions={ALL}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={20} color="var(--design-dots)" />
        <CanvasTools count={nodes.length} onArrange={arrange} />
      </ReactFlow>
    </Root>
  );
}

/** What the library measured of nodes, with the nodes as they are now. */
function withMeasures(nodes: TableNodeType[], measured: readonly TableNodeType[]): TableNodeType[] {
  const known = new Map(measured.map((node) => [node.id, node.measured]));
  return nodes.map((node) => {
    const size = known.get(node.id);
    return size ? { ...node, measured: size } : node;
  });
}

const idOf = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('.react-flow__node')?.dataset['id'] ?? undefined)
    : undefined;

/** How all tables are shown. */
const ALL = { maxZoom: 1, padding: 0.1 };

function CanvasTools({ count, onArrange }: { count: number; onArrange: () => void }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const before = useRef(count);
  // What was added may stand outside of what is seen.
  useEffect(() => {
    if (count > before.current) void fitView(ALL);
    before.current = count;
  }, [count, fitView]);
  const size = { size: 16, strokeWidth: 1.75 };
  return (
    <Tools role="toolbar" aria-label="View of the tables">
      <IconButton size="small" label="Zoom in" tooltipSide="top" onClick={() => void zoomIn()}>
        <ZoomIn {...size} />
      </IconButton>
      <IconButton size="small" label="Zoom out" tooltipSide="top" onClick={() => void zoomOut()}>
        <ZoomOut {...size} />
      </IconButton>
      <IconButton size="small" label="Show all" tooltipSide="top" onClick={() => void fitView(ALL)}>
        <Maximize {...size} />
      </IconButton>
      <IconButton
        size="small"
        label="Arrange"
        tooltipSide="top"
        onClick={() => {
          onArrange();
          requestAnimationFrame(() => void fitView(ALL));
        }}
      >
        <LayoutGrid {...size} />
      </IconButton>
    </Tools>
  );
}

const Root = styled.div`
  --design-edge: ${({ theme }) => theme.colors.lineStrong};
  --design-dots: ${({ theme }) => theme.colors.line};
  position: relative;
  height: 100%;
  min-height: 360px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  /* The page's own limit for pictures would make them as narrow as the layer that holds them, which has no width. */
  .react-flow__edges svg,
  .react-flow__connectionline {
    max-width: none;
  }
  .react-flow__edge-path {
    stroke: var(--design-edge);
    stroke-width: 1.5;
  }
  .react-flow__connection-path {
    stroke: ${({ theme }) => theme.colors.brand};
    stroke-width: 2;
  }
  .react-flow__node:focus-visible {
    border-radius: ${({ theme }) => theme.radii.card};
    outline: ${({ theme }) => theme.focus.width} solid ${({ theme }) => theme.colors.brand};
    outline-offset: ${({ theme }) => theme.focus.offset};
  }
`;

const Tools = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space[3]};
  inset-inline-start: ${({ theme }) => theme.space[3]};
  z-index: 5;
  display: flex;
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
`;
