import type { MenuTable } from './menu-table.ts';

/** Menus of forms. */
export const moreForms: readonly MenuTable[] = [
  {
    menu: 'tamanhos de roupa',
    options: ['P', 'M', 'G', 'GG'],
    answers: {
      P: 'p | P | tamanho p | 1 | o P | pequeno',
      M: 'm | M | tamanho M por favor | 2 | médio',
      G: 'g | o g | tamanho g | quero G | grande',
      GG: 'gg | tamanho gg | quero o GG | 4',
    },
    none: 'xg | p ou m | não sei meu tamanho | 38 | gordo',
  },
  {
    menu: 'faixa de idade',
    options: ['Até 18 anos', '18 a 25 anos', '26 a 40 anos', 'Mais de 40 anos'],
    answers: {
      'Até 18 anos': '1 | até 18 | até 18 anos',
      '18 a 25 anos': '2 | 18 a 25 | de 18 a 25 anos | entre 18 e 25',
      '26 a 40 anos': '3 | 26 a 40 | 40 anos | tenho 33',
      'Mais de 40 anos': '4 | 100 | mais de 40 | mais de 40 anos',
    },
    none: 'anos | não sei',
  },
  {
    menu: 'faixa de preço',
    options: ['Até R$ 500', 'De R$ 500 a R$ 1.000', 'Acima de R$ 1.000'],
    answers: {
      'Até R$ 500': '1 | até 500 | até 500 reais',
      'De R$ 500 a R$ 1.000': '2 | 1000 | de 500 a 1000 | entre 500 e 1000',
      'Acima de R$ 1.000': '3 | acima de 1000 | mais de mil | acima de mil reais',
    },
    none: '500 | 500 reais | não sei',
  },
  {
    menu: 'pessoa física ou jurídica',
    options: ['Pessoa física', 'Pessoa jurídica'],
    answers: {
      'Pessoa física': '1 | fisica | pessoa fisica | física | sou pessoa física | pf',
      'Pessoa jurídica': '2 | juridica | pj | pessoa juridica | empresa | jurídico',
    },
    none: 'pessoa | tanto faz | não sou empresa | os dois',
  },
  {
    menu: 'cores',
    options: ['Preto', 'Branco', 'Azul', 'Vermelho'],
    answers: {
      Preto: 'preto | preta | o preto | quero preto | pretinho | preto pf',
      Branco: 'branco | branca | branquinho | 2',
      Azul: 'azul | azul mesmo | o azul por favor | 💙 | azzul',
      Vermelho: 'vermelho | vermelha | vermelio | o vermelho',
    },
    none: 'verde | preto ou branco | azul e branco | menos vermelho | qualquer cor | escuro | não gosto de azul | ❤️',
  },
  {
    menu: 'cidades',
    options: ['São Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Outra cidade'],
    answers: {
      'São Paulo': 'sp | sao paulo | são paulo | sampa | moro em são paulo | SP capital',
      'Rio de Janeiro': 'rio | rj | rio de janeiro | no rio',
      'Belo Horizonte': 'bh | belo horizonte | belo horizonti | em bh | 3',
      'Outra cidade': 'outra | outra cidade | nenhuma dessas | em outra',
    },
    none: 'curitiba | são josé | perto de sp | não moro no rio | campinas',
  },
  {
    menu: 'receber novidades',
    options: ['Sim, quero receber', 'Não, obrigado'],
    answers: {
      'Sim, quero receber':
        'sim | quero | quero receber | claro | pode mandar | 1 | sim quero | 👍 | com ctz | bora',
      'Não, obrigado':
        'não | nao obrigado | n | obrigado não | não quero | dispenso | 2 | nao precisa | não, valeu',
    },
    none: 'talvez | não sei | receber o quê? | depende',
  },
  {
    menu: 'meses',
    options: ['Janeiro', 'Fevereiro', 'Março'],
    answers: {
      Janeiro: 'janeiro | jan | em janeiro | janero',
      Fevereiro: 'fevereiro | fev | feveiro | em fevereiro',
      Março: 'março | marco | mar | em março',
    },
    none: 'abril | jan ou fev | maio | não sei',
  },
  {
    menu: 'dias com hora',
    options: ['Seg 10h', 'Ter 14h', 'Qua 16h30'],
    answers: {
      'Seg 10h': 'segunda | segunda 10h | seg | seg 10h | segunda às 10 | 10h',
      'Ter 14h': 'terça | terça às 14h | 14h | ter 14h',
      'Qua 16h30': 'quarta | quarta 16h30 | 16:30 | 16h30 | quarta feira',
    },
    none: 'quinta | 15h | segunda ou terça | segunda 14h | depois das 16h',
  },
  {
    menu: 'água',
    options: ['Sem gás', 'Com gás'],
    answers: {
      'Sem gás': '1 | sem gas | sem gás | sem | natural sem gás',
      'Com gás': '2 | com gas | com gás | com',
    },
    none: 'gás | água | tanto faz | não sei',
  },
];
