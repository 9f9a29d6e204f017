import { titleOfBlock, type ApplicationModel, type Theme, type Tone } from '@tessera/shared/contracts';
import { orderOf, type Order, type Selected } from './resolve-target';

/** What of a selected element the model can change by hand. */
export interface EditControls {
  /** What it is called; with the plural of a table. */
  readonly name:
    | { readonly part: string; readonly name: string; readonly plural: string | undefined }
    | undefined;
  /** The words of a text block. */
  readonly text: { readonly part: string; readonly text: string } | undefined;
  /** The colour of an option or a badge; null where its place colours it. */
  readonly tone:
    | { readonly part: string; readonly tone: Tone | null; readonly mayBeNone: boolean }
    | undefined;
  readonly order: (Order & { readonly part: string; readonly isSideways: boolean }) | undefined;
  /** Colour and spacing are the whole application's: they are offered with what stands for it. */
  readonly theme: Theme | undefined;
}

const WHOLE: ReadonlySet<string> = new Set(['title', 'page', 'table']);

export function controlsOf(model: ApplicationModel, selected: Selected): EditControls {
  const { part } = selected;
  const order = orderOf(model, selected);
  return {
    name: nameOf(selected),
    text:
      part?.kind === 'block' && part.block.kind === 'text'
        ? { part: part.id, text: part.block.text }
        : undefined,
    tone: toneOf(selected),
    order: order && part && { ...order, part: part.id, isSideways: isSideways(model, selected) },
    theme: part && WHOLE.has(part.kind) ? model.theme : undefined,
  };
}

export function isNothing({ name, text, tone, order, theme }: EditControls): boolean {
  return !name && !text && !tone && !order && !theme;
}

function nameOf({ part }: Selected): EditControls['name'] {
  if (!part || (part.kind === 'block' && titleOfBlock(part.block) === undefined)) return undefined;
  return { part: part.id, name: part.name, plural: part.kind === 'table' ? part.entity.plural : undefined };
}

function toneOf({ part }: Selected): EditControls['tone'] {
  if (part?.kind === 'badge') return { part: part.id, tone: part.badge.tone, mayBeNone: false };
  if (part?.kind !== 'option') return undefined;
  return { part: part.id, tone: part.option.tone ?? null, mayBeNone: true };
}

/** Columns and tabs stand beside each other, fields of a form below. */
function isSideways({ theme }: ApplicationModel, { part, target }: Selected): boolean {
  if (part?.kind === 'page') return theme.navigation === 'top';
  if (part?.kind === 'field') return target.view !== null;
  return part?.kind !== 'block';
}
