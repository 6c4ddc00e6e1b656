/** One measured line, with what we promise of it. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean | null;
}

/** Returns the value below which `share` (0 to 1) of the sorted samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats milliseconds with two digits. */
export function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

/** Prints the figures as a table. */
export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  for (const { name, value, target, met } of figures) {
    const mark = met === null ? ' ' : met ? '✓' : '✗';
    process.stdout.write(`${mark} ${name.padEnd(width)}  ${value.padStart(valueWidth)}  ${target}\n`);
  }
}

/** Returns the time in milliseconds, comparable between processes of one machine. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
