import { and, eq, lt, or, type Column, type SQL } from 'drizzle-orm';

/** Where a page of a list that has its newest first goes on: after the row of this time and id. */
export interface ListPosition {
  readonly at: Date;
  readonly id: string;
}

/** The condition for rows after `position`; undefined, which is none, at the beginning. */
export function isAfter(at: Column, id: Column, position: ListPosition | undefined): SQL | undefined {
  return position && or(lt(at, position.at), and(eq(at, position.at), lt(id, position.id)));
}
