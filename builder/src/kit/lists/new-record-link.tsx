import type { ReactNode } from 'react';
import { hrefOf } from '../frame/router';
import { useRights, useStore } from '../frame/store-context';
import { beginWith } from '../records/begin';
import type { Entity, Value } from '../data/types';

interface NewRecordLinkProps {
  readonly entity: Entity;
  /** What the form begins with, by the keys of the fields. */
  readonly values: Readonly<Record<string, Value>>;
  readonly label: string;
  readonly className: string;
  /** -1 where only arrow keys come to it. */
  readonly tabIndex?: number | undefined;
  /** The number of the day that it stands for. */
  readonly day?: number;
  readonly children: ReactNode;
}

/** Opens the form of a new record that begins with these values. Where nobody may add, only a day is left of it. */
export function NewRecordLink({
  entity,
  values,
  label,
  className,
  tabIndex,
  day,
  children,
}: NewRecordLinkProps) {
  const { visit } = useStore();
  const { add } = useRights(entity);
  if (!add) {
    return day === undefined ? null : (
      <span className={className} tabIndex={tabIndex} data-day={day}>
        {children}
      </span>
    );
  }
  return (
    <a
      className={className}
      data-part={`add:${entity.id}`}
      href={hrefOf(entity.path, 'new')}
      aria-label={label}
      tabIndex={tabIndex}
      data-day={day}
      onClick={() => {
        beginWith(visit, entity, values);
      }}
    >
      {children}
    </a>
  );
}
