import type { Page } from 'playwright-core';

/**
 * Returns what a page shows in the wrong place because of its texts: boxes that reach out of the window or can be
 * scrolled sideways, characters that turn the direction of the text around them, and texts that are not after the name
 * before them.
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tell = (what: string, { parentElement, textContent }: Node) =>
      found.push(`${what}: ${parentElement?.className ?? ''} ${(textContent ?? '').slice(0, 60)}`);
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null && (clips(element.parentElement) || isClipped(element.parentElement));
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || element.closest('svg')) continue;
      if ((box.right > innerWidth + 1 || box.left < -1) && !isClipped(element))
        tell('out of the window', element);
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
      if (scrolls && element.scrollWidth > element.clientWidth + 1) tell('pushed sideways', element);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // An isolate that is opened and closed is what keeps a direction inside.
      const rest = (text.textContent ?? '').replaceAll(/\u2068[^\u2066-\u2069\u202A-\u202E]*\u2069/g, '');
      if (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(rest)) tell('turns the text around it', text);
      const before = text.previousSibling;
      if (
        text.parentElement &&
        text.parentElement.clientWidth < 2 &&
        getComputedStyle(text.parentElement).position === 'absolute'
      )
        continue;
      if (!before || !/[\u0590-\u06FF]/.test(before.textContent ?? '') || !text.textContent?.trim()) continue;
      const [name, next] = [rectOf(before), rectOf(text)];
      const isSameLine = name.height > 0 && next.height > 0 && Math.abs(name.bottom - next.bottom) < 3;
      if (isSameLine && next.left < name.right - 1) tell('stands before the name', text);
    }
    return found;
  });
}
