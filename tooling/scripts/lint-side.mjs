/**
 * `node tooling/scripts/lint-side.mjs browser|node [--fix]`: types and lint of one side of the workspace, from one TypeScript program.
 *
 * The compiler and the linter need the same program, and making and checking it is most of what either does. So one
 * process makes it, reports what the compiler finds, and lints with it.
 *
 * What is kept from run to run lies in node_modules/.cache/tessera: the compiler's own notes, and for each file without
 * a finding one hash over itself, everything that it imports, directly or not, and the rules. A file is linted again
 * when that hash is another, because what a typed rule says of a file depends on what it imports.
 */
import { lintSide } from './lib/lint-side.mjs';

const [side, ...words] = process.argv.slice(2);
process.exitCode = await lintSide(side, { isFixing: words.includes('--fix') });
