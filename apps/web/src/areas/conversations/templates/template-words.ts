import {
  templateText,
  templateVariables,
  type MessageTemplate,
  type TemplateObstacle,
} from '@prosa/contract';

/** What was typed for the variables of a template, by place. */
export interface TemplateValues {
  header: readonly string[];
  body: readonly string[];
  buttons: readonly string[];
}

/** One variable of a template, for a field. */
export interface TemplateField {
  part: keyof TemplateValues;
  place: number;
  label: string;
}

const obstacles: Record<TemplateObstacle, string> = {
  pending: 'em análise na Meta',
  rejected: 'recusado pela Meta',
  paused: 'pausado pela Meta',
  disabled: 'desativado pela Meta',
  header_file: 'tem arquivo no cabeçalho',
  other_part: 'tem partes que só a Meta envia',
};

/** Returns what names a template among those of a number. */
export function templateKey({ name, language }: Pick<MessageTemplate, 'name' | 'language'>): string {
  return `${name} ${language}`;
}

/** Returns how a template is listed: its name, its language, and why it cannot be sent. */
export function templateLabel({ name, language, obstacle }: MessageTemplate): string {
  return `${name} (${language})${obstacle ? ` – ${obstacles[obstacle]}` : ''}`;
}

/** Returns the fields of a template's variables, in the order in which they are read. */
export function templateFields({ header, body, buttons }: MessageTemplate): TemplateField[] {
  return [
    ...templateVariables(header).map((name, place) => ({
      part: 'header' as const,
      place,
      label: `Cabeçalho: {{${name}}}`,
    })),
    ...templateVariables(body).map((name, place) => ({
      part: 'body' as const,
      place,
      label: `Texto: {{${name}}}`,
    })),
    ...buttons.flatMap(({ text, url }, place) =>
      url === null
        ? []
        : [{ part: 'buttons' as const, place, label: `Final do endereço do botão “${text}”` }],
    ),
  ];
}

/** Returns how the template reads with what was typed. */
export function templatePreview(template: MessageTemplate, { header, body }: TemplateValues): string {
  return templateText(template, { header: trimmed(header), body: trimmed(body) });
}

/** Returns the choice that the server sends. */
export function templateChoiceOf(template: MessageTemplate, { header, body, buttons }: TemplateValues) {
  const { name, language } = template;
  return {
    name,
    language,
    header: trimmed(header),
    body: trimmed(body),
    buttons: template.buttons.map(({ url }, place) => (url === null ? null : (buttons[place] ?? '').trim())),
  };
}

/** Returns the values with one of them changed. */
export function withValue(
  values: TemplateValues,
  { part, place }: TemplateField,
  text: string,
): TemplateValues {
  const changed = Array.from({ length: Math.max(values[part].length, place + 1) }, (_, at) =>
    at === place ? text : (values[part][at] ?? ''),
  );
  return { ...values, [part]: changed };
}

function trimmed(values: readonly string[]): string[] {
  return values.map((value) => value.trim());
}
