import type { Line } from '../reading/text/layout';
import { recordRanges } from './known-names';
import { placesIn, type KnownWords, type TaggedLine } from './line-places';
import { GroupedWindow } from './word-groups';

const KNOWN: KnownWords = {
  recordRanges,
  groups(tokens, at) {
    const window = new GroupedWindow(tokens, at);
    const { tag, wide } = window;
    return {
      near: window.groups(),
      pairs: [`C-1 ${wide(-1)} ${tag()}`, `C+1 ${wide(1)} ${tag()}`, `Ct ${wide()} ${tag()} ${tag(1)}`],
    };
  },
};

/** The lines of words of a prompt, each word with all that the server knows of it. */
export const placesOf = (lines: readonly Line[]): TaggedLine[] => placesIn(lines, KNOWN);
