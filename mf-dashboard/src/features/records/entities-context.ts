import type { Entity } from '@tessera/builder/records';
import { createContext, useContext } from 'react';

/** The tables of the application, for what is linked. */
export const EntitiesContext = createContext<readonly Entity[]>([]);

export const useEntities = (): readonly Entity[] => useContext(EntitiesContext);
