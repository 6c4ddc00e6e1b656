import { templateVariables, type MessageTemplate, type TemplateObstacle } from '@prosa/contract';
import { z } from 'zod';

/** A template as it is stored. */
export interface TemplateRow {
  name: string;
  language: string;
  category: string;
  status: string;
  components: unknown;
}

const text = z.string().optional().catch(undefined);
const component = z.object({
  type: z.string(),
  format: text,
  text,
  buttons: z
    .array(z.object({ type: z.string(), text: z.string(), url: text }))
    .optional()
    .catch(undefined),
});
const obstacles: Partial<Record<string, TemplateObstacle>> = {
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  REJECTED: 'rejected',
  PAUSED: 'paused',
};
/** Buttons that need nothing besides their text, or a value at the end of their address. */
const knownButtons = new Set(['QUICK_REPLY', 'URL', 'PHONE_NUMBER']);

const storedComponents = z.array(component).catch([]);

/** Presents a template as people choose it, with what keeps it from being sent from here. */
export function presentTemplate({
  name,
  language,
  category,
  status,
  components,
}: TemplateRow): MessageTemplate {
  const parts = storedComponents.parse(components);
  const part = (type: string) => parts.find((one) => one.type === type);
  const header = part('HEADER');
  const buttons = part('BUTTONS')?.buttons ?? [];
  return {
    name,
    language,
    category,
    obstacle: status === 'APPROVED' ? obstacleIn(parts) : (obstacles[status] ?? 'disabled'),
    header: header?.text ?? null,
    body: part('BODY')?.text ?? '',
    footer: part('FOOTER')?.text ?? null,
    buttons: buttons.map((button) => ({
      text: button.text,
      url: templateVariables(button.url ?? null).length ? (button.url ?? null) : null,
    })),
  };
}

function obstacleIn(parts: readonly z.infer<typeof component>[]): TemplateObstacle | null {
  const header = parts.find(({ type }) => type === 'HEADER');
  if (header && header.format !== 'TEXT') return 'header_file';
  const known = new Set(['HEADER', 'BODY', 'FOOTER', 'BUTTONS']);
  const buttons = parts.flatMap((part) => part.buttons ?? []);
  const isKnown =
    parts.every(({ type }) => known.has(type)) && buttons.every(({ type }) => knownButtons.has(type));
  return isKnown ? null : 'other_part';
}
