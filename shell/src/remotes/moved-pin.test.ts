import { findMove } from './moved-pin';

const pin = (digest: string) => ({ version: digest, digest });
const pins = (stable: string, fallback: string | null) => ({
  stable: pin(stable),
  fallback: fallback === null ? null : pin(fallback),
});
const running = (digest: string, wanted = digest) => ({ digest, wanted });

describe('what became of the version that a page runs', () => {
  it.each([
    ['its pin stays', running('2'), pins('2', '1'), 'none'],
    ['a newer one is pinned', running('2'), pins('3', '2'), 'newer'],
    ['it was rolled back from', running('2'), pins('1', null), 'withdrawn'],
    ['it was rolled back from, to one with a fallback', running('2'), pins('1', '0'), 'withdrawn'],
    ['two pins came while the page was asleep', running('2'), pins('4', '3'), 'withdrawn'],
    ['the fallback runs, since the pinned one failed', running('1', '2'), pins('2', '1'), 'none'],
    ['the fallback runs, and what failed was mended', running('1', '2'), pins('3', '1'), 'newer'],
    ['the fallback runs, and was pinned again', running('1', '2'), pins('1', null), 'none'],
    ['nothing runs yet', undefined, pins('2', '1'), 'none'],
    ['the remote is pinned no longer', running('2'), undefined, 'none'],
  ] as const)('[COMP-03] where %s', (_case, version, wanted, move) => {
    expect(findMove(version, wanted)).toBe(move);
  });
});
