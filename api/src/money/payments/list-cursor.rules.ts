import { invalidField } from '../../core/app-error';

/** Where a list that has its newest first goes on. */
export interface CursorPosition {
  readonly at: Date;
  readonly id: string;
}

/** A database takes no later year than this one from a client. */
const LAST = new Date('9999-12-31');
const CURSOR = /^(\d{1,15})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function writePosition({ at, id }: CursorPosition): string {
  return `${at.getTime()}_${id}`;
}

export function readPosition(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  const time = new Date(Number(at));
  if (id === undefined || !(time < LAST)) {
    throw invalidField('cursor', 'This cursor is not one of ours');
  }
  return { at: time, id };
}
