import { createApplication } from '../create';
import { isWorkedOut } from './worked-out';

const prompt = (field: string) => `Invoices with client, hours, rate, ${field}`;
const made = (field: string) => createApplication(prompt(field), { name: 'My app' });

describe('[MODEL-16] what is to be worked out', () => {
  it.each([
    'tax (calculated)',
    'tax (derived)',
    'tax (worked out automatically)',
    'tax (automatically computed)',
    'tax derived',
    'tax calculated automatically',
    'tax worked out from the rate',
  ])('is said to be typed in: %s', (field) => {
    const part = made(field).coverage.find(({ phrase }) => phrase === field);

    expect(part).toMatchObject({
      state: 'different',
      why: 'You type it in; it is not worked out for you yet',
    });
  });

  it.each(['The tax is derived from the rate.', 'The tax is worked out from the rate.'])(
    'is said of the field that a sentence speaks of: %s',
    (sentence) => {
      const { coverage } = made(`tax. ${sentence}`);

      expect(coverage.find(({ phrase }) => phrase === 'tax')?.state).toBe('different');
    },
  );

  it.each(['calculated risk', 'derived unit', 'computed tomography date', 'status'])(
    'is not what only has such a word in its name: %s',
    (field) => {
      expect(isWorkedOut(field)).toBe(false);
    },
  );

  it('is none of the options of a field', () => {
    const { model } = made('basis (measured, calculated, estimated)');
    const basis = model.entities[0]?.fields.find(({ name }) => name === 'Basis');

    expect(basis?.options?.map(({ label }) => label)).toEqual(['Measured', 'Calculated', 'Estimated']);
  });
});
