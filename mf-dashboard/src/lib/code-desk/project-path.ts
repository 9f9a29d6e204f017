/** As the server takes it (the contracts' PROJECT_PATH, whose package would come along): a test compares both. */
export const PATH_PATTERN =
  /^(?=.{1,200}$)(?!.*\p{Default_Ignorable_Code_Point})(?!(?:.*\/)?(?:\.[Gg][Ii][Tt]|[Gg][Ii][Tt]~1)(?:\/|$))(?:(?!\p{M})[\p{L}\p{M}\p{N}()[\]{}+,=!~#$%&'@._ -]*[\p{L}\p{M}\p{N}()[\]{}+,=!~#$%&'@_-](?:\/(?=.)|$))+$/u;

/**
 * What is wrong with a new path, in words; undefined when nothing is.
 *
 * @param taken the paths of the files that are there
 * @param folders those that are there, be they empty: no file may have their name
 */
export function refusePath(
  path: string,
  taken: Iterable<string>,
  folders: Iterable<string> = [],
): string | undefined {
  if (path === '') return 'Type a name.';
  if (!PATH_PATTERN.test(path)) return 'Use letters, digits, dots, dashes and slashes, such as src/price.ts.';
  for (const each of taken) {
    if (each === path) return `There is a ${path} already.`;
    if (each.startsWith(`${path}/`)) return `${path} is a folder.`;
    if (path.startsWith(`${each}/`)) return `${each} is a file and cannot hold others.`;
  }
  for (const each of folders) if (each === path || each.startsWith(`${path}/`)) return `${path} is a folder.`;
  return undefined;
}
