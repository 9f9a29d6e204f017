import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStayAtEnd } from './use-stay-at-end';

function Messages() {
  const { list, toEnd } = useStayAtEnd<HTMLDivElement>();
  return (
    <>
      <div ref={list} role="log" />
      <button onClick={toEnd}>To the end</button>
    </>
  );
}

/** A list of 1,000 px that is seen through a box of 400 px, at its end. */
function renderList() {
  const observed: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    observed.push(() => {
      changed([], observer);
    });
    return observer;
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const { rerender } = render(<Messages />);
  const list = screen.getByRole('log');
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  scrollTo(600);
  return {
    list,
    scrollTo,
    /** As a browser does it: what is seen of the list is less, and nobody has scrolled. */
    shrink: () => {
      height.mockReturnValue(250);
      act(() => {
        for (const tell of observed) tell();
      });
    },
    drawAgain: () => {
      rerender(<Messages />);
    },
  };
}

describe('a list that is kept at its end', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('[SCR-02] stays there when something else takes room from it', () => {
    const { list, shrink } = renderList();

    shrink();

    expect(list.scrollTop).toBe(1000);
  });

  it('[SCR-02] stays there when it is drawn again, which may make it longer', () => {
    const { list, drawAgain } = renderList();

    drawAgain();

    expect(list.scrollTop).toBe(1000);
  });

  it('[SCR-02] stays where a reader has scrolled to', () => {
    const { list, scrollTo, shrink, drawAgain } = renderList();
    scrollTo(200);

    shrink();
    drawAgain();

    expect(list.scrollTop).toBe(200);
  });

  it('[SCR-02] goes to the end where a reader who has scrolled up says something', () => {
    const { list, scrollTo, shrink } = renderList();
    scrollTo(200);

    fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(list.scrollTop).toBe(1000);
    list.scrollTop = 600;
    shrink();
    expect(list.scrollTop).toBe(1000);
  });
});
