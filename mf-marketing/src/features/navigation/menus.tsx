// What opens from the bars: one chunk, because whoever opens one may open the next.
export { LandingSheet } from './landing-sheet';
export { ProductsPanel } from './products-panel';
export { TopSheet } from './top-sheet';
