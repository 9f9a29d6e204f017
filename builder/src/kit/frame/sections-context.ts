import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Entity } from '../data/types';

/** One kind of thing with its pages. */
export interface Section {
  readonly entity: Entity;
  readonly List: ComponentType;
  readonly Form: ComponentType<{ readonly id: string | null }>;
  readonly Detail: ComponentType<{ readonly id: string }>;
}

export const SectionsContext = createContext<readonly Section[]>([]);

/** The entity with this id: fields and links name each other's entities by it. */
export function useEntity(id: string): Entity {
  const section = useContext(SectionsContext).find(({ entity }) => entity.id === id);
  if (!section) throw new Error(`The application has no entity ${id}.`);
  return section.entity;
}
