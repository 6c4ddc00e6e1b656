/** The six sizes of text, in rem so that they follow the person's own size; Mantine's components take the first five. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  display: '1.6875rem',
};

/** The four weights. */
export const weights = { regular: 400, medium: 500, strong: 560, bold: 620 };

/** The eight distances inside components and between neighbours, named by their pixels at the usual text size. */
export const spaces = [2, 4, 6, 8, 10, 12, 16, 20];

/** CSS variables of the scales: `--font-sm`, `--weight-strong`, `--space-8`. */
export const scaleVariables: Record<string, string> = Object.fromEntries<string>([
  ...Object.entries(fontSizes).map(([name, size]): [string, string] => [`--font-${name}`, size]),
  ...Object.entries(weights).map(([name, weight]): [string, string] => [`--weight-${name}`, `${weight}`]),
  ...spaces.map((pixels): [string, string] => [`--space-${pixels}`, `${pixels / 16}rem`]),
]);
