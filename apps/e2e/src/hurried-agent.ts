import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What an agent did at the desk, judged by what they saw as they did it. */
export interface HurryLog {
  /** The text typed for each conversation, in order, without spaces. */
  typed: Map<string, string>;
  /**
   * The conversations whose finishing key was pressed while they were chosen, and on the screen where that is required.
   */
  finished: Set<string>;
  /** Those of them that must be finished, because they were on the screen before they were left. */
  due: Set<string>;
  /** The pressed keys, to understand a failure. */
  log: string[];
}

/** Returns a source of numbers from 0 to 1, the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const chosenNow = `new URLSearchParams(location.search).get('conversa')`;
/**
 * Whether thread and composer of the chosen conversation are visible; those of another one may still be there, hidden.
 */
const shownNow = `['scroller', 'composer'].every((part) =>
  document.querySelector('[data-' + part + '="' + ${chosenNow} + '"]')?.checkVisibility())`;
/** The same, and still so after the next paint. */
const seenNow = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  setTimeout(() => resolve(${shownNow})))))`;
/** Records, when E is pressed outside of fields, which conversation is open and shown. */
const note = `window.ended = [];
  window.addEventListener('keydown', ({ key, target }) => {
    if (key === 'e' && !target.matches('input, textarea') && ${shownNow}) window.ended.push(${chosenNow});
  }, { capture: true })`;

/** Keeps the texts of notices, to understand a failure. */
const listenForNotices = `window.notices = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) {
        const notice = added instanceof Element && added.closest('[role="alert"]');
        if (notice) window.notices.push(notice.textContent);
      }
  }).observe(document.body, { childList: true, subtree: true })`;

const isWritingNow = `document.activeElement.matches('[data-composer], [data-early-composer]')`;

const whileWriting = [
  'word',
  'word',
  'word',
  'word',
  'Enter',
  'Enter',
  'Control+Enter',
  'typo',
  'Shift+Enter',
];
const writingMoves = ['Alt+j', 'Alt+j', 'Alt+k', 'Escape'];
const whileNot = ['j', 'j', 'j', 'k', 'r', 'r', 'r', 'r', 'r', 'a', 'e', 'Alt+j', 'Escape'];

/** Presses keys of the desk and writes, in a hurry and at random; the words are made of the desk's own keys. */
export async function hurry(
  page: Page,
  { random, steps }: { random: () => number; steps: number },
): Promise<HurryLog> {
  const pressed: HurryLog = { typed: new Map(), finished: new Set(), due: new Set(), log: [] };
  let chosen: string | null = null;
  /** The chosen conversation, once Ctrl+Enter in its composer asked to finish it. */
  let asked: string | null = null;
  let isWriting = false;
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const press = async (key: string) => {
    pressed.log.push(key);
    await page.keyboard.press(key);
  };
  await page.evaluate(note);
  await page.evaluate(listenForNotices);
  const address = () => page.evaluate<string | null>(chosenNow);
  const holds = (expression: string) => page.evaluate<boolean>(expression);

  for (let step = 0; step < steps; step += 1) {
    const now = await address();
    if (isWriting && now !== chosen) {
      // The conversation closed while the agent was writing; they notice and start again.
      isWriting = false;
      await press('Escape');
    }
    chosen = now;
    if (asked !== chosen) asked = null;
    if (asked !== null && (await holds(seenNow)) && (await address()) === asked) pressed.due.add(asked);
    const act = pick(isWriting ? [...whileWriting, ...writingMoves] : whileNot);
    if (act === 'word' && chosen) {
      const word = `${pick(['je', 'kar', 'ter ', 'dje', 'e', 'ra'])}${step}${pick(['e', 'j', 'k', 'a', 'd.'])}`;
      pressed.typed.set(chosen, (pressed.typed.get(chosen) ?? '') + word.replace(' ', ''));
      pressed.log.push(`"${word}"@${chosen.slice(-4)}`);
      await page.keyboard.type(word);
    } else if (act === 'typo') {
      await press('e');
      await press('Backspace');
    } else {
      const mayEnd = act === 'Control+Enter' && (await holds(isWritingNow));
      await press(act);
      // The key does nothing without a text to send, or where the text must be seen first.
      const isDone = mayEnd && !(await holds(isWritingNow));
      if (chosen && isDone) pressed.finished.add(chosen);
      if (isDone) asked = chosen;
      if (act === 'r' && chosen !== null) isWriting = true;
      if (act === 'Escape' || isDone) isWriting = false;
      chosen = await address();
      // The conversation closed while the agent was writing, and what they type further is still text.
      if (isWriting && chosen === null) await press('Escape');
      if (chosen === null) isWriting = false;
    }
    if (random() < 0.4) await pause(random() * 500);
  }
  const ended = await page.evaluate<string[]>('window.ended');
  // A conversation that is still open at the end was shown.
  const last = asked !== null && asked === (await address()) ? [asked] : [];
  for (const id of [...ended, ...last]) pressed.due.add(id);
  for (const id of pressed.due) pressed.finished.add(id);
  return pressed;
}
