/**
 * Commands that documents and comments tell people to type, held against what would run.
 *
 * @typedef {object} Workspace
 * @property {(path: string) => boolean} exists is there such a file or folder, from the root?
 * @property {Readonly<Record<string, readonly string[]>>} scripts names of scripts by package; the root's under ''
 * @property {readonly string[]} projects of jest
 * @property {readonly string[]} specs names of the browser tests' files
 */

/** npm's own commands that documents name. */
const NPM = new Set(['install', 'pack']);
const PNPM = new Set(['add', 'exec', 'install', 'remove', 'update', 'why']);

/** `[words]`, `<path>`, `…`: to be filled in by whoever reads. */
const isPlaceholder = (word) => /^[[<]|…|\.\.\./.test(word);

/** Commands in `code`, and lines of fenced blocks, without comments and settings before them. */
function commandsIn(lines) {
  let isFenced = false;
  return lines.flatMap(({ line, text }) => {
    if (/^\s*```/.test(text)) {
      isFenced = !isFenced;
      return [];
    }
    const pieces = isFenced ? [text] : [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    return pieces.flatMap((piece) => {
      const command = piece
        .trim()
        .replace(/\s+#.*$/, '')
        .replace(/^(?:\$ )?(?:[A-Z][A-Z_]*=\S+ )*/, '')
        .replace(/^npx --yes pnpm@[\d.]+/, 'pnpm');
      return /^(?:pnpm|npm|node) \S/.test(command) ? [{ line, words: command.split(/\s+/) }] : [];
    });
  });
}

const isOption = (word) => word.startsWith('-');

function checkJest(words, { exists, projects }) {
  const at = words.indexOf('--selectProjects');
  const rest = at < 0 ? [] : words.slice(at + 1);
  const end = rest.findIndex(isOption);
  // Every word after it, up to the next option, names a project: a path there is a project that does not exist.
  const named = end < 0 ? rest : rest.slice(0, end);
  const paths = (at < 0 ? words : words.slice(0, at)).filter((word) => !isOption(word));
  return [
    ...named.filter((name) => !projects.includes(name)).map((name) => `jest has no project ${name}`),
    ...paths.filter((path) => !exists(path)).map((path) => `there are no tests at ${path}`),
  ];
}

function checkPnpm([first = '', ...rest], workspace) {
  const { scripts, specs } = workspace;
  if (first === '--filter') {
    const [name = '', script = ''] = rest;
    const packages = name.endsWith('/mf-x')
      ? Object.keys(scripts).filter((key) => key.includes('/mf-'))
      : [name];
    const lacking = packages.filter((key) => !scripts[key]?.includes(script));
    return lacking.map((key) =>
      scripts[key] ? `${key} has no script ${script}` : `there is no package ${key}`,
    );
  }
  if (first.startsWith('-') || isPlaceholder(first) || PNPM.has(first)) return [];
  if (!scripts['']?.includes(first)) return [`the root has no script ${first}`];
  const words = rest.filter((word) => !isPlaceholder(word));
  if (rest.some(isPlaceholder)) return [];
  if (first === 'jest') return checkJest(words, workspace);
  if (first !== 'e2e') return [];
  const unknown = words.filter((word) => !word.startsWith('-') && !specs.some((spec) => spec.includes(word)));
  return unknown.map((word) => `no browser test is named like ${word}`);
}

function checkCommand([program, ...words], workspace) {
  if (program === 'pnpm') return checkPnpm(words, workspace);
  if (program === 'npm') {
    if (NPM.has(words[0])) return [];
    const script = words[0] === 'run' ? words[1] : words[0];
    return workspace.scripts[''].includes(script) ? [] : [`the root has no script ${script}`];
  }
  const file = words.find((word) => !word.startsWith('-'));
  // What a build makes is not there before it.
  const isSource = /\.[cm]?js$/.test(file ?? '') && !/(?:^|\/)(?:dist|node_modules)\//.test(file);
  return isSource && !workspace.exists(file) ? [`there is no ${file}`] : [];
}

/**
 * Documented commands that would not run.
 *
 * @param {readonly { line: number, text: string }[]} lines of a document, or the comments of code
 * @param {Workspace} workspace
 * @returns {{ line: number, problem: string }[]}
 */
export function findBrokenCommands(lines, workspace) {
  return commandsIn(lines).flatMap(({ line, words }) =>
    checkCommand(words, workspace).map((problem) => ({
      line,
      problem: `\`${words.join(' ')}\`: ${problem}`,
    })),
  );
}
