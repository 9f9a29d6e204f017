import { createContext } from 'react';

/** What never changes once it was read, by its key: kept for the whole life of the remote. */
export const ResourceCache = createContext<Map<string, unknown>>(new Map());
