import type { Entity } from '@tessera/shared/contracts';

/** Which entities hang together already. */
export class Groups {
  private readonly group = new Map<string, number>();

  constructor(entities: readonly Entity[]) {
    entities.forEach(({ id }, at) => this.group.set(id, at));
    for (const { id, fields } of entities)
      for (const { reference } of fields) if (reference) this.join(id, reference.entity);
  }

  areTogether(one: string, other: string): boolean {
    return this.group.get(one) === this.group.get(other);
  }

  join(one: string, other: string): void {
    const [kept, gone] = [this.group.get(one), this.group.get(other)];
    if (kept === undefined || gone === undefined) return;
    for (const [id, group] of this.group) if (group === gone) this.group.set(id, kept);
  }

  /** Those that hang together, in the order in which they came. */
  parted(entities: readonly Entity[]): Entity[][] {
    const parts = new Map<number | undefined, Entity[]>();
    for (const entity of entities) {
      const group = this.group.get(entity.id);
      parts.set(group, [...(parts.get(group) ?? []), entity]);
    }
    return [...parts.values()];
  }

  isAlone(id: string): boolean {
    return [...this.group].every(([other, group]) => other === id || group !== this.group.get(id));
  }
}

export interface Link {
  readonly from: Entity;
  readonly to: Entity;
  readonly many: boolean;
}

/** One record of the one points at one of the other. */
export const one = (from: Entity, to: Entity): Link => ({ from, to, many: false });
