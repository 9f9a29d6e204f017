/** What a browser saves an archive as: plain letters for every system, and the project's own name for those that take it. */
export function archiveDisposition(
  project: string,
  version: number,
  extension: 'zip' | 'html' | 'patch',
): string {
  const ending = `-v${String(version)}.${extension}`;
  const own = encodeURIComponent(fileName(project) + ending).replace(/['()*]/g, percent);
  return `attachment; filename="${plainName(project)}${ending}"; filename*=UTF-8''${own}`;
}

/** 'Müller’s Café' → 'muller-s-cafe'. */
function plainName(project: string): string {
  const plain = project
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'project' : plain;
}

/** Without what a file system or a terminal would read as more than a name. */
function fileName(project: string): string {
  const plain = project
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? 'project' : plain;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
