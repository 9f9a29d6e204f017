import { PICTURE_BOUNDS } from '@tessera/shared/contracts';
import { snapdom } from '@zumer/snapdom';
import type { AppWindow } from '../robot/robot';
import { lettersOf } from './letters';

/** Drawing takes half a millisecond for each, in one go, and nothing of the page runs meanwhile: no limit of time either. */
const MOST_ELEMENTS = 5000;
const QUALITIES = [0.8, 0.5];
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * What the window shows, as a data address (SCR-02), or undefined where that is too large. The page has no origin and may not read
 * its own style sheets, so it is drawn by computed styles, with letters that are brought along.
 */
export async function drawWindow(window: AppWindow): Promise<string | undefined> {
  const { innerWidth, innerHeight, document } = window;
  if (document.getElementsByTagName('*').length > MOST_ELEMENTS) return undefined;
  const letters = await lettersOf(document);
  const canvas = await snapdom.toCanvas(document.documentElement, {
    clip: 'viewport',
    scale: Math.min(1, PICTURE_BOUNDS.longestSide / Math.max(innerWidth, innerHeight)),
    dpr: 1,
    // Leaves the page time to give up meanwhile.
    fast: false,
    // It would look for them in the sheets.
    embedFonts: false,
    plugins: [
      {
        name: 'letters',
        beforeRender: (context) => {
          context.fontsCSS = letters;
        },
      },
    ],
    backgroundColor: backgroundOf(window),
  });
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality)).find(
    ({ length }) => length <= PICTURE_BOUNDS.mostLetters,
  );
}

/** A browser spreads it from the page's body over everything. */
function backgroundOf(window: AppWindow): string {
  const { documentElement, body } = window.document;
  const colors = [documentElement, body].map((element) => window.getComputedStyle(element).backgroundColor);
  return colors.find((color) => color !== CLEAR) ?? 'white';
}
