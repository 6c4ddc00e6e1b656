import type { MenuTable } from './menu-table.ts';

export const interest: MenuTable = {
  menu: 'interesse do cliente novo',
  options: ['Comprar imóvel', 'Alugar imóvel', 'Anunciar meu imóvel', 'Já sou cliente'],
  answers: {
    'Comprar imóvel': `
      1 | comprar | quero comprar | compra | comprar um apartamento | tô querendo comprar uma casa |
      comprar imovel | conprar | comprar imóveu | interesse em comprar`,
    'Alugar imóvel': `
      2 | alugar | aluguel | quero alugar | alugel | locação | alugar um ap | aluga | tô procurando pra alugar |
      procuro imóvel pra alugar | aluguer | alugueu`,
    'Anunciar meu imóvel': `
      3 | anunciar | quero anunciar | anuncio | anúncio | anunciar meu ap | quero anunciar minha casa com vocês |
      anunsiar`,
    'Já sou cliente': `4 | já sou cliente | sou cliente | cliente | ja sou | sou cliente já`,
  },
  none: `
    imóvel | casa | comprar ou alugar | não quero comprar | não sou cliente | só pesquisando | quanto custa? |
    meu imóvel | 2 quartos | já comprei | não quero alugar, obrigado | não sei ainda | tenho 3 imóveis`,
};

export const moment: MenuTable = {
  menu: 'quando pretende comprar',
  options: ['Agora', 'Nos próximos 3 meses', 'Daqui a 6 meses', 'Só estou pesquisando'],
  answers: {
    Agora: `1 | agora | agora mesmo | já | imediatamente | o quanto antes | agr | urgente | pra agora | quero agora`,
    'Nos próximos 3 meses': `2 | 3 meses | em 3 meses | três meses | nos próximos três meses | uns 3 meses | nos proximos 3 mes`,
    'Daqui a 6 meses': `6 meses | seis meses | em seis meses | daqui 6 meses | daqui a seis meses | daqui uns 6 meses`,
    'Só estou pesquisando': `
      4 | pesquisando | só pesquisando | to pesquisando | só tô pesquisando | estou só pesquisando | pesquisa |
      só dando uma pesquisada | so to pezquisando`,
  },
  none: `
    meses | agora não | não sei | talvez em 3 meses | 1 ano | entre 3 e 6 meses | depende do preço |
    daqui a pouco | 9 meses | não tenho pressa | ano que vem | 6 | 3`,
};

export const plans: MenuTable = {
  menu: 'planos de internet',
  options: ['100 mega', '300 mega', '500 mega', 'Falar com um consultor'],
  answers: {
    '100 mega': `
      1 | 100 | 100 mega | 100mb | o de 100 | cem mega | 100 megas | quero o de 100 |
      o plano de 100 mega por favor`,
    '300 mega': `2 | 300 | 300 mega | 300mega | trezentos | o de 300 mega | trezentos mega | plano de 300`,
    '500 mega': `3 | 500 | 500 mega | quinhentos mega | quero 500 | o de 500 | quinhentos`,
    'Falar com um consultor': `
      4 | consultor | falar com consultor | consultora | quero falar com alguém | falar com um consultor pf |
      comsultor | atendente`,
  },
  none: `
    mega | plano | 200 mega | 100 ou 300 | 400 | o mais barato | quanto custa o de 300? | 100 reais |
    não quero 100 mega | menos o de 100 | 50 | 5`,
};
