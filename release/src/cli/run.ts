import { Command, CommanderError } from 'commander';
import { RefusedError, exitCodeOf, type Refusal } from '../core/refusal';
import { pinCommand, rollbackCommand, shellCommand } from './change-commands';
import { exitCodeOfOutcome, type Outcome } from './outcome';
import { publishCommand } from './publish-command';
import { logCommand, statusCommand } from './read-commands';
import { openSession, withFlags, type GlobalOptions, type Host, type Session } from './session';

/** For `tessera-dev`, which pins nothing and asks what pinning would say. */
export { checkAddresses } from '../core/check-pages';

/** Version of what `--json` prints: one object on standard output, whatever happens. */
const SCHEMA = 'mfr/v1';

const MAKE_PUBLIC =
  'a page that was for signed-in users and may be open to everybody now; kept in the history';

/** For an option that may be given several times. */
function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

type Action = (session: Session) => Promise<Outcome>;

/**
 * Runs one `mfr` command. Answers the exit code: 0 done, 1 a check failed, 2 usage, 3 conflict, 4 not allowed,
 * 5 registry unusable, 6 evidence incomplete. Results go to standard output, refusals to standard error.
 *
 * @param words the command line without the interpreter and the script
 */
export async function run(words: readonly string[], host: Host): Promise<number> {
  let exit = 0;
  // Commander has parsed nothing yet when it complains, so its own idea of `--json` is not there to ask.
  const isJson = words.includes('--json');
  const program = buildProgram(
    isJson ? { ...host, writeError: () => undefined } : host,
    async (command, action) => {
      exit = await perform(command, action, host);
    },
  );
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    return printRefused(host, isJson, null, new RefusedError([usageRefusal(error)]));
  }
  return exit;
}

function buildProgram(host: Host, perform: (command: Command, action: Action) => Promise<void>): Command {
  const program = new Command('mfr')
    .description('Publishes remotes to immutable versions, and decides which of them are live.')
    .exitOverride()
    // Subcommands made below inherit this: their messages go where the program's go.
    .configureOutput({
      writeOut: host.writeOut,
      writeErr: host.writeError,
      // What it complains about is said once, as every refusal.
      outputError: () => undefined,
    })
    .option('--registry <folder>', 'registry (default: REGISTRY_URL)')
    .option('--env <name>', 'environment (default: RELEASE_ENV, or local)')
    .option('--reason <text>', 'why; kept in the history')
    .option('--actor <name>', 'who (default: USER)')
    .option('--base <serial>', 'the serial you looked at; refuses if somebody changed the same remote since')
    .option('--dry-run', 'check everything, change nothing')
    .option('--json', `print one object of schema ${SCHEMA}`);

  program
    .command('publish')
    .description('store the output folders of builds as immutable versions')
    .argument('<dist...>')
    .option('--uncompressed', 'without the compressed forms, for a build that only this machine serves')
    .action((dists: string[], options: { uncompressed?: boolean }, command: Command) =>
      perform(command, (session) => publishCommand(session, dists, options)),
    );
  program
    .command('pin')
    .description('make versions live, all in one serial')
    .argument('<remote@version...>')
    .option('--shell <file>', "also state what the shell provides (the shell build's mf-shell.json)")
    .option('--make-public <pattern>', MAKE_PUBLIC, collect)
    .action((pins: string[], options: { shell?: string; makePublic?: string[] }, command: Command) =>
      perform(command, (session) => pinCommand(session, pins, options)),
    );
  program
    .command('rollback')
    .description('go back to the version before, or to what was live at a serial')
    .argument('[remote]', 'one remote; every remote when left out (needs --to)')
    .option('--to <serial>', 'the serial to go back to')
    .option('--make-public <pattern>', MAKE_PUBLIC, collect)
    .action((remote: string | undefined, options: { to?: string; makePublic?: string[] }, command: Command) =>
      perform(command, (session) => rollbackCommand(session, remote, options)),
    );
  program
    .command('shell')
    .description('state what the shell of the environment provides to remotes')
    .argument('<file>', "the shell build's mf-shell.json")
    .action((file: string, _options: object, command: Command) =>
      perform(command, (session) => shellCommand(session, file)),
    );
  program
    .command('status')
    .description('what is live, since when, by whom, and whether disk and history hold')
    .action((_options: object, command: Command) => perform(command, statusCommand));
  program
    .command('log')
    .description('who changed what, when and why; verifies the whole history')
    .action((_options: object, command: Command) => perform(command, logCommand));
  return program;
}

async function perform(command: Command, action: Action, host: Host): Promise<number> {
  const options = command.optsWithGlobals<GlobalOptions>();
  const isJson = options.json === true;
  try {
    const line = ['mfr', command.name(), ...command.args].join(' ');
    const outcome = await action(openSession(options, host, line));
    const exit = exitCodeOfOutcome(outcome);
    const refusals = outcome.refusals.map((refusal) => complete(refusal, options));
    if (isJson)
      writeJson(host, { command: command.name(), ok: exit === 0, exit, ...outcome.facts, refusals });
    else {
      host.writeOut(outcome.lines.map((line) => `${line}\n`).join(''));
      host.writeError(refusals.map(refusalText).join(''));
    }
    return exit;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const refusals = error.refusals.map((refusal) => complete(refusal, options));
    return printRefused(host, isJson, command.name(), new RefusedError(refusals, error.conflict));
  }
}

/** Says that nothing was done, and why; answers the exit code. */
function printRefused(
  host: Host,
  isJson: boolean,
  command: string | null,
  { refusals, conflict }: RefusedError,
): number {
  const exit = exitCodeOf(refusals);
  if (isJson) writeJson(host, { command, ok: false, exit, refusals, conflict: conflict ?? null });
  else host.writeError(`${refusals.map(refusalText).join('')}nothing changed\n`);
  return exit;
}

/** What Commander complains about, as a refusal like every other. */
function usageRefusal({ code, message }: CommanderError): Refusal {
  const words = message.replace(/^error: /, '').replaceAll('\n', ' ');
  const [, tooMany] = (code === 'commander.excessArguments' && /for '(\w+)'/.exec(words)) || [];
  if (tooMany !== undefined) {
    // Most often an environment: `mfr status prod`.
    const cause = `${words} An environment is named by --env.`;
    return { code: 'E_USAGE', cause, next: `mfr ${tooMany} --help` };
  }
  const cause = code === 'commander.help' ? 'no command is named' : words;
  return { code: 'E_USAGE', cause, next: 'mfr --help' };
}

function complete(refusal: Refusal, options: GlobalOptions): Refusal {
  return { ...refusal, next: withFlags(refusal.next, options) };
}

function refusalText({ code, cause, next }: Refusal): string {
  return `✗ ${code}  ${cause}\n  next: ${next}\n`;
}

function writeJson(host: Host, facts: Readonly<Record<string, unknown>>): void {
  host.writeOut(`${JSON.stringify({ schema: SCHEMA, ...facts }, undefined, 2)}\n`);
}
