/** Where failures are told that no answer may tell. Fastify's logger is one. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
