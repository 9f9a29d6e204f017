import { readFile } from 'node:fs/promises';

/**
 * When a process of this machine started, as an opaque text that another process with the same pid does
 * not share. Null where the system does not tell (anything but Linux), or when there is no such process.
 */
export async function readProcessStart(pid: number): Promise<string | null> {
  try {
    const [status, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The command's name may contain spaces and brackets; the fields after it do not. The first is the
    // state (Z: killed, not yet reaped), the twentieth the start time.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const ticks = fields[19];
    return ticks === undefined || fields[0] === 'Z' ? null : `${boot.trim()}:${ticks}`;
  } catch {
    return null; // No such process, or not Linux.
  }
}
