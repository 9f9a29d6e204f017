import { hrefOf } from '../../frame/router';
import { placed } from '../placed';
import { timeText, type TimedRecord } from '../timed-record';
import { formatMinutes } from '../days';
import type { Entity } from '../../data/types';

interface EventLinkProps {
  readonly entity: Entity;
  readonly event: TimedRecord;
  readonly className: string;
  /** Numbers for the style sheet. */
  readonly place: Readonly<Record<string, number>>;
  /** Whether it began before what is shown: then only its name is said, not its time. */
  readonly isContinued?: boolean;
}

/** A record as a bar or a block in a calendar. */
export function EventLink({ entity, event, className, place, isContinued = false }: EventLinkProps) {
  const { row, name, toneClass, from } = event;
  const when = timeText(event);
  return (
    <a
      ref={placed(place)}
      className={`event ${toneClass} ${className}`}
      href={hrefOf(entity.path, 'detail', row.id)}
      title={when === '' ? name : `${name}\n${when}`}
    >
      {from !== null && !isContinued && (
        <span className="event-time" aria-hidden="true">
          {formatMinutes(from)}
        </span>
      )}
      <span className="event-name" dir="auto">
        {name}
      </span>
      {when !== '' && <span className="visually-hidden">, {when}</span>}
    </a>
  );
}
