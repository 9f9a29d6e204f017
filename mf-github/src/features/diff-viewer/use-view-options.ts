import { ownStorage } from '@tessera/shared/remote';
import { useState } from 'react';
import type { DiffView } from './diff-items';
import type { TextOptions } from './file-head';

interface ViewOptions extends TextOptions {
  readonly view: DiffView;
}

const NAME = 'diff-view';
const kept = ownStorage('mf-github', 'localStorage');

/** What was kept, part by part: of an older or a broken one what is missing is as it is for everybody. */
function readKept(): ViewOptions {
  const words = new Set((kept.read(NAME) ?? '').split(' '));
  return {
    view: words.has('split') ? 'split' : 'unified',
    ignoresWhitespace: words.has('ignore-whitespace'),
    wraps: !words.has('no-wrap'),
  };
}

function keep({ view, ignoresWhitespace, wraps }: ViewOptions): void {
  const words = [view, ignoresWhitespace && 'ignore-whitespace', !wraps && 'no-wrap'];
  kept.write(NAME, words.filter(Boolean).join(' '));
}

/** How somebody reads differences: the same for every file, and kept for the next time. */
export function useViewOptions() {
  const [options, setOptions] = useState(readKept);
  const change = (part: Partial<ViewOptions>) => {
    const next = { ...options, ...part };
    setOptions(next);
    keep(next);
  };
  const { view, ...text } = options;
  return { view, text, change };
}
