import { ownStorage } from '@tessera/shared/remote';

/** How somebody has the panel. */
export interface PanelChoice {
  readonly isHidden: boolean;
  /** In pixels; undefined until it was chosen. */
  readonly height: number | undefined;
}

const NAME = 'diff-assistant';
const kept = ownStorage('mf-github', 'localStorage');

/** Of a broken text what is missing is as it is for everybody. */
function read(): PanelChoice {
  const words = (kept.read(NAME) ?? '').split(' ');
  const height = words.find((word) => /^\d{3,4}$/.test(word));
  return { isHidden: words.includes('hidden'), height: height === undefined ? undefined : Number(height) };
}

/** Kept for the next time: who hides the panel to read wants no other on the next page. */
export const panelKept = {
  read,
  change: (part: Partial<PanelChoice>): void => {
    const { isHidden, height } = { ...read(), ...part };
    kept.write(
      NAME,
      [isHidden && 'hidden', height !== undefined && String(height)].filter(Boolean).join(' '),
    );
  },
};
