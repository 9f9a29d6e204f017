import { run } from './run';

process.exitCode = await run(process.argv.slice(2), {
  variables: process.env,
  directory: process.cwd(),
  clock: () => new Date(),
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
