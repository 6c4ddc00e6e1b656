import type { Message } from '@prosa/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aMessage } from '../testing/samples.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

const rowHeight = 100;
const boxHeight = 400;
const onTop = vi.fn<() => void>();

interface Props {
  messages: readonly Message[];
  ends?: number;
}

/** A thread whose messages are each 100 pixels high, in a box of 400. */
function Thread({ messages, ends = 0 }: Props) {
  const { scroller, isAtEnd, seen, note } = useThreadScroll({
    messages,
    ends,
    holdsEnd: true,
    spot: null,
    seenBefore: null,
    onTop,
    onBottom: () => undefined,
  });
  return (
    <>
      <div ref={scroller} role="region" aria-label="Conversa" data-rows={messages.length} onScroll={note}>
        <p>Mensagens</p>
      </div>
      <output>{`${isAtEnd ? 'no fim' : 'acima'}, visto até ${seen}`}</output>
    </>
  );
}

/** happy-dom lays nothing out: gives the box its heights. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(boxHeight);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(heightOf);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo);
});
afterEach(() => void vi.restoreAllMocks());

function heightOf(this: unknown): number {
  return this instanceof HTMLElement ? Number(this.dataset['rows'] ?? 0) * rowHeight : 0;
}

function scrollTo(this: Element, to?: number | ScrollToOptions): void {
  if (typeof to === 'object') this.scrollTop = Math.min(to.top ?? 0, this.scrollHeight - boxHeight);
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => aMessage(first + index));

function renderThread(messages: readonly Message[]) {
  onTop.mockClear();
  const { rerender } = renderUi(<Thread messages={messages} />);
  const box = screen.getByRole('region', { name: 'Conversa' });
  const scroll = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  const state = () => screen.getByText(/visto até/).textContent;
  return { box, scroll, state, show: (props: Props) => rerender(<Thread {...props} />) };
}

test('a thread opens at its end and follows what comes in', () => {
  const { box, state, show } = renderThread(upTo(10));
  expect([box.scrollTop, state()]).toEqual([600, 'no fim, visto até 10']);
  show({ messages: upTo(11) });
  expect([box.scrollTop, state()]).toEqual([700, 'no fim, visto até 11']);
});

test('a person who reads further up stays there, and what came in below counts as unseen', () => {
  const { box, scroll, state, show } = renderThread(upTo(10));
  scroll(300);
  show({ messages: upTo(12) });
  expect([box.scrollTop, state()]).toEqual([300, 'acima, visto até 10']);
  scroll(800);
  expect(state()).toBe('no fim, visto até 12');
});

test('sending goes to the end from anywhere', () => {
  const { box, scroll, state, show } = renderThread(upTo(10));
  scroll(200);
  show({ messages: upTo(11), ends: 1 });
  expect([box.scrollTop, state()]).toEqual([700, 'no fim, visto até 11']);
});

test('older messages are asked for near the upper edge, and do not move what is read', () => {
  const { box, scroll, show } = renderThread(upTo(20, 11));
  scroll(300);
  expect(onTop).not.toHaveBeenCalled();
  scroll(120);
  expect(onTop).toHaveBeenCalledOnce();
  show({ messages: upTo(20, 6) });
  expect(box.scrollTop).toBe(620);
});
