import type { FlowNodeOf } from '@prosa/contract';
import { leave, type Outcome } from '../outcome.ts';
import { emit, fill, type Visit } from '../visit.ts';
import type { Executor } from './executor.ts';

type FieldVisit = Visit<FlowNodeOf<'contactField'>>;

export const contactField: Executor<FlowNodeOf<'contactField'>> = {
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
