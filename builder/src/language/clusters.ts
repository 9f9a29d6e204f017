import { WORD_CLUSTERS } from './word-clusters';

/** Groups of words that are used alike: 'bin', 'scrap' and 'ditch' say nearly the same to who was taught one of them. */
export interface Cluster {
  readonly narrow: number;
  readonly wide: number;
}

let table: ReadonlyMap<string, Cluster> | undefined;

function makeTable(): ReadonlyMap<string, Cluster> {
  const result = new Map<string, Cluster>();
  let narrow = 0;
  WORD_CLUSTERS.trim()
    .split('\n\n')
    .forEach((group, wide) => {
      for (const line of group.split('\n')) {
        narrow += 1;
        for (const word of line.split(' ')) result.set(word, { narrow, wide });
      }
    });
  return result;
}

/** The groups of a word in lower case; undefined for one that is rare. */
export function clusterOf(word: string): Cluster | undefined {
  table ??= makeTable();
  return table.get(word);
}
