import type { Trade } from './trade.ts';

/** What went wrong with a delivery. */
const late =
  'atrasou, atrasado, atrasada, atrasaram, atraso, demorou, demorou demais, demorou muito, demora, levou horas, levou duas horas, levou 2 horas para chegar, levou 1 hora, chegou tarde';
const wrong =
  'veio trocado, veio trocada, veio errado, veio errada, mandaram outro, mandaram outra, mandaram errado, mandaram outro lanche, veio outro, veio outra coisa, erraram, erraram meu pedido, trocaram meu pedido, não foi isso que pedi';
const missing =
  'faltou, faltando, veio faltando, faltou o refrigerante, esqueceram, não veio, não mandaram, veio incompleto, incompleto';
const spoilt = 'azeda, azedo, estragada, estragado, cheiro ruim, com cheiro ruim, podre, mofada, mofado';
const rude =
  'motoboy, motoqueiro, entregador, grosso, grosseiro, ignorante, sem educação, mal educado, me xingou, xingou, rapaz da moto, foi grosso';
const notCome =
  'não chegou, nunca chegou, até agora nada, não chegou nada, não recebi nada, consta entregue, consta como entregue, não veio nada';

/** The words of restaurants. */
export const foodTrades: readonly Trade[] = [
  {
    'reservar mesa': 'mesa, mesa para dois, uma mesa',
    'pedir delivery': 'entrega, tele entrega, ifood',
    'ver cardapio':
      'ver os pratos, ver os sabores, quais sabores, pratos, o que tem para comer, sabores, quais as pizzas',
    'fazer pedido': '',
  },
  {
    brotinho: 'pequena, pequenininha, menorzinha, individual, pizza pequena',
    broto: 'pequena, pequenininha, mais pequena, individual, pizza pequena',
    pequena: 'broto',
    media: '',
    grande: '',
    familia: 'gigante, enorme, a maior',
    gigante: 'família',
  },
  {
    calabresa: 'linguiça, com linguiça',
    mussarela: 'só queijo, queijo simples, queijo',
    'frango com catupiry': 'frango, frango com requeijão, de frango, catupiry, catupiri',
    portuguesa: 'ovo e presunto, presunto e ovo',
    'marguerita | margherita': 'manjericão, tomate e manjericão',
    'quatro queijos': '4 queijos',
    chocolate: 'doce, pizza doce, sobremesa, morango',
    brigadeiro: 'doce, pizza doce, sobremesa',
    'romeu e julieta': 'goiabada',
  },
  {
    'fazer pedido':
      'comprar, comprar uma pizza, pedir pizza, calabresa grande, anota meu pedido, anota aí meu pedido',
    'ver cardapio': 'sabores, quais as pizzas, pratos, o que tem para comer, ver as pizzas, que pizzas tem',
    promocoes: 'combo, combos, cupom, cupom de desconto',
    'acompanhar entrega | acompanhar pedido':
      'está demorando, quanto tempo falta, pedido está demorando, motoboy, status do pedido, saiu para entrega, cadê minha pizza',
    'horario de funcionamento': '',
    'falar com atendente': '',
  },
  {
    'fazer pedido': 'pedir lanche, quero um lanche, pedir hambúrguer, x salada, x bacon, x tudo',
    'ver cardapio': 'ver os lanches, que lanches tem',
    'status do pedido':
      'está vindo, demora muito, está demorando, meu lanche não chegou, cadê meu lanche, onde está meu lanche',
    taxa: 'frete, valor da entrega, quanto é a entrega, cobra entrega, quanto custa a entrega',
    'taxa de entrega':
      'frete, valor da entrega, quanto é a entrega, cobra entrega, quanto custa a entrega, taxa',
    'falar com atendente': '',
  },
  {
    'sem borda': 'normal, tradicional, borda comum, sem recheio, borda normal, simples',
    catupiry: 'requeijão',
    cheddar: '',
    'cream cheese': 'crim chis, crim cheese, cream chis, crim tchis, cream chese',
    chocolate: 'doce',
  },
  {
    entrega: 'traga aqui, traz aqui, traz para mim',
    delivery: 'traz aqui, traz para mim',
    voltar: 'menu principal, menu inicial, voltar ao menu, início',
    retirar: 'viagem, para viagem',
    retirada: 'viagem, para viagem',
    'comer no local':
      'na mesa, no salão, consumir no local, consumir aí, na pizzaria, aí mesmo, no restaurante',
    'consumir no local':
      'na mesa, no salão, comer no local, consumir aí, na pizzaria, aí mesmo, no restaurante',
  },
  {
    'fazer pedido':
      'pedir um lanche, pedi um lanche, quero um lanche, pedir hambúrguer, quero um hambúrguer, x bacon, x salada, x tudo',
    'ver cardapio': 'o que tem de bom',
    'acompanhar pedido':
      'está demorando, fiz um pedido e nada, onde está o motoboy, cadê o motoboy, entregador não chegou, cadê meu lanche, pedido não chegou, meu pedido não chegou, já pedi e não chegou',
    'horario e endereco': 'ficam aonde, onde ficam, onde é',
  },
  {
    'entrega em casa': 'trazer aqui, pode trazer aqui, entregue aqui, entregar aqui, traz aqui em casa',
    'vou buscar no balcao': 'vou buscar, vou aí buscar, busco aí, passo aí',
    'comer no salao':
      'no salão, mesa, mesa para 2, mesa para 4, jantar aí, comer no local, comer aí, almoçar aí',
  },
  {
    'reclamacao | reclamar':
      'veio errado, veio errado meu pedido, pedido errado, pizza chegou fria, veio fria, veio faltando, veio faltando o refrigerante, faltou item, faltou o refrigerante',
    'promocoes do dia': 'combo em promoção, combo, cupom, desconto',
    'fazer pedido': '',
    'acompanhar meu pedido': 'quanto tempo falta, quanto tempo falta para chegar, já está vindo, já saiu',
    'ver cardapio': '',
  },
  {
    guarana: 'guaranazinho',
    cerveja: 'cervejinha, breja, gelada, cervejas',
    'sem bebida': 'só a pizza, só a pizza mesmo, já tenho refrigerante, já tem refrigerante em casa',
    suco: '',
    agua: '',
  },
  {
    combinado: 'combo, combo de 40 peças, combo de 20 peças, barca',
    yakisoba: 'macarrão, o macarrão',
    temaki: '',
    bebida: 'coca, coca lata, refrigerante, suco, água, cerveja',
  },
  {
    'encomendar bolo': 'bolo de aniversário, bolo confeitado, torta',
    'salgados para festa': 'cento de salgado, cento de coxinha, um cento de coxinha, coxinha, salgadinho',
    'paes e produtos do dia': 'pão, pão de queijo, pão francês, o que tem hoje, o que tem de pão',
    'horario de funcionamento': 'que horas abre, que hora abre, abre domingo',
  },
  {
    'acai zero': 'sem açúcar, açaí sem açúcar, diabética, diabético',
    'barca de acai': 'barca, a barca',
    copo: '',
  },
  {
    'comer no restaurante | comer aqui':
      'na mesa, mesa, no restaurante, jantar aí, comer no local, comer aí, almoçar aí, no local',
    delivery: '',
    entrega: '',
    retirada: '',
    retirar: '',
  },
  {
    'petit gateau': 'petit gato, petigato, petit',
    acai: 'assai',
    pudim: '',
    sorvete: '',
    'sem sobremesa': 'só a comida, só a comida mesmo',
  },
  {
    'chegou atrasado | pedido atrasado | atraso | demora': late,
    'veio errado | veio item errado | item errado | pedido errado | veio o pedido errado': wrong,
    'item faltando | veio faltando | faltou': missing,
    'comida fria':
      'gelada, gelado, fria, frio, chegou fria, chegou gelada, veio fria, veio frio, veio tudo frio, esfriou',
    'comida estragada | estragada': spoilt,
    'entregador | motoboy': rude,
    'nao recebi | nao chegou': notCome,
  },
];
