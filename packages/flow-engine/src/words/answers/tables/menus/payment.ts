import type { MenuTable } from './menu-table.ts';

export const payment: MenuTable = {
  menu: 'formas de pagamento',
  options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Boleto'],
  answers: {
    Pix: `
      1 | pix | Pix! | no pix | vou pagar no pix | pagar com pix | pode ser pix | pode ser no pix? | pix mesmo |
      pix por favor | via pix | faço um pix | manda a chave pix | quero pagar por pix | pixx | pix pf |
      prefiro pix | por pix moço | vai ser pix | no pics`,
    'Cartão de crédito': `
      2 | credito | crédito | cartao de credito | cartão crédito | no crédito | no cartão de crédito por favor |
      cartao d credito | cartaum de credito | creditu | cretido | passa no crédito`,
    'Cartão de débito': `3 | debito | débito | no débito | cartão débito | cartao de debito | debto | debitu | cartao no debito`,
    Dinheiro: `
      4 | dinheiro | em dinheiro | dinhero | dinheiro vivo | em espécie | grana | 💵 | dinheiro na entrega |
      vou pagar em dinheiro | dimheiro | 💰`,
    Boleto: `
      5 | boleto | boleto bancário | no boleto | boletu | bolleto | manda o boleto | quero boleto | bolto |
      a quinta`,
  },
  none: `
    pix quando o banco voltar? | não tenho pix | pix ou cartão | pix ou dinheiro | cartão | no cartão | 💳 | crédito ou débito |
    aceita pix? | vocês aceitam cartão de crédito? | não uso pix | pix não | não quero boleto |
    tem desconto no pix? | qualquer um | não sei ainda | depois eu pago | já paguei no pix |
    metade pix metade dinheiro | sem cartão | não tenho dinheiro | to sem dinheiro |
    perdi meu cartão de crédito | fiado | quanto deu? | parcelado em 3x | menos boleto | pix deu erro |
    meu pix não funciona | acho que pix | talvez pix | vale refeição`,
};
