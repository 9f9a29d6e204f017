import type { BuiltPlace, CodePlace } from '@tessera/shared/contracts';
import { framesOf } from './stack-frames';

/** More different places than these are not looked up in a version: an application may report what it likes. */
const MAX_LOOKED_UP = 20;
/** After a look-up that failed the next one waits this long, in milliseconds: an application may report errors without a pause. */
const LOOK_UP_AGAIN_MS = 5000;

export interface PlacesPorts {
  /** What stands in the files of a version at the places of a stack; absent where nobody asks. */
  readonly findPlaces?: (
    versionId: string,
    frames: readonly BuiltPlace[],
  ) => Promise<readonly (CodePlace | null)[]>;
  readonly now: () => number;
}

/** Where in the project's files the errors of the version that runs are. */
export function createPlaces(ports: PlacesPorts) {
  let versionId: string | undefined;
  let known = new Map<string, Promise<CodePlace | undefined>>();
  let nextFrom = -Infinity;

  function ask(frames: readonly BuiltPlace[]): Promise<CodePlace | undefined> | undefined {
    if (!ports.findPlaces || versionId === undefined || frames.length === 0) return undefined;
    if (known.size >= MAX_LOOKED_UP || ports.now() < nextFrom) return undefined;
    const [key, places] = [JSON.stringify(frames), known];
    const found = ports.findPlaces(versionId, frames).then(
      (all) => all.find((place) => place !== null) ?? undefined,
      () => {
        // The error is told without. When it comes again, the server may be there again.
        places.delete(key);
        nextFrom = ports.now() + LOOK_UP_AGAIN_MS;
        return undefined;
      },
    );
    places.set(key, found);
    return found;
  }

  return {
    /** Another version runs from now on; undefined while what runs is none yet. What was found in the last one is forgotten. */
    showVersion: (id: string | undefined): void => {
      if (id === versionId) return;
      versionId = id;
      known = new Map();
    },
    /** The line of the project in which the innermost call of a stack is; looked up once for the same calls. */
    find: (stack = ''): Promise<CodePlace | undefined> => {
      const frames = framesOf(stack);
      return known.get(JSON.stringify(frames)) ?? ask(frames) ?? Promise.resolve(undefined);
    },
  };
}
