import { serveChecks } from './serve-checks';
import { takePicture } from './take-picture';

/** The script of a preview that was asked for its checks; stands where the application's own script stands else. */

const APPLICATION = '/app.js';

serveChecks(
  window,
  () => import(APPLICATION),
  () =>
    takePicture(window, async () => {
      // Twice as large as all of the checks, and needed only where one fails: a file of its own.
      const { drawWindow } = await import('./draw-window');
      return drawWindow(window);
    }),
);
