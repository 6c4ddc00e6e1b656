import type { MenuTable } from '../menu-table.ts';

/** Written after the rules that the first ones led to, and measured before anything was fitted to it. */
export const blindSecond: readonly MenuTable[] = [
  {
    menu: 'confeitaria',
    options: [
      'Encomendar bolo',
      'Pães e salgados',
      'Kit festa',
      'Cardápio e preços',
      'Falar com a confeiteira',
    ],
    answers: {
      'Encomendar bolo':
        'quero encomendar um bolo de aniversário | bolo | to querendo encomendar | nao quero kit só o bolo | boa tarde queria fazer uma encomenda',
      'Pães e salgados': 'salgadinhos | pao | moça bom dia eu queria uns salgados | pães franceses',
      'Kit festa': 'um kit pra 30 pessoas | kit festa | festa | 3 pf',
      'Cardápio e preços': 'cardapio | tem cardapio?',
      'Falar com a confeiteira': 'quero falar com a confeitera',
    },
    none: 'bolo e salgado | n sei ainda | nada por enquanto',
  },
  {
    menu: 'locadora de carros',
    options: [
      'Alugar carro',
      'Prolongar aluguel',
      'Devolver carro',
      'Multas e cobranças',
      'Acidente ou pane',
    ],
    answers: {
      'Alugar carro': 'quero alugar um carro | alugar',
      'Prolongar aluguel': 'preciso prolongar',
      'Devolver carro': 'devolução | quero devolver o carro hoje',
      'Multas e cobranças': 'recebi uma multa | multa | cobrança indevida | multas | a 4 por gentileza',
      'Acidente ou pane': 'sofri um acidente | pane | acidentes',
    },
    none: 'aluguel | devolver ou prolongar ainda nao sei | não bati | carro',
  },
  {
    menu: 'ótica',
    options: [
      'Marcar exame de vista',
      'Óculos de grau',
      'Lentes de contato',
      'Óculos de sol',
      'Meu pedido está pronto?',
    ],
    answers: {
      'Marcar exame de vista': 'exame de vista | marcar ezame | quero marcar o exame | vista',
      'Óculos de grau': 'grau | oculos de grau | quero um de grau',
      'Lentes de contato': 'lente | lentes | lente de contato',
      'Óculos de sol': 'de sol',
      'Meu pedido está pronto?': 'pronto | meu pedido | 5',
    },
    none: 'oculos | lentes e oculos de grau | receita nova',
  },
  {
    menu: 'limpeza',
    options: ['Limpeza residencial', 'Limpeza pós-obra', 'Limpeza de estofados', 'Passar roupa', 'Orçamento'],
    answers: {
      'Limpeza residencial': 'residencial | pós obra não, residencial',
      'Limpeza pós-obra': 'pos obra',
      'Limpeza de estofados': 'estofado | estofados por favor',
      'Passar roupa': 'passar roupas',
      Orçamento: 'orçamento | queria um orçamento | quero orcar',
    },
    none: 'limpeza | acabei de reformar | residencial e estofado | não | blz',
  },
  {
    menu: 'poupatempo',
    options: ['Emitir RG', 'Carteira de trabalho', 'Seguro-desemprego', 'Título de eleitor', 'Outros'],
    answers: {
      'Emitir RG': 'tirar rg | rg | segunda via do rg',
      'Carteira de trabalho': 'carteira de trabalho',
      'Seguro-desemprego': 'seguro desemprego | seguro | fui demitido quero dar entrada no seguro',
      'Título de eleitor': 'titulo | titulo de eleitor | tirar meu titulo',
      Outros: 'outro | outros | nenhum desses',
    },
    none: 'rg e titulo',
  },
  {
    menu: 'unhas',
    options: ['Alongamento', 'Esmaltação em gel', 'Manutenção', 'Remoção', 'Pé e mão'],
    answers: {
      Alongamento: 'alongar | quero um alongamento bem natural',
      'Esmaltação em gel': 'gel | esmaltaçao',
      Manutenção: 'manutencao | fazer manutenção | amiga marca uma manutenção pra mim | manutençaum',
      Remoção: 'remover',
      'Pé e mão': 'pe e mao | mão | mao e pe | quero fazer o pé',
    },
    none: 'alongamento ou gel | quanto tempo demora | unha',
  },
];
