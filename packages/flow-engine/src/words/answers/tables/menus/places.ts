import type { MenuTable } from './menu-table.ts';

export const neighbourhoods: MenuTable = {
  menu: 'bairros',
  options: [
    'Centro',
    'Jardim América',
    'Jardim Paulista',
    'Vila Mariana',
    'Vila Nova',
    'Boa Vista',
    'Outro bairro',
  ],
  answers: {
    Centro: `
      1 | centro | no centro | moro no centro | sou do centro | centrão | cetro | aqui no centro | é no centro |
      bairro centro`,
    'Jardim América': `
      2 | jardim america | jd américa | jd america | jardin america | américa | moro no jardim américa |
      jardim améirca | jd. América`,
    'Jardim Paulista': `3 | jardim paulista | paulista | jd paulista | jardin paulista | no jd. paulista`,
    'Vila Mariana': `
      4 | vila mariana | v mariana | vl mariana | mariana | villa mariana | na vila mariana | vila maryana |
      vila marina`,
    'Vila Nova': `5 | vila nova | vl nova | v. nova | villa nova | na vila nova`,
    'Boa Vista': `6 | boa vista | bairro boa vista | moro na boa vista | boavista | boa vita`,
    'Outro bairro': `7 | outro | outro bairro | nenhum desses | é outro | moro em outro bairro | nenhum | outros`,
  },
  none: `
    jardim | vila | bairro | não moro no centro | perto do centro | jardim europa | vila olímpia | boa noite |
    boa tarde | entre o centro e a vila nova | rua 7 de setembro 120 | não sei o bairro | centro ou boa vista |
    minha casa é nova`,
};

export const units: MenuTable = {
  menu: 'unidades',
  options: ['Unidade Norte', 'Unidade Sul', 'Unidade Shopping'],
  answers: {
    'Unidade Norte': `1 | norte | zona norte | unidade norte | a do norte | unid norte | nort | na unidade norte por favor`,
    'Unidade Sul': `2 | sul | unidade sul | zona sul | na sul | a sul | do sul | unidad sul`,
    'Unidade Shopping': `3 | shopping | shoping | xopin | a do shopping | no shopping | unidade do shopping | chopping`,
  },
  none: `
    unidade | norte ou sul | a mais perto | leste | qual é mais perto de mim? | não conheço a sul |
    qualquer unidade | a norte não | menos a sul`,
};
