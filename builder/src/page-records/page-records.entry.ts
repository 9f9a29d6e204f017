import { serveRecords } from './serve-records';

/** Opened by itself, a preview has nobody behind whom there would be a server. */
if (window.parent !== window) serveRecords(window);
