import type { MenuTable } from './menu-table.ts';

export const school: MenuTable = {
  menu: 'escola',
  options: [
    'Matrículas',
    'Mensalidades e boletos',
    'Secretaria',
    'Coordenação pedagógica',
    'Visitar a escola',
  ],
  answers: {
    Matrículas: `
      1 | matricula | matrícula | quero matricular meu filho | fazer matrícula | matricular | matricola |
      sobre matrícula | matricula da minha filha | queria saber da matrícula | rematrícula |
      matriculas pra 2026`,
    'Mensalidades e boletos': `
      2 | mensalidade | boleto | boletos | pagar a mensalidade | mensalidades | mensalidad |
      boleto da mensalidade | menssalidade | preciso do boleto`,
    Secretaria: `
      3 | secretaria | secretária | falar com a secretaria | secretaria por favor | secretaría | secretria |
      a secretaria da escola`,
    'Coordenação pedagógica': `
      4 | coordenação | coordenacao | coordenadora | falar com a coordenadora | pedagógica | cordenação |
      coordenassao | coordenação pedagogica | quero falar com a coordenação`,
    'Visitar a escola': `
      5 | visita | visitar | agendar uma visita | quero conhecer a escola | marcar visita |
      gostaria de visitar a escola | conhecer | vizitar | fazer uma visita | visitinha`,
  },
  none: `
    escola | meu filho | não quero matricular | matrícula e boleto | matrícula ou visita | boa tarde |
    não sei | quinto ano | 2 filhos | 2º ano | ensino médio | 6 | não recebi o boleto ainda | ele tem 5 anos`,
};

export const grades: MenuTable = {
  menu: 'série',
  options: ['Educação infantil', '1º ano', '2º ano', '3º ano', 'Ensino médio'],
  answers: {
    'Educação infantil': `infantil | educacao infantil | ed infantil | no infantil | educação infantiu`,
    '1º ano': `1º ano | 1 ano | primeiro ano | 1o ano | vai pro primeiro ano | no 1° ano`,
    '2º ano': `2º ano | segundo ano | 2o ano | segundo | 2 ano | ele tá no segundo ano`,
    '3º ano': `3º ano | terceiro ano | 3 ano | 3o ano | terceiro`,
    'Ensino médio': `ensino médio | ensino medio | médio | encino médio | 5`,
  },
  none: `ano | 4º ano | nono ano | faculdade | 1º ou 2º ano | não sei a série | 7 | ele não está no 2º ano`,
};
