import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { typeLabel } from '../../lib/design/column-types';
import { arrangeTables, HEAD_HEIGHT, heightOf, NODE_WIDTH, ROW_HEIGHT, type Place } from './arrange-tables';
import { readPlaces } from './kept-places';

const MARGIN = 24;
/** As sharp as a screen of today. */
const SCALE = 2;

/** The colours of a drawing, as the page has them. */
interface Colours {
  readonly surface: string;
  readonly sunken: string;
  readonly head: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly edge: string;
}

function coloursOf(page: Element): Colours {
  const style = getComputedStyle(page);
  const of = (name: string) => style.getPropertyValue(`--t-${name}`).trim();
  return {
    surface: of('surface'),
    sunken: of('sunken'),
    head: of('brand-soft'),
    text: of('text'),
    muted: of('muted'),
    line: of('line'),
    edge: of('line-strong'),
  };
}

function clipped(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let short = text;
  while (short.length > 1 && context.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

function drawTable(
  context: CanvasRenderingContext2D,
  entity: Entity,
  { x, y }: Place,
  colours: Colours,
): void {
  const height = heightOf(entity);
  context.fillStyle = colours.surface;
  context.fillRect(x, y, NODE_WIDTH, height);
  context.fillStyle = colours.head;
  context.fillRect(x, y, NODE_WIDTH, HEAD_HEIGHT);
  context.strokeStyle = colours.edge;
  context.strokeRect(x, y, NODE_WIDTH, height);
  context.fillStyle = colours.text;
  context.font = '600 13px sans-serif';
  context.fillText(clipped(context, entity.plural, NODE_WIDTH - 24), x + 12, y + HEAD_HEIGHT / 2);
  context.font = '13px sans-serif';
  entity.fields.forEach((field, place) => {
    const middle = y + HEAD_HEIGHT + (place + 0.5) * ROW_HEIGHT;
    const type = clipped(context, typeLabel(field), NODE_WIDTH * 0.4);
    const width = context.measureText(type).width;
    context.fillStyle = colours.muted;
    context.fillText(type, x + NODE_WIDTH - 12 - width, middle);
    context.fillStyle = colours.text;
    const name = `${field.name}${field.required ? ' *' : ''}`;
    context.fillText(clipped(context, name, NODE_WIDTH - 36 - width), x + 12, middle);
  });
}

function drawLinks(
  context: CanvasRenderingContext2D,
  { entities }: ApplicationModel,
  places: ReadonlyMap<string, Place>,
  colours: Colours,
): void {
  context.strokeStyle = colours.edge;
  for (const { id, fields } of entities) {
    const from = places.get(id);
    fields.forEach(({ reference }, place) => {
      const to = reference && places.get(reference.entity);
      if (!from || !to) return;
      const [x, y] = [from.x + NODE_WIDTH, from.y + HEAD_HEIGHT + (place + 0.5) * ROW_HEIGHT];
      const end = to.y + HEAD_HEIGHT / 2;
      context.beginPath();
      context.moveTo(x, y);
      context.bezierCurveTo(x + 48, y, to.x - 48, end, to.x, end);
      context.moveTo(to.x - 8, end - 4);
      context.lineTo(to.x, end);
      context.lineTo(to.x - 8, end + 4);
      context.stroke();
    });
  }
}

/** The tables as a picture, where they stand on the canvas; undefined where the browser makes none. */
export function pictureOf(projectId: string, model: ApplicationModel): Promise<Blob | undefined> {
  const places = new Map<string, Place>([...arrangeTables(model), ...Object.entries(readPlaces(projectId))]);
  const boxes = model.entities.map((entity) => ({ entity, place: places.get(entity.id) ?? { x: 0, y: 0 } }));
  const left = Math.min(...boxes.map(({ place }) => place.x)) - MARGIN;
  const top = Math.min(...boxes.map(({ place }) => place.y)) - MARGIN;
  const right = Math.max(...boxes.map(({ place }) => place.x)) + NODE_WIDTH + MARGIN;
  const bottom = Math.max(...boxes.map(({ entity, place }) => place.y + heightOf(entity))) + MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = (right - left) * SCALE;
  canvas.height = (bottom - top) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  const colours = coloursOf(document.documentElement);
  context.scale(SCALE, SCALE);
  context.translate(-left, -top);
  context.textBaseline = 'middle';
  context.fillStyle = colours.sunken;
  context.fillRect(left, top, right - left, bottom - top);
  drawLinks(context, model, places, colours);
  for (const { entity, place } of boxes) drawTable(context, entity, place, colours);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
}
