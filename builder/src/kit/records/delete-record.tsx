import { nameOf } from '../data/entity';
import type { Change } from '../data/document';
import { planRemoval } from '../data/removal';
import type { Store } from '../data/store';
import type { Entity, Row } from '../data/types';
import { countOf, inSentence } from '../data/words';
import { useAsk } from '../frame/ask';
import { FOCUS } from '../frame/page';
import { hrefOf, navigate } from '../frame/router';
import { useStore } from '../frame/store-context';
import { LeaveLinks, type LeaveLink } from './leave-links';
import { useOutcome } from './use-outcome';

/** The id of the link that opens a record in a list. */
export function recordLinkId(id: string): string {
  return `record-${id}`;
}

/** Moves the focus after React has taken something away. */
export function focusSoon(id: string): void {
  setTimeout(() => {
    (document.getElementById(id) ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, 0);
}

interface Deletion {
  readonly rows: readonly Row[];
  /** Called just before the records go. */
  readonly before?: () => void;
  /** Called when they are gone. */
  readonly after?: () => void;
}

/**
 * Gives the function that removes records in one step and offers to bring them back. Where others need them it says which
 * and removes nothing; where others go with them, or lose their link to them, it says how many and asks first.
 */
export function useRemove(entity: Entity): (deletion: Deletion) => void {
  const store = useStore();
  const ask = useAsk();
  const report = useOutcome();
  return ({ rows, before, after }) => {
    const [first] = rows;
    if (!first) return;
    const what = rows.length === 1 ? `“${nameOf(entity, first)}”` : countOf(rows.length, entity);
    const ids = rows.map(({ id }) => id);
    const plan = planRemoval(store.entities, store.rows(), entity, ids);
    if (plan.refusal !== null) {
      const body = <LeaveLinks text={plan.refusal} links={inTheWay(store, entity, rows)} />;
      ask({ title: `${what} cannot be deleted`, body });
      return;
    }
    const act = () => {
      before?.();
      const done = rows.length === 1 ? `Deleted ${inSentence(entity.name)} ${what}.` : `Deleted ${what}.`;
      report(store.remove(entity, ...ids), done, () => {
        focusSoon(recordLinkId(first.id));
      });
      after?.();
    };
    const { going, losing } = consequencesOf(store, plan.changes, entity, ids);
    if (going === '' && losing === '') {
      act();
      return;
    }
    const body = (
      <p>
        {going !== '' && `This deletes ${going} too. `}
        {losing !== '' && `${losing} ${rows.length === 1 ? 'it' : 'them'}. `}
        You can undo it for ten seconds.
      </p>
    );
    const asked = rows.length === 1 ? inSentence(entity.name) : countOf(rows.length, entity);
    const name = going === '' ? `Delete ${asked}` : 'Delete all';
    ask({ title: `Delete ${what}?`, body, answer: { name, isDanger: true, act } });
  };
}

interface Consequences {
  /** '3 orders and 1 invoice' go too. */
  readonly going: string;
  /** '3 orders stay, but lose their link to' what was asked for. */
  readonly losing: string;
}

/** What becomes of other records than those that were asked for; '' where nothing does. */
function consequencesOf(
  store: Store,
  changes: readonly Change[],
  asked: Entity,
  ids: readonly string[],
): Consequences {
  const others = changes.filter(({ entityId, id }) => entityId !== asked.id || !ids.includes(id));
  const staying = others.filter(({ record }) => record !== null);
  const stays = staying.length === 1 ? 'stays, but loses its link to' : 'stay, but lose their link to';
  return {
    going: counted(
      store,
      others.filter(({ record }) => record === null),
    ),
    losing: staying.length === 0 ? '' : `${counted(store, staying)} ${stays}`,
  };
}

function counted({ entities }: Store, changes: readonly Change[]): string {
  const counts = entities.flatMap((entity) => {
    const count = changes.filter(({ entityId }) => entityId === entity.id).length;
    return count === 0 ? [] : countOf(count, entity);
  });
  return new Intl.ListFormat('en').format(counts);
}

/** The lists of the records that still need these. */
function inTheWay(store: Store, entity: Entity, rows: readonly Row[]): readonly LeaveLink[] {
  return Object.entries(entity.links).flatMap(([name, { from, by }]) => {
    const other = store.entities.find(({ id }) => id === from);
    const field = other?.fields[by];
    if (!other || field?.type !== 'reference' || field.many === true || field.onDelete !== 'refuse')
      return [];
    return rows.flatMap((row) => {
      const count = store.rows().linkedRows(entity.id, row.id, name).length;
      if (count === 0) return [];
      const of = rows.length === 1 ? '' : ` of “${nameOf(entity, row)}”`;
      const text = `Show ${countOf(count, other)}${of}`;
      return { text, href: `${hrefOf(other.path, 'list')}?${by}=${encodeURIComponent(row.id)}` };
    });
  });
}

/**
 * The same from a list. The focus moves to the next row, or to the one before, so that the keyboard does not start
 * again at the top.
 */
export function useDelete(entity: Entity, rows: readonly Row[]): (row: Row) => void {
  const remove = useRemove(entity);
  return (row) => {
    const place = rows.indexOf(row);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    remove({
      rows: [row],
      after: () => {
        focusSoon(neighbour ? recordLinkId(neighbour.id) : 'add-first');
      },
    });
  };
}

/** The same from a record's own page, which then goes back to the list. */
export function useDeleteAndLeave(entity: Entity): (row: Row) => void {
  const { visit } = useStore();
  const remove = useRemove(entity);
  return (row) => {
    remove({
      rows: [row],
      before: () => {
        visit.set(FOCUS, 'page');
        // First, so that the page of a record that is gone is never shown.
        navigate(hrefOf(entity.path, 'list'), { replace: true });
      },
    });
  };
}
