import { formatPhone } from '@prosa/brazil';
import { plainText } from '../../lib/plain-text.ts';

/** Variables that every quick message may use, besides the contact's own. */
export const builtInVariables = [
  { name: 'saudacao', meaning: 'Bom dia, Boa tarde ou Boa noite' },
  { name: 'primeiro_nome', meaning: 'Primeiro nome do contato' },
  { name: 'nome', meaning: 'Nome do contato' },
  { name: 'telefone', meaning: 'Telefone do contato' },
  { name: 'atendente', meaning: 'Nome de quem atende' },
  { name: 'empresa', meaning: 'Nome da sua empresa' },
] as const;

/** Variables that everything sent without a person may use, besides the contact's own. */
export const receiverVariables = builtInVariables.filter(
  ({ name }) => name !== 'atendente' && name !== 'telefone',
);

interface Open {
  contact: { name: string; override_name: string | null; phone: string };
  agent: string;
  company: string;
  now: Date;
}

/**
 * Returns the values for an open conversation, by variable; unknown ones are empty. A built-in variable wins over the
 * contact's own in `data`.
 */
export function variableValues(
  { contact, agent, company, now }: Open,
  data: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const name = contact.override_name?.trim() || contact.name.trim();
  const builtIn: Record<(typeof builtInVariables)[number]['name'], string> = {
    saudacao: greeting(now.getHours()),
    primeiro_nome: name.split(/\s+/).find((word) => /\p{L}/u.test(word)) ?? '',
    nome: name,
    telefone: formatPhone(contact.phone),
    atendente: agent.trim(),
    empresa: company.trim(),
  };
  const values = new Map(Object.entries(data).map(([key, value]) => [plainText(key), value.trim()]));
  for (const [key, value] of Object.entries(builtIn)) values.set(key, value);
  return values;
}

function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}
