import { create } from '../../create-testing';
import { PEOPLE } from '../words/words';

/** The samples of a field, by the fields that a prompt names. */
function samplesOf(prompt: string, name: string): string[] {
  const [entity] = create(prompt).model.entities;
  const field = entity?.fields.find((one) => one.name === name);
  return (entity?.samples ?? []).flatMap(({ values }) => {
    const value = field && values[field.id];
    return typeof value === 'string' ? [value] : [];
  });
}

describe('what samples hold in a text', () => {
  it.each([
    ['Hives: hive number, apiary, keeper', 'Keeper'],
    ['Sheet music: piece, arranger, voicing', 'Arranger'],
    ['Dogs: name, adopter, vaccinated', 'Adopter'],
  ])('[MODEL-08] people where a name says who does it: %s', (prompt, name) => {
    expect(PEOPLE).toEqual(expect.arrayContaining(samplesOf(prompt, name)));
  });

  it.each([
    ['Machines: machine, container, filter', 'Container'],
    ['Machines: machine, container, filter', 'Filter'],
  ])('[MODEL-08] no people where a thing is called alike: %s', (prompt, name) => {
    expect(samplesOf(prompt, name).filter((value) => PEOPLE.includes(value))).toEqual([]);
  });

  it('[MODEL-08] plain numbers for what stands in a row, and codes for papers', () => {
    for (const value of samplesOf('Props: prop, scene number, colour', 'Scene number'))
      expect(value).toMatch(/^\d+$/);
    const codes = samplesOf('Invoices: invoice number, customer, amount', 'Invoice number');
    for (const value of codes) expect(value).toMatch(/^[A-Z]+-\d+$/);
  });

  it('[MODEL-08] no lines of a program for the code of a voucher or a door', () => {
    const codes = samplesOf('Bookings: guest, room, voucher code', 'Voucher code');
    expect(codes.length).toBeGreaterThan(3);
    for (const value of codes) expect(value).toMatch(/^[A-Z]+-\d+$/);
  });

  it.each([
    ['Sauces: name, brand, scoville', 'Scoville', /^\d{4,6}$/],
    ['Sauces: name, heat level', 'Heat level', /^(?:Low|Medium|High|Very high)$/],
    ['Storms: name, danger level', 'Danger level', /^(?:Low|Medium|High|Very high)$/],
    ['Rockets: name, payload', 'Payload', /^[\d.]+ kg$/],
    ['Bulbs: name, lumens', 'Lumens', /^\d{3,4}$/],
    ['Lamps: name, wattage', 'Wattage', /^\d{2,4}$/],
  ])('[MODEL-08] what is measured or judged where a name says so: %s', (prompt, name, likely) => {
    const [entity] = create(prompt).model.entities;
    const field = entity?.fields.find((one) => one.name === name);
    const values = (entity?.samples ?? []).map(({ values: held }) => String(held[field?.id ?? '']));
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) expect(value).toMatch(likely);
  });
});
