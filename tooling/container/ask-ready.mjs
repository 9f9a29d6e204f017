/** Ends with 0 while the server in this container is ready for requests. */
const address = `http://127.0.0.1:${process.env.PORT || '3000'}/api/ready`;
const isReady = await fetch(address, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
