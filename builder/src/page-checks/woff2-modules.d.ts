/** As a data address: see `api/scripts/build-vendor.mjs`. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
