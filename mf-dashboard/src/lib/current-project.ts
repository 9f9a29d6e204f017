import { ownStorage } from '@tessera/shared/remote';

const CURRENT = 'current-project';
const kept = ownStorage('mf-dashboard', 'sessionStorage');

/** The project that was chosen last in this tab; null while none was. */
export function readCurrentProject(): string | null {
  return kept.read(CURRENT);
}

/** Makes a project the current one of this tab (HOME-08). */
export function chooseProject(id: string): void {
  kept.write(CURRENT, id);
}
