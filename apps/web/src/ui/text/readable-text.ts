const ink = '#1d1b19';
const paper = '#ffffff';
const black = '#000000';
const enough = 4.5;

/**
 * Returns dark or white, the one with the higher contrast (WCAG 2) on the `#rgb` or `#rrggbb` background. On the mid
 * tones that leave both below AA, pure black reaches it.
 */
export function readableText(background: string): string {
  const light = luminance(background);
  const onInk = (light + 0.05) / (luminance(ink) + 0.05);
  const onPaper = 1.05 / (light + 0.05);
  if (Math.max(onInk, onPaper) < enough) return black;
  return onInk >= onPaper ? ink : paper;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const digits = color.replace('#', '');
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) || 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
