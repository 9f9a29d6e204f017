/** The forms of texts, apart from the schemas: the shell checks them without a schema library (shared/guards). */

/** `sha256:` and 64 hexadecimal digits, over the RFC 8785 canonical JSON of a document. */
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

export const SRI = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Semantic version, without build metadata: it is part of file names and addresses. */
export const REMOTE_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,30}$/;

export const REMOTE_NAME = /^mf-[a-z][a-z0-9-]{0,40}$/;

/** Carries the version, so that two versions can live on one page. */
export const CONTAINER_NAME = /^[a-z][a-z0-9_]*__[a-z0-9_]+$/;

/**
 * Addresses of pages: text and parameters (`:id`), and at the end `*` for everything below. Never all addresses, and
 * no dots: those are files. At most 200 characters.
 */
export const PAGE_PATTERN =
  /^(?=.{1,200}$)\/(?:(?:[\w~-]+|:[A-Za-z]\w*)(?:\/(?:[\w~-]+|:[A-Za-z]\w*))*(?:\/\*)?)?$/;

/**
 * A path of the same site, of at most 200 characters: no second slash and no backslash, which browsers read as a host,
 * and no dots as a step, encoded or not, which browsers take out: it would lead elsewhere than it says.
 */
export const SITE_PATH =
  /^(?=.{1,200}$)(?![^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$)))\/[\w./~%?&=#:@!$'()*+,;-]*$/i;

/** Path data of SVG, and nothing that could be a script or an address. */
export const ICON_PATH = /^M[MLHVCSQTAZ\d\s,.e+-]{1,4000}$/i;

/** A language of dates and numbers: 'en-GB'. */
export const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/**
 * A file inside a project: folders and a name, in letters of any script, digits, spaces and what file systems and Git take alike. None of
 * them empty, or with a space or a dot at its end; nothing that cannot be seen; and no folder that a Git takes for its own, as some
 * file systems find `.git` under `.GIT` and `git~1` too. At most 200 characters.
 */
export const PROJECT_PATH =
  /^(?=.{1,200}$)(?!.*\p{Default_Ignorable_Code_Point})(?!(?:.*\/)?(?:\.[Gg][Ii][Tt]|[Gg][Ii][Tt]~1)(?:\/|$))(?:(?!\p{M})[\p{L}\p{M}\p{N}()[\]{}+,=!~#$%&'@._ -]*[\p{L}\p{M}\p{N}()[\]{}+,=!~#$%&'@_-](?:\/(?=.)|$))+$/u;

/** Something to see: more than spaces, marks of direction and other characters that take no room. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Something to see, and nothing that controls, that turns the direction of what stands beside it, or that begins a line.
 */
const visibleText = (longest: number) =>
  new RegExp(
    String.raw`^(?=.*${VISIBLE.source})[^\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]{1,${String(longest)}}$`,
    'u',
  );

/** What people read of a page: at most 80 characters. */
export const PAGE_TEXT = /*#__PURE__*/ visibleText(80);

/** A word by which a page is searched: at most 40 characters. */
export const PAGE_WORD = /*#__PURE__*/ visibleText(40);
