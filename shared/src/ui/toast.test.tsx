import { act, fireEvent, screen } from '@testing-library/react';
import { axeViolations, renderKit } from './kit-testing';
import { ToastViewport, type ToastItem, type ToastType } from './toast';

function buildToast(overrides: Partial<ToastItem> = {}): ToastItem {
  return { id: '1', type: 'success', title: 'Agent "Release notes" created', ...overrides };
}

describe('ToastViewport', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[ERR-06] closes a toast after 5000 ms, not before', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    renderKit(<ToastViewport toasts={[buildToast()]} onDismiss={onDismiss} />);

    act(() => jest.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('[ERR-06] keeps a toast while the pointer is on it, and closes it by its button', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    renderKit(<ToastViewport toasts={[buildToast()]} onDismiss={onDismiss} />);

    fireEvent.pointerEnter(screen.getByRole('group'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('[ERR-06] closes a toast that a finger touched', () => {
    jest.useFakeTimers();
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(hover: none)' }) as MediaQueryList);
    const onDismiss = jest.fn();
    renderKit(<ToastViewport toasts={[buildToast()]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(screen.getByRole('group'));
    act(() => jest.advanceTimersByTime(5000));
    expect(onDismiss).toHaveBeenCalledWith('1');
    media.mockRestore();
  });

  it('[ERR-06] keeps a toast while the focus is in it, and closes it 5000 ms after it left', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    renderKit(<ToastViewport toasts={[buildToast()]} onDismiss={onDismiss} />);

    const close = screen.getByRole('button', { name: 'Close notification' });
    fireEvent.focus(close);
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();

    fireEvent.blur(close);
    act(() => jest.advanceTimersByTime(5000));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it.each<[ToastType, 'alert' | 'status']>([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ])('[ERR-06] announces type %s as %s, with title and message', (type, role) => {
    jest.useFakeTimers();
    renderKit(
      <ToastViewport
        toasts={[buildToast({ type, title: 'Title', message: 'Message' })]}
        onDismiss={jest.fn()}
      />,
    );
    // The region is there, and empty, before the words come: only then do readers hear them.
    expect(screen.getByRole(role)).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole(role)).toHaveTextContent('Title. Message');
    expect(screen.getByRole('group', { name: 'Title' })).toHaveTextContent('TitleMessage');
  });

  it('runs the action and closes', () => {
    const onSelect = jest.fn();
    const onDismiss = jest.fn();
    renderKit(
      <ToastViewport toasts={[buildToast({ action: { label: 'Undo', onSelect } })]} onDismiss={onDismiss} />,
    );

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('has no accessibility violations', async () => {
    const { container } = renderKit(<ToastViewport toasts={[buildToast()]} onDismiss={jest.fn()} />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
