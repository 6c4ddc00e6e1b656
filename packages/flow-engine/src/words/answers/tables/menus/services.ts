import type { MenuTable } from './menu-table.ts';

export const petShop: MenuTable = {
  menu: 'pet shop',
  options: ['🛁 Banho e tosa', '💉 Vacinas', '🩺 Consulta veterinária', '🍖 Ração e produtos'],
  answers: {
    '🛁 Banho e tosa': `
      1 | banho | tosa | banho e tosa | 🛁 | banho no meu cachorro | quero um banho |
      quero dar um banho na minha cachorrinha | tosar | banhu e tosa | só banho | banho por favor |
      banho + tosa | banho/tosa`,
    '💉 Vacinas': `
      2 | vacina | vacinas | vacinar | vasina | quero vacinar meu gato | 💉 | vacinação |
      vacina pro meu cachorro`,
    '🩺 Consulta veterinária': `
      3 | consulta | veterinário | veterinaria | quero uma consulta | marcar veterinario | vet | 🩺 | veterinaro |
      preciso de um veterinário | marcar uma consulta`,
    '🍖 Ração e produtos': `
      4 | ração | raçao | racao | produtos | comprar ração | 🍖 | produto | quero ração | rassao |
      ração pra gato`,
  },
  none: `
    banho e vacina | vacina ou consulta | meu cachorro | gato | não quero tosa | não dou banho | 🐶 | oi |
    morreu | tem banho amanhã? | já dei vacina | quanto custa a vacina?`,
};

export const salon: MenuTable = {
  menu: 'salão',
  options: ['Corte feminino', 'Corte masculino', 'Barba', 'Manicure e pedicure', 'Coloração'],
  answers: {
    'Corte feminino': `
      1 | feminino | corte feminino | corte de cabelo feminino | feminimo | corte femenino |
      cortar cabelo feminino`,
    'Corte masculino': `2 | masculino | corte masculino | corte mascolino | corte de cabelo masculino pf | masculino por favor`,
    Barba: `3 | barba | fazer a barba | só a barba | quero fazer a barba | aparar a barba | babra | barbaa`,
    'Manicure e pedicure': `
      4 | manicure | pedicure | manicure e pedicure | manicuri | unha | fazer as unhas | mani e pedi | pé e mão |
      quero fazer a unha | manicure e pedicuri`,
    Coloração: `5 | coloração | coloracao | colorir | pintar o cabelo | tintura | colorassão | pintar | colorasao`,
  },
  none: `
    corte | cortar o cabelo | barba e corte masculino | corte | cabelo | barba ou corte | não faço barba |
    quanto é a barba? | vocês fazem barba? | nenhum | sem barba | não sei ainda`,
};

export const snacks: MenuTable = {
  menu: 'cardápio com emoji',
  options: ['Pizza', 'Hambúrguer', 'Bebidas', 'Sobremesas'],
  answers: {
    Pizza: `1 | pizza | 🍕 | 🍕🍕 | piza | pitza | uma pizza | quero pizza | pizzas | pizza pfv | eu quero uma pizza`,
    Hambúrguer: `
      2 | hamburguer | hamburger | hambúrguer | 🍔 | hamburgue | ambúrguer | burguer | hambuguer | hamburguinho |
      quero um hambúrguer 🍔`,
    Bebidas: `3 | bebida | bebidas | beber | 🥤 | uma bebida | algo pra beber | bibida | refrigerante | refri`,
    Sobremesas: `4 | sobremesa | sobremesas | doce | 🍰 | sobremeza | uma sobremesa por favor | 🍦`,
  },
  none: `
    pizza e bebida | pizza ou hambúrguer | 🍕🍔 | não quero pizza | fome | salada | 🥗 | tem pizza? | cardápio |
    qual o tamanho da pizza? | sem bebida | ❤️ | pizza não`,
};

export const people: MenuTable = {
  menu: 'quantas pessoas',
  options: ['1 pessoa', '2 pessoas', '3 pessoas', '4 pessoas ou mais'],
  answers: {
    '1 pessoa': `1 | 1 pessoa | uma pessoa | só eu | uma | só uma pessoa | sozinho`,
    '2 pessoas': `2 | 2 pessoas | duas | duas pessoas | 2 pessoa | dois | somos 2 | somos em duas | mesa para 2`,
    '3 pessoas': `3 | três | 3 pessoas | somos três | tres pessoas | para 3 pessoas | somos 3`,
    '4 pessoas ou mais': `4 | 4 pessoas | quatro | quatro ou mais | 4 ou mais | mais de 4 | quatro pessoas`,
  },
  none: `
    pessoas | 2 ou 3 | 2 ou 3 pessoas | umas pessoas | não sei quantas | menos de 3 | muita gente | 20h |
    depende`,
};
