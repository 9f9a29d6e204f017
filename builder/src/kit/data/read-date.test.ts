import { readDay, readMoment, readTime, splitMoment } from './read-date';

describe('readDay', () => {
  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026/3/9', '2026-03-09'],
    ['9.3.2026', '2026-03-09'],
    ['09.03.26', '2026-03-09'],
    ['3/9/2026', '2026-03-09'],
    ['13/9/2026', '2026-09-13'],
    ['9/13/2026', '2026-09-13'],
    ['9-13-2026', '2026-09-13'],
    ['Mar 9, 2026', '2026-03-09'],
    ['9 March 2026', '2026-03-09'],
  ])('[MODEL-07] reads %s', (text, day) => {
    expect(readDay(text, false)).toBe(day);
  });

  it('[MODEL-07] reads a day before its month where that is the custom', () => {
    expect(readDay('3/9/2026', true)).toBe('2026-09-03');
  });

  it.each(['2026-02-30', '31.2.2026', '9 Foo 2026', 'tomorrow', '12', ''])('does not read %p', (text) => {
    expect(readDay(text, false)).toBeNull();
  });
});

describe('readTime', () => {
  it.each([
    ['18:30', '18:30'],
    ['18:30:15', '18:30'],
    ['6:30 pm', '18:30'],
    ['12 am', '00:00'],
    ['9:05', '09:05'],
    ['18.30', '18:30'],
  ])('[MODEL-07] reads %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['25:00', '13 pm', '6', '18:75', ''])('does not read %p', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('readMoment', () => {
  it.each([
    ['2026-03-09T18:30', '2026-03-09T18:30'],
    ['2026-03-09 18:30:00', '2026-03-09T18:30'],
    ['Mar 9, 2026, 6:30\u202fPM', '2026-03-09T18:30'],
    ['9.3.2026 18:30', '2026-03-09T18:30'],
    ['2026-03-09', '2026-03-09T00:00'],
  ])('[MODEL-07] reads %s', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });

  it('keeps a day and a time apart', () => {
    expect(splitMoment('18:30')).toEqual({ day: '18:30', time: '' });
  });
});
