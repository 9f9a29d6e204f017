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

/** The pages of the entity with this id: fields and links name each other's entities by it. */
export function useSection(id: string): Section {
  const section = useContext(SectionsContext).find(({ entity }) => entity.id === id);
  if (!section) throw new Error(`The application has no entity ${id}.`);
  return section;
}

/** The entity with this id. */
export function useEntity(id: string): Entity {
  return useSection(id).entity;
}
