import { emitSingleFile, type ProjectFile } from '@tessera/builder';
import type * as Esbuild from 'esbuild-wasm';
import { readReactModules } from '../checks/react-source.child';
import { SpoiledError } from '../../work/serve-work';
import {
  MODEL_PATH,
  PROJECT_ELEMENT,
  PROJECT_KIND,
  type SingleFileRequest,
  type SingleFileResult,
  type VersionReceipt,
} from './archive.schema';
import { inlineFonts } from './inline-fonts.child';
import { zipFiles } from './pack-archive.child';

/** Where an application keeps its records (`kit/data/storage.ts` of the builder). */
const RECORDS = '"tessera-app"';

let react: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Puts a built application into one HTML file that works from a disk: its code with React, its style with its letters, and
 * the project itself, so that it can come back. Answers the error when its code cannot be one classic script.
 */
export async function makeSingleFile(
  esbuild: typeof Esbuild,
  { model, js, css, files, at, receipt, recordsName }: SingleFileRequest,
): Promise<SingleFileResult> {
  react ??= readReactModules();
  // Files that are opened from one disk share one storage: each keeps its records under a name of its own.
  const own = js.replaceAll(RECORDS, JSON.stringify(recordsName));
  const joined = await joinReact(esbuild, own, await react);
  if (!joined.ok) return joined;
  const data = { id: PROJECT_ELEMENT, value: keptProject(files, at, receipt) };
  const html = emitSingleFile(model ?? { title: receipt.project }, {
    script: joined.script,
    style: await inlineFonts(css),
    note: noteOf(receipt),
    data,
  });
  return { ok: true, html };
}

type Joined = { readonly ok: true; readonly script: string } | Extract<SingleFileResult, { ok: false }>;

async function joinReact(
  esbuild: typeof Esbuild,
  js: string,
  modules: ReadonlyMap<string, string>,
): Promise<Joined> {
  try {
    return { ok: true, script: await bundleReact(esbuild, js, modules) };
  } catch (error) {
    const [refusal] = (error as { errors?: Esbuild.Message[] }).errors ?? [];
    const message = refusal?.text ?? 'The compiler gave up on putting this into one file';
    const result = { ok: false, error: { path: null, line: null, message } } as const;
    if (refusal) return result;
    // A compiler that threw may answer nonsense from now on.
    throw new SpoiledError(result);
  }
}

async function bundleReact(
  esbuild: typeof Esbuild,
  js: string,
  modules: ReadonlyMap<string, string>,
): Promise<string> {
  const built = await esbuild.build({
    stdin: { contents: js, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [
      {
        name: 'react',
        setup(build) {
          build.onResolve({ filter: /.*/ }, ({ path }) =>
            modules.has(path)
              ? { path, namespace: 'react' }
              : { errors: [{ text: `"${path}" cannot be part of one file` }] },
          );
          build.onLoad({ filter: /.*/, namespace: 'react' }, ({ path }) => ({
            contents: modules.get(path) ?? '',
            loader: 'js',
          }));
        },
      },
    ],
  });
  return built.outputFiles[0]?.text ?? '';
}

function keptProject(files: readonly ProjectFile[], at: Date, receipt: VersionReceipt): object {
  const modelText = files.find(({ path }) => path === MODEL_PATH)?.text;
  const model = modelText === undefined ? undefined : parseJson(modelText);
  const others = model === undefined ? files : files.filter(({ path }) => path !== MODEL_PATH);
  const { project, number, note, checks } = receipt;
  return {
    kind: PROJECT_KIND,
    project,
    version: { number, note, at: at.toISOString() },
    checks,
    model: model ?? null,
    files: Buffer.from(zipFiles(others, at)).toString('base64'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Code that only looks like ours: it stays a file among the others.
    return undefined;
  }
}

function noteOf({ project, number, at, checks }: VersionReceipt): string[] {
  const all = checks.passed + checks.failed.length + checks.untried.length + checks.waiting;
  return [
    `${project}, version ${number} of ${at.toISOString().slice(0, 10)}, made with Tessera.`,
    ...(all > 0 ? [`Checks: ${checks.passed} of ${all} passed.`] : []),
    'Everything it needs is in this file. Records stay in the browser that opens it.',
    'To work on it again, choose this file at New project in Tessera.',
  ];
}
