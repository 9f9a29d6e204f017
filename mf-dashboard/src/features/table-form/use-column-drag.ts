import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const COLUMN = Symbol('a column of the form');

/** Where a card that is dragged stands, of what is dragged; undefined for anything else, such as a file. */
function placeIn(data: Record<string | symbol, unknown>): number | undefined {
  const place = data[COLUMN];
  return typeof place === 'number' ? place : undefined;
}

/**
 * Lets a card be dragged by its grip to another place of the list. `onMove` gets the places that it had and has. Keys and buttons do the
 * same, so nobody has to.
 */
export function useColumnDrag(place: number, onMove: (from: number, to: number) => void) {
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  /** Where what is dragged over this card would come. */
  const [edge, setEdge] = useState<Edge | null>(null);
  const placeNow = useEffectEvent(() => place);
  const drop = useEffectEvent((from: number | undefined, at: Edge | null) => {
    setEdge(null);
    if (from === undefined) return;
    const to = getReorderDestinationIndex({
      ...{ startIndex: from, indexOfTarget: place, closestEdgeOfTarget: at },
      axis: 'vertical',
    });
    if (to !== from) onMove(from, to);
  });
  useEffect(() => {
    const element = card.current;
    const dragHandle = grip.current;
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({
        ...{ element, dragHandle },
        getInitialData: () => ({ [COLUMN]: placeNow() }),
        onDragStart: () => {
          setDragged(true);
        },
        onDrop: () => {
          setDragged(false);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.element !== element && placeIn(source.data) !== undefined,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => {
          setEdge(extractClosestEdge(self.data));
        },
        onDragLeave: () => {
          setEdge(null);
        },
        onDrop: ({ self, source }) => {
          drop(placeIn(source.data), extractClosestEdge(self.data));
        },
      }),
    );
  }, []);
  return { card, grip, isDragged, edge };
}
