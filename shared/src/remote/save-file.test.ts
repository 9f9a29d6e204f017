import { fileNameOf } from './save-file';

describe('fileNameOf', () => {
  it('[SCR-02] leaves out what some system refuses', () => {
    expect(fileNameOf('Plants: 1/2', 'Customers')).toBe('Plants 1 2 Customers');
    expect(fileNameOf('..\\..', '\u0000')).toBe('File');
    expect(fileNameOf('Ünder', 'Größen')).toBe('Ünder Größen');
  });
});
