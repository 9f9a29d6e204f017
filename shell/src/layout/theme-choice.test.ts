import { act, renderHook } from '@testing-library/react';
import { themeChoice, useTheme } from './theme-choice';

afterEach(() => themeChoice.choose('system'));

describe('The look of the page', () => {
  it('[APP-02] [SCR-11] is the same wherever it is chosen, and is kept', () => {
    const { result } = renderHook(() => useTheme());
    expect(result.current.choice).toBe('system');
    act(() => themeChoice.choose('dark'));
    expect(result.current.choice).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('tessera.theme')).toBe('dark');
    act(() => result.current.choose('system'));
    expect(themeChoice.getChoice()).toBe('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('tessera.theme')).toBeNull();
  });
});
