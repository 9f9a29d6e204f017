import { findPointedPart, type ApplicationModel } from '@tessera/shared/contracts';
import type { Touched } from '../reading/world';

/** What 'it' means when somebody has pointed at a part; nothing where the application has no such part any more. */
export function touchedBy(model: ApplicationModel, id: string): Touched {
  const part = findPointedPart(model, id);
  if (!part || part.kind === 'title') return {};
  if (part.kind === 'metric') return { entity: part.metric.entity, node: id };
  if (part.kind === 'page') return ofBlocks(part.page.blocks, id);
  if (part.kind === 'block') return ofBlocks([part.block], id);
  const entity = part.entity.id;
  if (part.kind === 'table') return { entity };
  if (part.kind === 'field') return { entity, field: id, fields: [id] };
  if (part.kind === 'option') return { entity, field: part.field.id, fields: [part.field.id], option: id };
  return { entity, node: id };
}

/** A page is about the records of its first list. */
function ofBlocks(
  blocks: readonly { readonly kind: string; readonly entity?: string }[],
  node: string,
): Touched {
  const entity = blocks.find((block) => block.entity !== undefined)?.entity;
  return { ...(entity !== undefined && { entity }), node };
}
