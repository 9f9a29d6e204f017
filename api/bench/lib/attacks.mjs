/** What takes longest of the 8,000 characters that a prompt and a message may have. */
export const SLOW_PROMPT = Array.from(
  { length: 400 },
  (_, index) => `thing${index} with name${index} and size${index}`,
)
  .join(', ')
  .slice(0, 8000);
export const SLOW_MESSAGE = 'sort a by b and the '.repeat(400).slice(0, 8000);

/** A file of many lines, none of which is where it was. */
export function manyLines(count, seed) {
  return Array.from({ length: count }, (_, line) => `// ${(line * seed) % 97}`).join('\n');
}

/** Every layer re-exports both files of the next: two to the power of thirty ways through, never compiled. */
export function latticeFiles() {
  const layers = Array.from({ length: 31 }, (_, layer) =>
    ['a', 'b'].map((side) => ({
      path: `src/lattice/${layer}${side}.ts`,
      text:
        layer === 30
          ? `export const ${side} = 1;`
          : `export * from './${layer + 1}a';\nexport * from './${layer + 1}b';`,
    })),
  );
  return layers.flat();
}
