import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findRawValues } from './styles.mjs';

/** Checks a repository that holds one file of the web app. */
function breachesOf(file: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'prosa-styles-'));
  const path = join(root, 'apps/web/src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return findRawValues(root);
}

const rule = (declaration: string) => `.root {\n  ${declaration}\n}\n`;

test.each([
  ['tokens', 'a.module.css', rule('font-size: var(--font-sm);\n  padding: 0 var(--space-8) auto;')],
  ['a negative distance of the scale', 'a.module.css', rule('margin: calc(-1 * var(--space-8)) 0;')],
  ['a hairline, the gutter and page room', 'a.module.css', rule('padding: 1px 0.875rem 1.5rem 4rem;')],
  ['an inherited size and weight', 'a.module.css', rule('font-size: inherit;\n  font-weight: inherit;')],
  ['a size that is no distance', 'a.module.css', rule('width: 0.3rem;\n  line-height: 1.35;')],
  ['a rule that asks its own part', 'a.module.css', '.root:has(> img) {\n}\n'],
  ['a named breakpoint', 'a.module.css', '@media (--phone) {\n}\n'],
  ['a colour of the theme', 'ui/theme/theme.ts', `const jade = '#0b8a6a';`],
  ['a colour that is data', 'areas/contacts/tags/tag-dialog.tsx', `const swatch = '#0b8a6a';`],
  ['an address that looks like a colour', 'a.tsx', `<a href="#conteudo" />`],
  ['a size computed from another', 'a.tsx', `<i style={{ fontSize: size * 0.38 }} />`],
])('allows %s', (_name, file, text) => {
  expect(breachesOf(file, text)).toEqual([]);
});

test.each([
  ['a raw size', 'a.module.css', rule('font-size: 0.8125rem;'), /--font-sm/],
  ['a size in em', 'a.module.css', rule('font-size: 0.9em;'), /--font-sm/],
  ['a raw weight', 'a.module.css', rule('font-weight: 600;'), /--weight-strong/],
  ['a raw distance', 'a.module.css', rule('gap: 0.5rem;'), /--space-8/],
  ['one raw distance among tokens', 'a.module.css', rule('margin: 0 var(--space-8) -0.25rem;'), /--space-8/],
  ['a raw distance in pixels', 'a.module.css', rule('padding-block: 12px;'), /--space-8/],
  ['a colour outside the theme', 'a.module.css', rule('color: #fff;'), /ui\/theme\/theme\.ts/],
  ['a colour in a component', 'a.tsx', `<i style={{ color: '#0b8a6a' }} />`, /ui\/theme\/theme\.ts/],
  ['a raw breakpoint', 'a.module.css', '@media (max-width: 48em) {\n}\n', /--phone/],
  [
    'a rule that asks the whole page',
    'a.module.css',
    'body:has([data-open]) .root {\n}\n',
    /use-beside-notices/,
  ],
  ['a rule that asks the root', 'a.module.css', ':root:has([data-open]) .root {\n}\n', /use-beside-notices/],
  ['a raw size in a component', 'a.tsx', `<i style={{ fontSize: '0.8125rem' }} />`, /--font-sm/],
  ['a raw weight in a component', 'a.tsx', `<i style={{ fontWeight: 540 }} />`, /--weight-strong/],
])('refuses %s', (_name, file, text, advice) => {
  const breaches = breachesOf(file, text);
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toMatch(advice);
  expect(breaches[0]).toContain(`apps/web/src/${file}:`);
});
