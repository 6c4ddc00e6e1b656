import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as repository } from '../lib/root.mjs';

const folder = 'apps/web/src';
/** The themes' own values, and files in which a colour is data: tags, drawn samples, a code to scan. */
const colourFiles =
  /\/ui\/(theme\/theme|text\/readable-text)\.ts$|\/(samples|gallery)\/|\/(tag-dialog|tag-select|tags|qr-code)\.tsx$|\.test\.tsx?$/;

const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;
const spacingProperty = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*)$/;
/** Hairlines, the gutter between steps 12 and 16, and room of page layouts from 24 px on have no step on the scale. */
const rawSpacing = (rem) => rem <= 0.0625 || rem === 0.875 || rem >= 1.5;

/** Checks CSS and components for raw values that have a token. Returns one sentence per breach. */
export function findRawValues(root) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, keepLines);
      return text.split('\n').flatMap((line, index) => {
        const advice = adviceFor(file, line);
        return advice === null ? [] : [`${file}:${index + 1} '${line.trim()}': ${advice}`];
      });
    });
}

function adviceFor(file, line) {
  if (line.match(hex) && !colourFiles.test(file))
    return 'name the colour in ui/theme/theme.ts, for both schemes.';
  return file.endsWith('.css') ? adviceForCss(line) : adviceForProps(line);
}

function adviceForCss(line) {
  if (/(?:\bbody|\bhtml|:root):has\(/.test(line))
    return 'let the component say it, as ui/feedback/use-beside-notices.ts does: a change can restyle the whole page.';
  const [, property, value] = /^\s*([a-z-]+):\s*(.*?);?\s*$/.exec(line) ?? [];
  if (/\((max|min)-width:|\(width/.test(line) && line.includes('@media'))
    return 'use @media (--phone) or (--narrow); their widths are in ui/theme/breakpoints.ts.';
  if (property === 'font-size' && /\d/.test(value))
    return 'use a size of ui/theme/scales.ts, such as var(--font-sm).';
  if (property === 'font-weight' && /^(\d|bold)/.test(value))
    return 'use a weight of ui/theme/scales.ts, such as var(--weight-strong).';
  if (spacingProperty.test(property ?? '') && hasRawSpacing(value))
    return 'use a distance of ui/theme/scales.ts, such as var(--space-8).';
  return null;
}

function hasRawSpacing(value) {
  const lengths = value.matchAll(/(?<![\w.-])-?([\d.]+)(rem|px)\b/g);
  return [...lengths].some(([, amount, unit]) => !rawSpacing(unit === 'px' ? amount / 16 : Number(amount)));
}

function adviceForProps(line) {
  if (/\bfontSize: ['"]?[\d.]/.test(line))
    return "use a size of ui/theme/scales.ts, such as 'var(--font-sm)'.";
  if (/\bfontWeight: ['"]?\d/.test(line))
    return "use a weight of ui/theme/scales.ts, such as 'var(--weight-strong)'.";
  return null;
}

function keepLines(comment) {
  return comment.replace(/[^\n]/g, '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = findRawValues(repository);
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
