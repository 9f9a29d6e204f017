import type { ApplicationModel } from '@tessera/shared/contracts';
import { ALL_RULES } from '../all-rules';
import { World, type Touched } from '../world';
import { MessageReader, type Reading } from './clauses';
import { withoutFrame } from './framing';
import { linesOf } from './lines';
import { mendSpelling } from './spelling';

/** Cuts a message into clauses and does them. */
export function readMessage(model: ApplicationModel, message: string, touched: Touched): Reading {
  const reader = new MessageReader(ALL_RULES);
  let reading: Reading = { world: new World(model, touched), value: 0, clauses: [] };
  for (const { tokens, isHeading } of linesOf(mendSpelling(message, model))) {
    const entity = isHeading ? reading.world.entity(tokens.filter(({ tag }) => tag !== 'mark')) : undefined;
    reading = entity
      ? { ...reading, world: new World(reading.world.model, { ...reading.world.touched, entity: entity.id }) }
      : reader.readSentence(withoutFrame(tokens), reading);
  }
  return reading;
}
