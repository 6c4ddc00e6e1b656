import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { notify } from '../ui/feedback/notify.tsx';

// A busy machine is slow; a condition that holds is seen at once.
configure({ asyncUtilTimeout: 20_000 });
// No server is behind these tests: a call that a test does not answer fails.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
// happy-dom loads no fonts; fields that grow with their text listen for them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  notify.clear();
  cleanup();
  // What one test typed ends here: the typing guard, once a test has loaded it, listens for good.
  window.dispatchEvent(new Event('pointerdown'));
  localStorage.clear();
  sessionStorage.clear();
});
