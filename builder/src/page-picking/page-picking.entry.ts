import { servePicking } from './serve-picking';

/** Opened by itself, a preview has nobody who could select anything in it. */
if (window.parent !== window) servePicking(window);
