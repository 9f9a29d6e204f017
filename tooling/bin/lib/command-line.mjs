import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Ends the command with one sentence for whoever typed it. */
export function stop(sentence, exitCode = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}

/** The folder that the command was started in, which has to be a remote's. */
export function findRemoteFolder() {
  const folder = process.cwd();
  for (const file of ['package.json', 'webpack.config.mjs'])
    if (!existsSync(join(folder, file)))
      stop(`There is no ${file} in ${folder}, so it is no remote's folder.`);
  return folder;
}

/**
 * The options of a command. `--help` prints how it is used and ends it; what it does not know ends it, too, with exit 2.
 *
 * @param {string} usage begins with the command's name
 * @param {import('node:util').ParseArgsConfig['options']} options
 */
export function readOptions(usage, options) {
  const { help, ...values } = parse(usage, { ...options, help: { type: 'boolean', short: 'h' } });
  if (!help) return values;
  process.stdout.write(usage);
  process.exit(0);
}

function parse(usage, options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    const [sentence] = error.message.split('. ');
    const [name] = usage.split(' ');
    return stop(`${sentence.replace(/\.$/, '')}. ${name} --help says what there is.`, 2);
  }
}
