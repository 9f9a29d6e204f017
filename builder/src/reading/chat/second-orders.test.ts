import { changeApplication } from '../../change';
import { createApplication } from '../../create';

const { model } = createApplication('A boat log with name, length, price and moored yes/no', {
  name: 'Boats',
});

/** What is told as not done. */
function leftOf(message: string): readonly string[] {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(`${message}: ${result.kind}`);
  return result.coverage.filter(({ state }) => state === 'missing').map(({ phrase }) => phrase);
}

describe('a message that orders two things', () => {
  it.each([
    ['sort by length, longest first, and charge the card on file', 'charge the card on file'],
    ['make it orange and throw the list onto the harbour screen', 'throw the list onto the harbour screen'],
    ['add a notes field; set the heater to the right temperature', 'set the heater to the right temperature'],
    ['highest price first. And transmit the list to the coastguard', 'transmit the list to the coastguard'],
    ['show them as cards & ring the bell for each new one', 'ring the bell for each new one'],
    ['the name has to be unique and email me the list every Monday', 'email me the list every Monday'],
  ])('[READ-05] does the one and tells that the other was not done: %s', (message, left) => {
    expect(leftOf(message)).toEqual([left]);
  });

  it.each([
    'sort by price and show the dearest first',
    'add a notes field and make it required',
    'Morning! We had the inspector in yesterday, so please add a berth field',
  ])('[READ-05] leaves nothing to tell where all of it is done: %s', (message) => {
    expect(leftOf(message)).toEqual([]);
  });
});
