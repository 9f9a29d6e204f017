import { ARCHIVE_LIMITS, keptProjectSchema, MODEL_PATH, PROJECT_ELEMENT } from './archive.schema';
import type { Unpacked } from './import-report.schema';
import { isSystemFile, wrapperOf } from './left-out.rules';
import { ArchiveRefusedError, readZip, type ZipContents } from './read-zip.child';
import { asProject, takeFiles, tooLarge, type TakenFiles } from './take-files.child';

/**
 * What a ZIP holds, as it becomes a project: one of ours with its model, the one HTML file of ours inside a ZIP, or code. Says of
 * everything that is left out why.
 */
export async function unpackArchive(bytes: Uint8Array): Promise<Unpacked> {
  try {
    const zip = await readZip(bytes, ARCHIVE_LIMITS.entries);
    const page = await findOwnPage(zip);
    const taken = page ? await takePage(page) : await takeZip(zip);
    const { leftOut: _all, ...project } = asProject(taken, 'ZIP', { mayBeEmpty: false });
    return project;
  } catch (error) {
    if (error instanceof ArchiveRefusedError) {
      const { message, isTooLarge } = error;
      return { ok: false, message, isTooLarge };
    }
    throw error;
  }
}

/** Our one HTML file, which is larger than any file of a project may be. */
async function findOwnPage({ files }: ZipContents): Promise<string | undefined> {
  const [file, ...others] = files.filter(({ path, isLink }) => !isLink && !isSystemFile(path));
  if (file === undefined || others.length > 0 || !/\.html?$/i.test(file.path)) return undefined;
  if (file.size > ARCHIVE_LIMITS.pageBytes) throw tooLarge(ARCHIVE_LIMITS.pageBytes, 'ZIP');
  const html = (await file.read()).toString('utf8');
  const start = `<script type="application/json" id="${PROJECT_ELEMENT}">`;
  const at = html.lastIndexOf(start);
  return at < 0 ? undefined : html.slice(at + start.length, html.indexOf('</script>', at));
}

async function takePage(json: string): Promise<TakenFiles> {
  const kept = readKept(json);
  const { files, ...rest } = await takeZip(
    await readZip(Buffer.from(kept.files, 'base64'), ARCHIVE_LIMITS.entries),
  );
  if (kept.model === null || kept.model === undefined) return { files, ...rest };
  const model = { path: MODEL_PATH, text: `${JSON.stringify(kept.model, null, 2)}\n` };
  return { files: [...files.filter(({ path }) => path !== MODEL_PATH), model], ...rest };
}

function readKept(json: string) {
  try {
    return keptProjectSchema.parse(JSON.parse(json));
  } catch {
    throw new ArchiveRefusedError('The project inside of this HTML file is damaged. Download it again.');
  }
}

/** Its files by their paths, without the folder around everything. */
async function takeZip({ files: all, unreadableNames }: ZipContents): Promise<TakenFiles> {
  const listed = all.filter(({ path }) => !isSystemFile(path));
  const wrapper = wrapperOf(listed.map(({ path }) => path));
  const { skipped, ...taken } = await takeFiles(
    listed.map(({ path, size, isLink, read }) => ({
      path: path.slice(wrapper.length),
      size,
      kind: isLink ? 'link' : 'file',
      read,
    })),
    'ZIP',
    { takesVariables: true },
  );
  const unreadable = unreadableNames.map((path) => ({ path, why: 'Its name is not UTF-8' }));
  return { ...taken, skipped: [...unreadable, ...skipped] };
}
