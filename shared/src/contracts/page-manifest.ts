import * as z from 'zod/mini';
import { isPlainPattern, isSamePattern } from './page-patterns';
import { ENVIRONMENT_NAME, ICON_PATH, PAGE_PATTERN, SITE_PATH } from './patterns';

const patternSchema = z.string().check(z.regex(PAGE_PATTERN));

/** A path of this site, with or without a query and an anchor. */
const sitePathSchema = z.string().check(z.regex(SITE_PATH));

const textSchema = z.string().check(z.minLength(1), z.maxLength(120));

const wordsSchema = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20));

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
  icon: z.optional(iconSchema),
  /** Where people mostly go from here: that remote is fetched when the browser has nothing better to do. */
  leadsTo: z.optional(sitePathSchema),
  /** Environments in which there is no such page. */
  exceptIn: z.optional(z.array(z.string().check(z.regex(ENVIRONMENT_NAME)))),
  sidebar: z.optional(z.object({ label: textSchema, position: positionSchema })),
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
export const pageManifestSchema = z.object({
  pages: z.array(pageSchema),
  redirects: z.array(redirectSchema),
});
export type PageManifest = z.infer<typeof pageManifestSchema>;

/**
 * What the schema cannot say about a manifest, one sentence each: an address declared twice, or a link to an address
 * with something to fill in.
 */
export function manifestFaults({ pages, redirects }: PageManifest): string[] {
  const patterns = [...pages, ...redirects].map(({ pattern }) => pattern);
  const twice = patterns.filter((pattern, index) =>
    patterns.slice(0, index).some((earlier) => isSamePattern(earlier, pattern)),
  );
  const unreachable = pages.filter(({ pattern, sidebar, search, command }) => {
    const isLinked = sidebar !== undefined || (search && !search.to) || (command && !command.to);
    return isLinked && !isPlainPattern(pattern);
  });
  return [
    ...twice.map((pattern) => `${pattern} is declared twice`),
    ...unreachable.map(({ pattern }) => `${pattern} cannot be linked to as it is: say where its rows lead`),
  ];
}

/** Everything that is wrong with a declared manifest, one sentence each; for the builds, which have no schema library. */
export function checkPageManifest(value: unknown): string[] {
  const parsed = pageManifestSchema.safeParse(value);
  if (parsed.success) return manifestFaults(parsed.data);
  return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
}
