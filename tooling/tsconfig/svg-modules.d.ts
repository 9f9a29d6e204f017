/** A picture as a data address, small enough to need no request of its own (tooling/webpack/common.mjs). */
declare module '*.svg?inline' {
  const address: string;
  export default address;
}
