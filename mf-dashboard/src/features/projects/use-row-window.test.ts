import { columnsIn, rowsToDraw } from './use-row-window';

describe('the part of a list that is drawn', () => {
  it('[SCR-01] is what is in the window, and a little more, wherever the list is scrolled to', () => {
    expect(rowsToDraw(100, 80, 800)).toEqual({ from: 0, to: 12 });
    expect(rowsToDraw(-8000, 80, 800)).toEqual({ from: 97, to: 113 });
    // Scrolled past: there is nothing to see, and the next rows are ready.
    expect(rowsToDraw(5000, 80, 800)).toEqual({ from: 0, to: 3 });
  });

  it('[SCR-01] has as many cards beside each other as fit, and one at least', () => {
    expect(columnsIn(976, 280, 16)).toBe(3);
    expect(columnsIn(872, 280, 16)).toBe(3);
    expect(columnsIn(871, 280, 16)).toBe(2);
    expect(columnsIn(200, 280, 16)).toBe(1);
  });
});
