import { flowDocument, type FlowDocument } from '@prosa/contract';

/** The survey's branches, and how many of 100 answer each in the invented history. */
export const invitations = [
  { id: 'direct', label: 'Direto', text: 'De 0 a 10, quanto você recomenda a Casa Jabuticaba?', answers: 46 },
  {
    id: 'thanks',
    label: 'Com agradecimento',
    text: 'Obrigado por falar com a gente, {contato.nome|"tudo bem"}! De 0 a 10, quanto você nos recomenda?',
    answers: 64,
  },
] as const;

/** Draws the shop's survey: two ways of asking for a score, compared by how many answer. */
export function drawSurvey(): FlowDocument {
  const place = (column: number, row: number) => ({ x: column * 320, y: row * 240 });
  const ask = ({ id, label, text }: (typeof invitations)[number], row: number) => ({
    id,
    type: 'csat',
    label: `Nota: ${label.toLocaleLowerCase('pt-BR')}`,
    position: place(2, row),
    next: { next: 'answered', no_match: 'ignored', timeout: 'ignored' },
    settings: { text, scale: '0-10', ask_comment: true },
  });
  const end = (id: string, row: number, outcome: string) => ({
    id,
    type: 'end',
    position: place(3, row),
    settings: { outcome, finish_conversation: true },
  });
  return flowDocument.parse({
    format: 1,
    nodes: [
      {
        id: 'start',
        type: 'start',
        position: place(0, 0),
        next: { next: 'invitation' },
        settings: { way_out: true },
      },
      {
        id: 'invitation',
        type: 'split',
        label: 'Convite',
        position: place(1, 0),
        next: Object.fromEntries(invitations.map(({ id }) => [`branch:${id}`, id])),
        settings: { branches: invitations.map(({ id, label }) => ({ id, label, weight: 50 })) },
      },
      ...invitations.map(ask),
      end('answered', 0, 'convertido'),
      end('ignored', 1, 'abandonado'),
    ],
  });
}
