import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { findNamed } from './draft-error';
import { EntityNames } from './entity-names';

/** Finds by name what an application holds. What means nothing is refused with its place. */
export class Names {
  /** `outline` has every entity, field, option and metric, and nothing yet that refers to them. */
  constructor(private readonly outline: ApplicationModel) {}

  entity(name: string, place: string): Entity {
    return findNamed(this.outline.entities, name, 'entity', place);
  }

  /** By its plural, which is what pages are called. */
  entityOfPage(plural: string, place: string): Entity {
    const byPlural = this.outline.entities.map((entity) => ({ name: entity.plural, entity }));
    return findNamed(byPlural, plural, 'entity with the plural', place).entity;
  }

  metricId(name: string, place: string): string {
    return findNamed(this.outline.metrics, name, 'metric', place).id;
  }

  metricIds(names: readonly string[], place: string): string[] {
    return names.map((name) => this.metricId(name, place));
  }

  /** What names mean beside a record of an entity. */
  of(entity: Entity, place: string): EntityNames {
    return new EntityNames(this.outline, entity, place);
  }
}
