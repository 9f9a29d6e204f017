import fc from 'fast-check';
import { durationText, formatDuration, parseDuration } from './durations';

describe('parseDuration', () => {
  it.each([
    ['1:30', 90],
    ['0:05', 5],
    ['1h 30', 90],
    ['1h30m', 90],
    ['1 h 30 min', 90],
    ['1\u00a0h 30\u00a0min', 90],
    ['90 min', 90],
    ['90', 90],
    ['1.5 h', 90],
    ['1,5 hours', 90],
    ['2 days', 2880],
    ['1 week', 10_080],
    ['90 sec', 2],
    ['-1:30', -90],
    ['−2 h', -120],
  ])('[MODEL-02] reads %s', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each(['', 'a while', '1:75', '1 2', '30 min 1 h', '1 x', '1:30:00'])('does not read %p', (text) => {
    expect(parseDuration(text)).toBeNull();
  });
});

describe('formatDuration', () => {
  it('says hours and minutes', () => {
    expect([0, 45, 60, 90, -150].map(formatDuration)).toEqual([
      '0\u00a0min',
      '45\u00a0min',
      '1\u00a0h',
      '1\u00a0h 30\u00a0min',
      '−2\u00a0h 30\u00a0min',
    ]);
  });

  it('writes nothing that cannot be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toBe(minutes);
        expect(parseDuration(durationText(minutes))).toBe(minutes);
      }),
    );
  });
});
