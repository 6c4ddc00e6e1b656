import type { MenuTable } from './menu-table.ts';

export const flavours: MenuTable = {
  menu: 'sabores da pizzaria',
  options: ['Calabresa', 'Portuguesa', 'Quatro queijos', 'Frango com catupiry', 'Marguerita', 'Mussarela'],
  answers: {
    Calabresa: `
      1 | calabresa | calabreza | calabreza pf | calabrsea | calabesa | quero a calabresa |
      vou querer de calabresa | me vê uma calabresa | manda a de calabresa | pode ser calabresa |
      pode ser a calabresa mesmo | vou de calabresa | bota calabresa aí | uma calabresa por favor | calabresaaa |
      calabresa 🍕 | quero calabresa sem cebola | fico com a calabresa | calabresa né kkk | hmm calabresa |
      só calabresa | de calabresa, obrigada! | boa noite me ve uma calabresa pfv`,
    Portuguesa: `2 | a 2 | portuguesa | portugueza | portugesa | a portuguesa | prefiro a portuguesa | portuguesa moça`,
    'Quatro queijos': `
      3 | a de 4 queijos | 4 queijos | quatro queijos | quatro queijo | 4 queijo | queijos | de queijo |
      4queijos | qatro queijos | a terceira`,
    'Frango com catupiry': `
      4 | a quarta | frango | frango catupiry | frango c catupiri | frango com catupiri | catupiry | de frango |
      frango com requeijao catupiry | franco com catupiry | frango c/ catupiry | frangu`,
    Marguerita: `5 | marguerita | margherita | margerita | marguerita por gentileza | a marguerita | quinta`,
    Mussarela: `6 | mussarela | muçarela | mozarela | mozzarella | mussarella | musarela | muzarela | a de mussarela`,
  },
  none: `
    calabresa pq não, mussarela tb não | menos calabresa | qualquer uma menos calabresa | tudo menos portuguesa | sem calabresa |
    não gosto de calabresa | calabresa não | calabresa ou portuguesa | calabresa e portuguesa |
    meia calabresa meia portuguesa | metade calabresa metade frango | tanto faz | qualquer uma |
    tem calabresa? | quanto custa a calabresa? | quanto é a 4 queijos? | a calabresa vem com cebola? |
    qual é mais gostosa? | pizza | grande | não sei | ainda não decidi |
    to em duvida entre calabresa e frango | 2 calabresas e 1 portuguesa | a mesma de sempre | palmito |
    chocolate | pepperoni | odeio marguerita | frango não, obrigado | exceto mussarela | alergia a frango |
    30 minutos? | duas pizzas`,
};

export const crusts: MenuTable = {
  menu: 'borda da pizza',
  options: ['Sem borda', 'Borda de catupiry', 'Borda de cheddar'],
  answers: {
    'Sem borda': `
      1 | sem | sem borda | sem borda pf | não quero borda | nao, sem borda | sem borda mesmo | ñ quero borda |
      normal sem borda`,
    'Borda de catupiry': `
      2 | catupiry | borda de catupiri | com catupiry | quero borda de catupiry | catupiri por favor |
      borda catupiry`,
    'Borda de cheddar': `3 | cheddar | chedar | xedar | borda cheddar | borda de chedar | de cheddar`,
  },
  none: `
    borda | com borda | quero borda | sem cheddar | não quero catupiry | catupiry ou cheddar |
    tem de chocolate? | quanto é a borda? | não sei | qualquer uma`,
};

export const sizes: MenuTable = {
  menu: 'tamanho',
  options: ['Pequena (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
  answers: {
    'Pequena (4 fatias)': `1 | pequena | a pequena | pequeninha | 4 fatias | pequna | a menor`,
    'Média (6 fatias)': `2 | media | média | tamanho médio | a média por favor | 6 fatias | de 6 fatias | medía`,
    'Grande (8 fatias)': `3 | grande | a grande | gande | uma grande | 8 fatias | a de 8 fatias | grnade | a grandona`,
    'Família (12 fatias)': `opção 4 | familia | tamanho família | a família | familha | 12 fatias | a maior | da família`,
  },
  none: `
    fatias | pequena ou média | não muito grande | 8 | 12 | grande e média | qual o preço da grande? |
    menos a grande | 4 | somos em 6 | tanto faz o tamanho`,
};
