import type { ApplicationModel } from '@tessera/shared/contracts';

/** Which entities, fields and options are new. */
export interface Additions {
  readonly isEntity: (id: string) => boolean;
  readonly isField: (id: string) => boolean;
  readonly isOption: (id: string) => boolean;
}

const always = () => true;

/** All of it: there was no application before. */
export const everything: Additions = { isEntity: always, isField: always, isOption: always };

/** Ids are counted up and never used twice, so what is new has one that was not handed out before; what comes back has not. */
export function addedSince({ next }: ApplicationModel): Additions {
  const isFrom = (counter: number) => (id: string) => Number(id.replace(/^\D+/, '')) >= counter;
  return { isEntity: isFrom(next.entity), isField: isFrom(next.field), isOption: isFrom(next.option) };
}
