import type { MessageTemplate, TemplateChoice } from './template.ts';

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** Returns the names of a text's variables, each once: numbered ones by number, others as they come. */
export function templateVariables(text: string | null): string[] {
  const names = [...new Set(Array.from((text ?? '').matchAll(variable), (match) => match[1] ?? ''))];
  return names.every((name) => /^\d+$/.test(name)) ? names.toSorted((a, b) => Number(a) - Number(b)) : names;
}

/** Returns how a template reads with these values; a variable without a value stays as it is. */
export function templateText(
  { header, body, footer }: Pick<MessageTemplate, 'header' | 'body' | 'footer'>,
  values: Pick<TemplateChoice, 'header' | 'body'>,
): string {
  const parts = [filled(header, values.header), filled(body, values.body), footer ?? ''];
  return parts.filter((part) => part !== '').join('\n\n');
}

function filled(text: string | null, values: readonly string[]): string {
  const names = templateVariables(text);
  return (text ?? '').replaceAll(variable, (whole, name: string) => values[names.indexOf(name)] || whole);
}
