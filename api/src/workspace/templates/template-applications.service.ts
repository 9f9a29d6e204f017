import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { buildFailed } from '../builds/build-failure.rules';
import { hasOutput, type KeptBuilds } from '../builds/builds.service';
import { treeOf } from '../files/tree.rules';
import type { Worker } from '../worker/worker.client';
import { findTemplate } from './find-template.rules';
import type { TemplateApplication, TemplateSource } from './template-source.schema';

/** Whose turn it is in the builder's processes: all templates together have one, however many look at them. */
const ACCOUNT = 'templates';
/** Before the id, in the label of a preview's host. Labels of people's own have no hyphen. */
const LABEL = 'template-';
/** Some 700 KB each. */
const KEPT = 8;

interface Made extends TemplateApplication {
  readonly treeHash: string;
}

export interface TemplateApplications {
  /** What there is to be seen of a template's application. */
  read(source: TemplateSource): Promise<TemplateApplication>;
  /** An address on which it runs, for anybody; compiled when it is first asked for. */
  preview(source: TemplateSource): Promise<string>;
  /** What the host of a label shows; undefined for one that is no template's, and before it was compiled. */
  findSite(label: string): Promise<{ readonly title: string; readonly treeHash: string } | undefined>;
}

/** The applications of templates, made by the builder's processes; `addressOf` makes the address of a label. */
export function createTemplateApplications(
  { db, worker, builds }: { readonly db: Database; readonly worker: Worker; readonly builds: KeptBuilds },
  addressOf: (label: string) => string,
): TemplateApplications {
  const made = new LRUCache<string, Promise<Made>>({ max: KEPT });
  // What a template is made into never changes while the server runs.
  const trees = new Map<string, string>();

  async function makeNow({ id }: TemplateSource): Promise<Made> {
    const application = await worker.run(ACCOUNT, 'template', { id });
    const { hash: treeHash } = treeOf(application.files);
    trees.set(id, treeHash);
    return { ...application, treeHash };
  }

  function make(source: TemplateSource): Promise<Made> {
    const known = made.get(source.id);
    if (known) return known;
    const making = makeNow(source).catch((error: unknown) => {
      made.delete(source.id);
      throw error instanceof WorkStoppedError ? notNow() : error;
    });
    made.set(source.id, making);
    return making;
  }

  const treeOfTemplate = async (source: TemplateSource) =>
    trees.get(source.id) ?? (await make(source)).treeHash;

  return {
    read: make,
    async preview(source) {
      const treeHash = await treeOfTemplate(source);
      // Its files are in no tree: nobody else could build it again where what was built is gone.
      if (!(await builds.readFile(treeHash, 'js'))) {
        const { files } = await make(source);
        const built = await builds.build(ACCOUNT, treeHash, files);
        if (!built.ok) throw buildFailed(built.error);
      }
      return addressOf(`${LABEL}${source.id}`);
    },
    async findSite(label) {
      const source = label.startsWith(LABEL) ? findTemplate(label.slice(LABEL.length)) : undefined;
      if (!source) return undefined;
      const treeHash = await treeOfTemplate(source);
      return (await hasOutput(db, treeHash)) ? { title: source.title, treeHash } : undefined;
    },
  };
}

function notNow(): AppError {
  return new AppError('UNAVAILABLE', 'The template could not be opened. Try again in a moment.', {
    retryAfter: 5,
  });
}
