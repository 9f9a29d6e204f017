import { renderRemote } from '../testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { SandboxFrame } from './sandbox-frame';

function renderAside() {
  const onFlood = jest.fn();
  renderRemote(
    <>
      <textarea aria-label="Describe a change" />
      <SandboxFrame
        title="Application"
        permissions="allow-scripts"
        url="about:blank"
        load={1}
        parse={() => undefined}
        onMessage={() => undefined}
        onFlood={onFlood}
        isAside
      />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Describe a change' });
  const frame = screen.getByTitle('Application');
  /** As a browser does it when a document in a frame takes the focus. */
  const grab = async () => {
    frame.focus();
    fireEvent.blur(window);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  };
  return { field, grab, onFlood };
}

describe('a frame that nobody is in', () => {
  it('[MODEL-15] gives the focus back to where the person had it', async () => {
    const { field, grab, onFlood } = renderAside();
    field.focus();

    await grab();

    expect(field).toHaveFocus();
    expect(onFlood).not.toHaveBeenCalled();
  });

  it('[MODEL-15] has no powers of the browser', () => {
    renderAside();

    expect(screen.getByTitle('Application')).not.toHaveAttribute('allow');
  });

  it('[MODEL-15] is taken away when it does not leave off', async () => {
    const { field, grab, onFlood } = renderAside();
    field.focus();

    await grab();
    await grab();
    await grab();

    expect(field).toHaveFocus();
    expect(onFlood).toHaveBeenCalledTimes(1);
  });
});
