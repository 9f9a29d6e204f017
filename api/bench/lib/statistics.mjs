/** The smallest value that at least `part` of the values do not exceed (nearest rank): 0.95 of 20 is the nineteenth. */
export function quantile(values, part) {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)];
}

export const median = (values) => quantile(values, 0.5);

/** 'p50 1.0 p95 2.0 p99 3.0 ms' */
export function figures(timings) {
  const at = (part) => quantile(timings, part).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} ms`;
}

export function print(line) {
  process.stdout.write(`${line}\n`);
}
