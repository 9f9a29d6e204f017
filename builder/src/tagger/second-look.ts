import type { Line } from '../reading/text/layout';
import type { Place } from './sequence-model';

/**
 * What a first look at all lines says of the surroundings of each word, for a second look. Lines in which it found no
 * records and no fields are passed over: a greeting in front, a story between or a wish behind may not change what is read around
 * them (READ-01).
 */

const classOf = (label: string | undefined) =>
  label === undefined ? '_' : label === 'J' ? 'F' : label.slice(-1);

const isFound = (label: string) => /^[BI]-/.test(label);

const summary = (labels: readonly string[] | undefined): string => {
  if (!labels) return '^';
  const count = (kind: string) => labels.filter((label) => label === `B-${kind}`).length;
  const few = (number: number) => (number === 0 ? '0' : number < 3 ? '1' : '3');
  return `R${few(count('R'))}F${few(count('F'))}`;
};

/** The nearest label of another stretch before or behind a place. */
function nearest(labels: readonly string[], at: number, step: 1 | -1): string {
  for (
    let index = at + step, far = 1;
    index >= 0 && index < labels.length && far <= 8;
    index += step, far += 1
  )
    if (isFound(labels[index] ?? '')) return `${classOf(labels[index])} ${far <= 2 ? 'near' : 'far'}`;
  return '_';
}

interface Looked {
  readonly kind: Line['kind'];
  readonly places: readonly Place[];
}

/** `labels` are those of the first look, for each line. */
export function withFirstLook(lines: readonly Looked[], labels: readonly (readonly string[])[]): Place[][] {
  const all = summary(labels.flat());
  const found = labels.map((own) => own.some((label) => /^B-[RF]$/.test(label)));
  return lines.map(({ kind, places }, line) => {
    const own = labels[line] ?? [];
    const before = labels[found.lastIndexOf(true, line - 1 < 0 ? -Infinity : line - 1)];
    const next = labels[found.indexOf(true, line + 1)];
    const [earlier, self, later] = [line === 0 ? '^' : summary(before), summary(own), summary(next)];
    const about = [
      `2line ${self} ${kind}`,
      `2before ${earlier} ${kind}`,
      `2next ${later} ${kind}`,
      `2all ${all}`,
      `2around ${earlier} ${self} ${later}`,
    ];
    return places.map(({ features, joint }, at) => {
      const label = (offset: number) => own[at + offset] ?? '_';
      return {
        joint,
        features: [
          ...features,
          ...about,
          ...about.map((fact) => `${fact} ${label(0)}`),
          `2l ${label(0)}`,
          `2l-1 ${label(-1)}`,
          `2l+1 ${label(1)}`,
          `2l+2 ${label(2)}`,
          `2ll ${label(0)} ${label(1)}`,
          `2n ${nearest(own, at, -1)} ${nearest(own, at, 1)}`,
          `2nl ${nearest(own, at, -1)} ${label(0)} ${nearest(own, at, 1)}`,
        ],
      };
    });
  });
}
