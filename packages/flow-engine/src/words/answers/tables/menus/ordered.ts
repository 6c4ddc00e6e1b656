import type { MenuTable } from './menu-table.ts';

/** Options by size, price or count. */
export const ordered: readonly MenuTable[] = [
  {
    menu: 'tamanho do uniforme',
    options: ['PP', 'P', 'M', 'G', 'GG', 'XG (plus)'],
    answers: {
      PP: '1 | pp | o PP por favor | o menor de todos',
      P: 'p | quero o P | tamanho p | tam pequeno | uso P | veste p | me vê a camiseta p',
      M: 'm | o m | médio | a média mesmo | uso tamanho médio | M pra mim',
      G: 'g | grande | tamanho grande | uso G',
      GG: 'gg | 2 gês | quero o gg mesmo',
      'XG (plus)': 'xg | plus | o maior que vocês têm',
    },
    none: 'P e G | um p e dois m | uma GG e uma P | p ou m | não quero P | p minha mãe | visto 42 | M? | entre o g e o gg | 500 g',
  },
  {
    menu: 'caixa de doces',
    options: ['Mini (4 doces)', 'Média (9 doces)', 'Grande (15 doces)', 'Gigante (30 doces)'],
    answers: {
      'Mini (4 doces)': '1 | mini | 4 doces | a de 4 doces | opção 1 | a menor | a menorzinha',
      'Média (9 doces)': '2 | média | nove doces',
      'Grande (15 doces)': '3 | grande | de 15 doces',
      'Gigante (30 doces)': 'opção 4 | número 4 | a última | gigante | a maior que tiver | a maior de todas',
    },
    none: '4 | a 4 | quatro | doces | mini e grande | a mais barata | uma maior | a menor não | a menor que a grande | qual a maior?',
  },
  {
    menu: 'sorvete por volume',
    options: ['500 ml', 'Copo grande', '1 litro', '2 litros'],
    answers: {
      '500 ml': 'primeira opção | 500 | 500ml | item 1',
      'Copo grande': 'copo | copo grande | opção 2',
      '1 litro': '3 | um litro | 1 litro | 1l',
      '2 litros': '4 | dois litros | 2 l',
    },
    none: '1 | 2 | litro',
  },
  {
    menu: 'cartório',
    options: ['2ª via de certidão', 'Reconhecer firma', 'Procuração', 'Autenticar cópia'],
    answers: {
      '2ª via de certidão': '1 | 2ª via | segunda via | certidão | primeira',
      'Reconhecer firma': '2 | a segunda opção | opção 2 | firma | reconhecer firma',
      Procuração: '3 | procuração | terceira',
      'Autenticar cópia': '4 | autenticar | cópia | a última',
    },
    none: 'segunda | a segunda | 2ª | cópia da certidão ou procuração',
  },
  {
    menu: 'marmita',
    options: [
      'Mini (350 g) – R$ 16',
      'Tradicional (500 g) – R$ 21,50',
      'Reforçada (750 g) – R$ 28',
      'Família (1,5 kg) – R$ 62',
    ],
    answers: {
      'Mini (350 g) – R$ 16':
        '1 | mini | a mais barata | a mais em conta | a de 16 | a de dezesseis reais | 16 conto | a menor | 350 g',
      'Tradicional (500 g) – R$ 21,50': '2 | tradicional | a de 21,50 | 21,50 reais | a de 500',
      'Reforçada (750 g) – R$ 28': '3 | reforçada | vinte e oito reais | quero a de 28 | a de vinte e oito',
      'Família (1,5 kg) – R$ 62': '4 | a mais cara | a maior | 62 reais | a de sessenta e dois',
    },
    none: 'a de 30 | 2 de 16 | tenho 28 reais | até 28 reais | a de 16 ou a de 28 | a menor e a maior | a mais barata não | uma mais barata | a de 16 é pra quantos? | achei 62 caro | não precisa ser a maior | 500 reais',
  },
  {
    menu: 'suco por copo',
    options: [
      '300 ml – R$ 9,00',
      '500 ml – R$ 12,00',
      '1 litro – R$ 20,00',
      'Jarra – R$ 33,00',
      'Falar com o bar',
    ],
    answers: {
      '300 ml – R$ 9,00': 'opção 1 | o menor | o menor copo | o mais barato | 9 reais | o de nove reais',
      '500 ml – R$ 12,00': '2 | o de 500 | o de doze | 12 reais',
      '1 litro – R$ 20,00': '3 | o de 20 | 1 litro | vinte reais',
      'Jarra – R$ 33,00': '4 | jarra | o mais caro | a maior',
      'Falar com o bar': '5 | falar com o bar',
    },
    none: '1 | um | o de 15 | copo | tá caro o de 20 | maior que a jarra',
  },
  {
    menu: 'opções sem ordem',
    options: ['Combo 1', 'Combo da casa', 'Festival', 'Outro'],
    answers: { 'Combo da casa': 'combo da casa', Festival: '3 | festival' },
    none: 'o menor | o mais barato | a maior | o de 30',
  },
  {
    menu: 'pessoas no evento',
    options: ['Até 30', '31 a 60', '61 a 120', 'Mais de 120'],
    answers: {
      'Até 30': '1 | até 30 | umas 20 pessoas | entre 15 e 25 | 28 contando comigo',
      '31 a 60': '2 | 45 | entre 40 e 50 | quarenta ou cinquenta | uns 55 | de 40 a 60',
      '61 a 120': '3 | entre setenta e oitenta | 90 contando as crianças | cento e dez convidados',
      'Mais de 120': '4 | 200 | mais de 120 | cento e cinquenta',
    },
    none: 'entre 50 e 80 | 60 ou 70 | mais de 60 | mais de 30 | de 30 a 120 | dia 20 | ainda não sei quantos | quase 60 | menos de 60 | 60 fora as crianças',
  },
  {
    menu: 'valor da conta',
    options: ['Até R$ 150', 'R$ 150 a R$ 300', 'R$ 300 a R$ 600', 'Acima de R$ 600'],
    answers: {
      'Até R$ 150': 'opção 1 | 120 reais | R$ 99,90 | uns 100',
      'R$ 150 a R$ 300': '2 | R$ 250,00 | entre 200 e 250 | duzentos e oitenta | 150 a 300',
      'R$ 300 a R$ 600': '3 | R$ 480 | de 400 a 500 | entre quatrocentos e quinhentos reais',
      'Acima de R$ 600': '4 | R$ 1.200,00 | mil reais | 900',
    },
    none: '300 | R$ 150,00 | de 200 a 500 | varia de 100 a 400 | depende do mês | não sei o valor | mais de 300',
  },
  {
    menu: 'carta de crédito',
    options: ['Carro – R$ 60 mil', 'Carro – R$ 95 mil', 'Moto – R$ 18 mil', 'Casa – R$ 220 mil'],
    answers: {
      'Carro – R$ 60 mil': '1 | o de 60 mil | carro de 60 mil | sessenta mil',
      'Carro – R$ 95 mil': '2 | um carro de 95 mil | noventa e cinco mil reais',
      'Moto – R$ 18 mil': '3 | moto | a moto de 18 mil | o mais barato',
      'Casa – R$ 220 mil': '4 | casa | o mais caro',
    },
    none: 'carro | moto de 60 mil | 60 ou 95 mil | carro de 80 mil | um consórcio de uns 100 mil | tenho 18 mil de entrada',
  },
];
