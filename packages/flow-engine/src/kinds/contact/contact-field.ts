import type { FlowNodeOf } from '@prosa/contract';
import { leave, type Outcome } from '../../walk/outcome.ts';
import { nameOf, warning } from '../../problems/problem.ts';
import { emit, fill, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { isWritten } from '../parts/checks.ts';
import { next } from '../parts/ports.ts';

type FieldVisit = Visit<FlowNodeOf<'contactField'>>;

const executor: Executor<FlowNodeOf<'contactField'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const fields: Record<string, string> = {};
    const kept: string[] = [];
    for (const { field, value, overwrite } of visit.node.settings.fields) {
      const text = fill(visit, value).trim();
      if (field === '' || text === '') continue;
      if (text.length > longestOf(field)) return leave('error', `O valor é longo demais para “${field}”.`);
      if (!overwrite && currentOf(visit, field) !== '') kept.push(field);
      else fields[field] = text;
    }
    return write(visit, fields, kept);
  },
};

/** Writes fields of the contact. */
export const contactField: Kind<'contactField'> = {
  ports: () => [next, { id: 'error', label: 'Valor inválido', whenOpen: 'harmless' }],
  texts: ({ annotation, fields }) => {
    const values = fields.map(({ value }) => value);
    return { templates: [annotation, ...values], optional: values };
  },
  sets: none,
  references: none,
  mustHave: (node) =>
    node.settings.fields.length > 0 || isWritten(node.settings.annotation)
      ? []
      : [warning(node, `Escolha um campo em ${nameOf(node)}: assim este passo não faz nada.`)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    fields: random.some(3, () => ({
      field: random.pick(['override_name', 'cidade', '__proto__']),
      value: random.text(),
    })),
    annotation: random.text(),
  }),
};

function write(visit: FieldVisit, fields: Record<string, string>, kept: string[]): Outcome {
  const annotation = fill(visit, visit.node.settings.annotation).trim() || null;
  const names = Object.keys(fields);
  const already = kept.length > 0 ? ` Já preenchido, mantido: ${kept.join(', ')}.` : '';
  if (names.length === 0 && annotation === null) return leave('next', `Nada para gravar.${already}`);
  emit(visit, { kind: 'contact', fields, annotation });
  return leave('next', `Gravou ${names.join(', ') || 'a anotação'}.${already}`);
}

function currentOf(visit: FieldVisit, field: string): string {
  const { contact } = visit.turn.scene;
  return (field === nameField ? contact.name : contact.data[field]) ?? '';
}

function longestOf(field: string): number {
  return field === nameField ? 120 : 1000;
}

const nameField = 'override_name';
