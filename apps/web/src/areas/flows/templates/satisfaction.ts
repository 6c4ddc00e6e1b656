import { IconStar } from '@tabler/icons-react';
import { documentOf, end, node, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

/** Asks for a score after the service; a low one calls a person. */
export const satisfaction: FlowTemplate = {
  id: 'satisfacao',
  name: 'Pesquisa de satisfação',
  description: 'Pede uma nota de 1 a 5 com comentário. Nota baixa chama a equipe para resolver.',
  icon: IconStar,
  document: documentOf([
    start('nota'),
    node('csat', {
      id: 'nota',
      at: [1, 0],
      label: 'Nota do atendimento',
      settings: {
        typing: true,
        text: 'De 1 a 5, que nota você dá para o nosso atendimento?\n1 é muito ruim e 5 é excelente.',
        scale: '1-5',
        attempts: 2,
        no_match_text: '',
        ask_comment: true,
        comment_text: 'Obrigado! Quer contar o motivo da nota?',
        thanks_text: 'Sua opinião foi registrada. Obrigado!',
        variable: 'nota',
        timeout: { amount: 24, unit: 'hours' },
      },
      next: { next: 'baixa', no_match: 'outro', timeout: 'sem-nota' },
    }),
    node('condition', {
      id: 'baixa',
      at: [2, 0],
      label: 'A nota foi baixa?',
      settings: {
        rules: [
          {
            id: 'baixa',
            label: 'Até 3',
            mode: 'all',
            groups: [
              { mode: 'all', comparisons: [{ left: '{nota}', operator: 'less_or_equal', right: '3' }] },
            ],
          },
        ],
      },
      next: { 'rule:baixa': 'equipe', else: 'fim' },
    }),
    toPeople({
      id: 'equipe',
      at: [3, -2],
      text: 'Queremos fazer melhor. Alguém da equipe vai falar com você.',
    }),
    toPeople({
      id: 'outro',
      at: [2, 2],
      label: 'Escreveu outra coisa',
      text: 'Já chamei alguém da equipe para responder você.',
    }),
    end({ id: 'fim', at: [3, 1], text: 'Ficamos felizes em atender você. Até a próxima! 💚' }),
    end({ id: 'sem-nota', at: [2, 5], outcome: 'abandonado' }),
  ]),
};
