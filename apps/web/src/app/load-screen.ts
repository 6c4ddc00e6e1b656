import { limits } from '@prosa/contract';
import type { ComponentType } from 'react';

/** A screen's code did not arrive: no network, too slow, or a newer version replaced the file. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Loads a screen's code; throws ScreenLoadError when it fails or takes longer than 120 s. */
export async function loadScreen<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError('timeout')), limits.chunk_timeout_ms);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw new ScreenLoadError('The code of a screen did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a screen's code for the router's `lazy`; a failure is thrown when the screen renders. A rejected `lazy` would
 * leave the page blank (react-router 7.18 does not render the boundary of a route whose `lazy` failed).
 */
export async function loadRoute(
  load: () => Promise<{ Component: ComponentType }>,
): Promise<{ Component: ComponentType }> {
  try {
    return await loadScreen(load);
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}
