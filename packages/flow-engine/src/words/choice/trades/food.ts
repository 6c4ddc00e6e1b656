import type { Trade } from './trade.ts';

/** The words of restaurants. */
export const foodTrades: readonly Trade[] = [
  {
    'reservar mesa': 'mesa, mesa para dois, uma mesa',
    'pedir delivery': 'entrega, tele entrega',
    'ver o cardapio': 'ver os pratos, ver os sabores, quais sabores',
    'ver cardapio': 'ver os pratos, ver os sabores, quais sabores',
    'fazer pedido': '',
  },
  {
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
    marguerita: 'manjericão, tomate e manjericão',
    margherita: 'manjericão, tomate e manjericão',
    'quatro queijos': '4 queijos',
    chocolate: 'doce, pizza doce, sobremesa, morango',
    brigadeiro: 'doce, pizza doce, sobremesa',
    'romeu e julieta': 'goiabada',
  },
];
