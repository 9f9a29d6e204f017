import { servePicking } from './serve-picking';
import { tellShown } from './tell-shown';

/** Opened by itself, a preview has nobody who could select anything in it. */
if (window.parent !== window) {
  servePicking(window);
  tellShown(window);
}
