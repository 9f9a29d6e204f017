import * as z from 'zod/mini';
import { isManifestSized, PAGE_LIMITS } from './page-limits';
import { isPlainPattern, patternKey, patternsOverlap } from './page-patterns';
import { ENVIRONMENT_NAME, ICON_PATH, PAGE_PATTERN, PAGE_TEXT, PAGE_WORD, SITE_PATH } from './patterns';

const patternSchema = z
  .string()
  .check(
    z.regex(
      PAGE_PATTERN,
      'a pattern is text and parameters between slashes (/reports/:id), at the end /* for everything below, without dots, in at most 200 characters',
    ),
  );

/** A path of this site, with or without a query and an anchor. */
const sitePathSchema = z
  .string()
  .check(
    z.regex(
      SITE_PATH,
      "a path of this site begins with '/', without empty steps and dots, and has at most 200 characters",
    ),
  );

const VISIBLE_ONLY = 'something to see, and nothing that controls or turns the direction of text';

const textSchema = z.string().check(z.regex(PAGE_TEXT, `a text has 1 to 80 characters: ${VISIBLE_ONLY}`));

const wordSchema = z.string().check(z.regex(PAGE_WORD, `a word has 1 to 40 characters: ${VISIBLE_ONLY}`));

const wordsSchema = z
  .array(wordSchema)
  .check(z.maxLength(PAGE_LIMITS.words, upTo(PAGE_LIMITS.words, 'words')));

function upTo(most: number, things: string): string {
  return `at most ${String(most)} ${things}`;
}

const positionSchema = z.int();

/** Path data of SVG, drawn as a line on a grid of 24 by 24. */
const iconSchema = z.string().check(z.regex(ICON_PATH));

/**
 * COMP-01: what a remote says about one of its pages, once. Route table, guard, title, sidebar, palette and search of
 * the shell derive from it. Positions order the entries of all remotes, the lowest first.
 */
export const pageSchema = z.object({
  /** `/app/:projectId`; `/docs/*` for everything below. */
  pattern: patternSchema,
  /** The document's title until the page gives itself a better one. */
  title: textSchema,
  /** Who may open it. `guestOnly` sends signed-in users to the app home, `protected` sends others to `/`. */
  access: z.enum(['public', 'guestOnly', 'protected']),
  /** `app`: beside the sidebar when somebody is signed in. */
  frame: z.enum(['site', 'app']),
  /** A page that needs the width: the sidebar is folded there until somebody opens it. */
  foldsSidebar: z.optional(z.boolean()),
  icon: z.optional(iconSchema),
  /** Where people mostly go from here: that remote is fetched when the browser has nothing better to do. */
  leadsTo: z.optional(sitePathSchema),
  /** What stands there says that the page is still to come: the sidebar's row says 'Soon'. */
  isPlanned: z.optional(z.boolean()),
  /** Environments in which there is no such page. */
  exceptIn: z.optional(z.array(z.string().check(z.regex(ENVIRONMENT_NAME)))),
  sidebar: z.optional(z.object({ label: textSchema, position: positionSchema })),
  /** The page whose row in the sidebar is marked here, where this address does not lie below that one. */
  section: z.optional(sitePathSchema),
  /** A row of the search; `title` and `to` where they are not the page's own. */
  search: z.optional(
    z.object({
      title: z.optional(textSchema),
      to: z.optional(sitePathSchema),
      words: z.optional(wordsSchema),
      position: z.optional(positionSchema),
      /** Offered before anything is typed. */
      isQuick: z.optional(z.boolean()),
    }),
  ),
  /** A row of the command palette; `icon` and `to` where they are not the page's own. */
  command: z.optional(
    z.object({
      category: textSchema,
      title: textSchema,
      description: textSchema,
      words: wordsSchema,
      position: positionSchema,
      icon: z.optional(iconSchema),
      to: z.optional(sitePathSchema),
    }),
  ),
});
export type Page = z.infer<typeof pageSchema>;

/** An address that leads elsewhere at once. */
export const redirectSchema = z.object({ pattern: patternSchema, to: sitePathSchema });
export type Redirect = z.infer<typeof redirectSchema>;

/** All addresses of one version of a remote. */
export const pageManifestSchema = z
  .object({
    pages: z.array(pageSchema).check(z.maxLength(PAGE_LIMITS.pages, upTo(PAGE_LIMITS.pages, 'pages'))),
    redirects: z
      .array(redirectSchema)
      .check(z.maxLength(PAGE_LIMITS.redirects, upTo(PAGE_LIMITS.redirects, 'redirects'))),
  })
  .check(z.refine(isManifestSized, upTo(PAGE_LIMITS.manifest, 'characters in all, as JSON')));
export type PageManifest = z.infer<typeof pageManifestSchema>;

/**
 * What the schema cannot say about a manifest, one sentence each: an address declared twice, a link to an address with
 * something to fill in, or a page that is not everywhere and meets another.
 */
export function manifestFaults(manifest: PageManifest): string[] {
  const unreachable = manifest.pages.filter(({ pattern, sidebar, search, command }) => {
    const isLinked = sidebar !== undefined || (search && !search.to) || (command && !command.to);
    return isLinked && !isPlainPattern(pattern);
  });
  return [
    ...declaredTwice(manifest).map((pattern) => `${pattern} is declared twice`),
    ...unreachable.map(({ pattern }) => `${pattern} cannot be linked to as it is: say where its rows lead`),
    ...stoodInFor(manifest).map(
      ([pattern, other]) =>
        `${pattern} meets ${other}, which is not in every environment: one would show the other`,
    ),
  ];
}

function patternsOf({ pages, redirects }: PageManifest): string[] {
  return [...pages, ...redirects].map(({ pattern }) => pattern);
}

function declaredTwice(manifest: PageManifest): string[] {
  const seen = new Set<string>();
  return patternsOf(manifest).filter((pattern) => seen.size === seen.add(patternKey(pattern)).size);
}

/**
 * Where an environment has no such page, the shell asks the guard of what else matches there, and the remote, which
 * knows of no environment, draws the page all the same.
 */
function stoodInFor(manifest: PageManifest): [pattern: string, excepted: string][] {
  const excepted = manifest.pages
    .filter(({ exceptIn = [] }) => exceptIn.length > 0)
    .map(({ pattern }) => pattern);
  const patterns = patternsOf(manifest);
  return excepted.flatMap((page) =>
    patterns
      .filter((pattern) => pattern !== page && patternsOverlap(pattern, page))
      .map((pattern): [string, string] => [pattern, page]),
  );
}
