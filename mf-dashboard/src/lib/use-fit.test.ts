import { fitTo } from './use-fit';

describe('how a screen fits', () => {
  it('[SCR-02] draws a desktop of 1280 px smaller where there is less room, as high as the room', () => {
    expect(fitTo({ width: 640, height: 500 }, 1280, true)).toEqual({ scale: 0.5, width: 1280, height: 1000 });
  });

  it('[SCR-02] gives a desktop all the room that there is', () => {
    expect(fitTo({ width: 1500, height: 900 }, 1280, true)).toEqual({ scale: 1, width: 1500, height: 900 });
  });

  it('[SCR-02] never makes a phone larger than it is', () => {
    expect(fitTo({ width: 800, height: 600 }, 390, false)).toEqual({ scale: 1, width: 390, height: 600 });
    expect(fitTo({ width: 195, height: 600 }, 390, false)).toMatchObject({ scale: 0.5, height: 1200 });
  });
});
