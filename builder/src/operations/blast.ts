import type { ApplicationModel } from '@tessera/shared/contracts';
import { APPLICATION } from '../model/parts';
import { migrationBetween } from './migration';
import { recordEffects, type RecordEffects } from './record-effects';

/** How far a change reaches. */
export interface Blast {
  /** Ids; 'application' for its title, its look and its formats. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** What records lose or show in another way, one sentence each. */
  readonly records: readonly string[];
  /** Records change or go, so whoever asked should be asked once more. */
  readonly needsConfirmation: boolean;
}

type Content = ReadonlyMap<string, string>;

const isNode = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Every node's own content: other nodes in it stand as their ids. */
function contentOf(model: ApplicationModel): Content {
  const content = new Map<string, string>();
  const text = (whole: unknown) =>
    JSON.stringify(whole, (key, value: unknown) => (key !== '' && isNode(value) ? visit(value) : value));
  const visit = (node: { readonly id: string }): string => {
    content.set(node.id, text(node));
    return node.id;
  };
  const { next: _, ...shown } = model;
  content.set(APPLICATION, text(shown));
  return content;
}

/** What is different between two models, and what that does to records. */
export function blastBetween(
  before: ApplicationModel,
  after: ApplicationModel,
  { converted, archived }: RecordEffects,
): Blast {
  const was = contentOf(before);
  const is = contentOf(after);
  const records = [...converted, ...archived];
  return {
    added: [...is.keys()].filter((id) => !was.has(id)),
    changed: [...is.keys()].filter((id) => was.has(id) && was.get(id) !== is.get(id)),
    removed: [...was.keys()].filter((id) => !is.has(id)),
    records,
    needsConfirmation: records.length > 0,
  };
}

/** The same where nothing is known of the way from one model to the other. */
export function blastOf(before: ApplicationModel, after: ApplicationModel): Blast {
  return blastBetween(before, after, recordEffects(before, after, migrationBetween(before, after)));
}
