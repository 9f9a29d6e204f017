/** For whoever ends runs: what a run keeps counts from then on. */
export { addRunBytes } from './kept.repository';
