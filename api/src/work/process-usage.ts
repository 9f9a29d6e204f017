import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  readonly residentBytes: number;
  /** Time that the processors spent on it, in milliseconds. */
  readonly workMs: number;
}

const PAGE_BYTES = 4096;
/** Linux counts in hundredths of a second towards programs, whatever the kernel ticks in. */
const TICK_MS = 10;

/** What a process uses. Zeros where the system does not tell (anything but Linux), and once it has ended. */
export async function readUsage(pid: number | undefined): Promise<ProcessUsage> {
  const stat = await readFile(`/proc/${pid ?? 0}/stat`, 'utf8').catch(() => '');
  // The command's name may contain spaces and brackets; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map((field) => Number(field ?? 0));
  return { residentBytes: (pages ?? 0) * PAGE_BYTES, workMs: ((user ?? 0) + (system ?? 0)) * TICK_MS };
}
