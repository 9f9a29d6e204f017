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
 * no dots: those are files.
 */
export const PAGE_PATTERN = /^\/(?:(?:[\w~-]+|:[A-Za-z]\w*)(?:\/(?:[\w~-]+|:[A-Za-z]\w*))*(?:\/\*)?)?$/;

/** A path of the same site: no second slash and no backslash, which browsers read as a host. */
export const SITE_PATH = /^\/(?!\/)[\w./~%?&=#:@!$'()*+,;-]*$/;

/** Path data of SVG, and nothing that could be a script or an address. */
export const ICON_PATH = /^M[MLHVCSQTAZ\d\s,.e+-]{1,4000}$/i;

/** A language of dates and numbers: 'en-GB'. */
export const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/** A file inside a project: folders and a name, none of them empty or with a space or a dot at its end. */
export const PROJECT_PATH = /^(?=.{1,200}$)[\w@.\- ]*[\w@-](?:\/[\w@.\- ]*[\w@-])*$/;

/** Something to see: more than spaces, marks of direction and other characters that take no room. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
