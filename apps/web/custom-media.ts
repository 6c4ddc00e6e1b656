import type { Plugin } from 'vite';
import { breakpoints } from './src/ui/theme/breakpoints.ts';

/** Puts the widths of `breakpoints` where CSS says `@media (--phone)`: a custom property cannot stand there. */
export function customMedia(): Plugin {
  const names = new Map(Object.entries(breakpoints));
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('.css') || !code.includes('@media (--')) return null;
      return code.replace(/@media \(--(\w+)\)/g, (written, name: string) => {
        const query = names.get(name);
        if (query === undefined) this.error(`${written} is not in ui/theme/breakpoints.ts`);
        return `@media ${query}`;
      });
    },
  };
}
