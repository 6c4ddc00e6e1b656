import { GraphError, requireValue } from './graph-error.ts';
import type { Webhooks } from './webhooks.ts';
import { newId, type FakeNumber, type FakeTemplate, type World } from './world.ts';

type Part = Record<string, unknown>;

/** Answers GET /<account>/message_templates: a page of the account's templates. */
export function listTemplates({ templates }: World, waba_id: string, query: URLSearchParams): object {
  const all = [...templates.values()].filter((template) => template.waba_id === waba_id);
  const limit = Math.max(1, Math.min(Number(query.get('limit') ?? 25), 250));
  const from = Number(query.get('after') ?? 0);
  const data = all.slice(from, from + limit).map(({ waba_id: _account, ...template }) => template);
  const isLast = from + limit >= all.length;
  const cursors = { before: String(from), after: String(from + limit) };
  return { data, paging: isLast ? { cursors } : { cursors, next: 'next' } };
}

/** Answers POST /<account>/message_templates: a template that waits for approval. */
export function createTemplate({ templates }: World, waba_id: string, body: Part): object {
  const { name, language, category, components } = body;
  requireValue(typeof name === 'string' && /^[a-z0-9_]{1,512}$/.test(name), 'name');
  requireValue(typeof language === 'string' && language.length > 1, 'language');
  requireValue(['MARKETING', 'UTILITY', 'AUTHENTICATION'].includes(String(category)), 'category');
  requireValue(Array.isArray(components) && components.length > 0, 'components');
  const known = [...templates.values()];
  const taken = known.some(
    (one) => one.waba_id === waba_id && one.name === name && one.language === language,
  );
  if (taken) throw new GraphError(100, 'name and language exist');
  const template: FakeTemplate = {
    id: newId(),
    waba_id,
    name,
    language,
    category: String(category),
    status: 'PENDING',
    components: components.map((component) => ({ ...(component as Part) })),
  };
  templates.set(template.id, template);
  return { id: template.id, status: template.status, category: template.category };
}

/** Changes a template's status, as Meta's review does, and emits it to the account's numbers. */
export function reviewTemplate(
  { world, webhooks }: { world: World; webhooks: Webhooks },
  template: FakeTemplate,
  { status, reason }: { status: string; reason: string },
): void {
  template.status = status;
  const number = [...world.numbers.values()].find(({ waba_id }) => waba_id === template.waba_id);
  if (!number) return;
  const value = {
    event: status,
    message_template_id: template.id,
    message_template_name: template.name,
    message_template_language: template.language,
    message_template_category: template.category,
    reason,
  };
  webhooks.emit({ number, field: 'message_template_status_update', value });
}

/** Throws the GraphError with which Meta refuses to send a template. */
export function requireTemplate({ templates }: World, { waba_id }: FakeNumber, use: Part): void {
  const language = (use['language'] as Part)['code'];
  const template = [...templates.values()].find(
    (one) => one.waba_id === waba_id && one.name === use['name'] && one.language === language,
  );
  if (!template || template.status === 'PENDING' || template.status === 'REJECTED')
    throw new GraphError(132001);
  if (template.status === 'PAUSED') throw new GraphError(132015);
  if (template.status !== 'APPROVED') throw new GraphError(132016);
  for (const type of ['HEADER', 'BODY'] as const) {
    const expected = variablesIn(template.components.find((component) => component['type'] === type));
    if (expected !== parametersOf(use, type.toLowerCase())) throw new GraphError(132000, type);
  }
}

function variablesIn(component: Part | undefined): number {
  const text = component?.['text'];
  return typeof text === 'string' ? new Set(text.match(/\{\{\s*\w+\s*\}\}/g)).size : 0;
}

function parametersOf(use: Part, type: string): number {
  const components = Array.isArray(use['components']) ? (use['components'] as Part[]) : [];
  const parameters = components.find((component) => component['type'] === type)?.['parameters'];
  return Array.isArray(parameters) ? parameters.length : 0;
}
