import { IconFilter } from '@tabler/icons-react';
import { documentOf, end, menu, node, question, say, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

/** Asks a few questions before a salesperson takes over. */
export const qualification: FlowTemplate = {
  id: 'qualificacao',
  name: 'Qualificação de interessados',
  description:
    'Pergunta nome, e-mail, o que a pessoa procura e quando, guarda no contato e chama um vendedor.',
  icon: IconFilter,
  document: documentOf([
    start('ola'),
    say({
      id: 'ola',
      at: [1, 0],
      text: '{sistema.saudacao}! Que bom ter você aqui. 😊\nVou fazer quatro perguntas rápidas para o vendedor já chegar sabendo.',
      next: { next: 'nome' },
    }),
    question({
      id: 'nome',
      at: [2, 0],
      label: 'Nome',
      ask: { text: 'Como posso chamar você?', variable: 'nome_informado' },
      next: { next: 'email', no_match: 'email', timeout: 'parado' },
    }),
    question({
      id: 'email',
      at: [3, 0],
      label: 'E-mail',
      ask: {
        text: 'Obrigado, {nome_informado|"amigo"}! Qual é o seu e-mail?\nSe preferir não informar, escreva "pular".',
        kind: 'email',
        variable: 'email',
        save_to: 'email',
        skip_word: 'pular',
        error_text: 'Esse e-mail não parece certo. Pode conferir? Exemplo: nome@exemplo.com',
      },
      next: { next: 'interesse', skipped: 'interesse', no_match: 'interesse', timeout: 'parado' },
    }),
    question({
      id: 'interesse',
      at: [4, 0],
      label: 'O que procura',
      ask: {
        text: 'O que você está procurando?',
        variable: 'interesse',
        save_to: 'interesse',
        gather_seconds: 8,
      },
      next: { next: 'prazo', no_match: 'prazo', timeout: 'parado' },
    }),
    menu({
      id: 'prazo',
      at: [5, 0],
      label: 'Para quando',
      text: 'E para quando você precisa?',
      options: [
        { id: 'agora', label: 'O quanto antes', synonyms: ['hoje', 'agora', 'urgente'] },
        { id: 'mes', label: 'Neste mês', synonyms: ['este mês'] },
        { id: 'depois', label: 'Estou só pesquisando', synonyms: ['pesquisando', 'sem pressa'] },
      ],
      more: { variable: 'prazo' },
      next: {
        'option:agora': 'guardar',
        'option:mes': 'guardar',
        'option:depois': 'guardar',
        no_match: 'guardar',
        timeout: 'parado',
      },
    }),
    node('contactField', {
      id: 'guardar',
      at: [6, 0],
      label: 'Guarda no contato',
      settings: {
        fields: [{ field: 'override_name', value: '{nome_informado}', overwrite: false }],
        annotation: 'Procura: {interesse|"não disse"}. Prazo: {prazo|"não disse"}.',
      },
      next: { next: 'vendedor', error: 'vendedor' },
    }),
    toPeople({
      id: 'vendedor',
      at: [7, 0],
      text: 'Perfeito! Um vendedor já recebeu suas respostas e continua por aqui.',
    }),
    end({
      id: 'parado',
      at: [5, 5],
      outcome: 'abandonado',
      text: 'Quando quiser continuar, é só mandar uma mensagem. 🙂',
    }),
  ]),
};
