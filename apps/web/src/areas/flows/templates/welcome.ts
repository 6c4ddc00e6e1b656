import { IconListNumbers } from '@tabler/icons-react';
import { documentOf, end, menu, node, say, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

const greeting = [
  '{sistema.saudacao}, {contato.nome|"tudo bem"}! 👋',
  'Aqui é o atendimento automático. Como posso ajudar?',
].join('\n');

/** Greets and shows a menu to which its answers return. */
export const welcome: FlowTemplate = {
  id: 'boas-vindas',
  name: 'Boas-vindas e menu',
  description: 'Cumprimenta, mostra um menu, responde as dúvidas mais comuns e passa para a equipe.',
  icon: IconListNumbers,
  document: documentOf([
    start('menu'),
    menu({
      id: 'menu',
      at: [1, 0],
      label: 'Menu principal',
      text: greeting,
      options: [
        { id: 'produtos', label: 'Conhecer produtos e preços', synonyms: ['preço', 'produtos', 'catálogo'] },
        { id: 'horario', label: 'Horário e endereço', synonyms: ['horário', 'endereço', 'onde fica'] },
        { id: 'pagamento', label: 'Formas de pagamento', synonyms: ['pix', 'cartão', 'pagamento'] },
        { id: 'atendente', label: 'Falar com uma pessoa', synonyms: ['atendente', 'humano', 'pessoa'] },
      ],
      next: {
        'option:produtos': 'produtos',
        'option:horario': 'horario',
        'option:pagamento': 'pagamento',
        'option:atendente': 'pessoa',
        no_match: 'pessoa',
        timeout: 'fim',
      },
    }),
    say({
      id: 'produtos',
      at: [2, -4],
      label: 'Produtos',
      text: 'Escreva aqui seus produtos e preços, ou mande o link do catálogo. 🛍️',
      next: { next: 'mais' },
    }),
    say({
      id: 'horario',
      at: [2, -2],
      label: 'Horário e endereço',
      text: 'Atendemos de segunda a sexta, das 8h às 18h, e sábado das 8h às 12h.\nRua Exemplo, 100, Centro.',
      next: { next: 'mais' },
    }),
    say({
      id: 'pagamento',
      at: [2, 0],
      label: 'Pagamento',
      text: 'Aceitamos Pix, cartão de crédito e débito, e dinheiro.',
      next: { next: 'mais' },
    }),
    menu({
      id: 'mais',
      at: [3, -2],
      label: 'Algo mais?',
      text: 'Posso ajudar em algo mais?',
      options: [
        { id: 'sim', label: 'Sim, ver o menu', synonyms: ['menu', 'voltar'] },
        { id: 'pessoa', label: 'Falar com uma pessoa', synonyms: ['atendente', 'humano'] },
        { id: 'nao', label: 'Não, obrigado', synonyms: ['obrigado', 'obrigada', 'só isso'] },
      ],
      next: {
        'option:sim': 'volta',
        'option:pessoa': 'pessoa',
        'option:nao': 'fim',
        no_match: 'pessoa',
        timeout: 'fim',
      },
    }),
    node('jump', { id: 'volta', at: [4, -5], label: 'Volta ao menu', settings: { target: 'menu' } }),
    toPeople({
      id: 'pessoa',
      at: [4, 1],
      text: 'Certo! Já chamei alguém da equipe. Seu protocolo é {sistema.protocolo}.',
    }),
    end({ id: 'fim', at: [4, -2], text: 'Obrigado pelo contato! Quando precisar, é só chamar.' }),
    node('global', {
      id: 'atalho-pessoa',
      at: [3, 4],
      label: 'Pede uma pessoa',
      settings: {
        phrases: ['atendente', 'falar com atendente', 'humano'],
        opt_out: false,
        resume: false,
        scope: 'flow',
      },
      next: { next: 'pessoa' },
    }),
  ]),
};
