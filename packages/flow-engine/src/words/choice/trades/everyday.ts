import { insurers, type Trade } from './trade.ts';

const late =
  'não chegou ainda, até agora não chegou, ainda não chegou, e nada até agora, e até agora nada, fiz um pedido e nada, motoboy já saiu, motoboy saiu, já saiu para entrega, já saiu meu pedido, quando chega, que dia chega, chega quando, que horas chega, falta muito, código de rastreio, código de rastreamento, está a caminho, já está vindo, já foi enviado';
const cannotCome =
  'não vou poder ir, não vou conseguir ir, não posso ir, não consigo ir, não vai dar para ir, surgiu um imprevisto, tive um imprevisto';
const doesNotFit =
  'não serviu, ficou grande, ficou pequeno, ficou pequena, ficou apertado, ficou apertada, ficou largo, ficou larga';
const wholesale = 'revenda, revender, sacoleira, lojista, em quantidade';

/** What people want of any business that has two such matters in its menu. */
export const everydayTrades: readonly Trade[] = [
  {
    marcar: 'horário livre, horário disponível, encaixe, encaixar, quero ser atendido, quero ser atendida',
    remarcar: 'adiar, adiantar, antecipar',
    'remarcar ou cancelar': cannotCome,
    'cancelar horario': 'desmarcar, liberar meu horário',
    'cancelar consulta': 'desmarcar',
    'cancelar agendamento': 'desmarcar',
    convenio: `${insurers}, planos`,
    'fazer pedido':
      'pedido novo, novo pedido, encomendar, anota aí, meia mussarela, meia frango, meia calabresa, meia portuguesa, uma calabresa, pizza grande, calabresa grande',
    'ver cardapio':
      'que pizzas tem, quais pizzas, sabores, lista de sabores, dar uma olhada no cardápio, olhar o cardápio, menu, preços das pizzas',
    'acompanhar pedido | acompanhar entrega | acompanhar compra | status do pedido | onde esta meu pedido':
      late,
    troca: `devolver, devolução, ${doesNotFit}`,
    'troca e devolucao': `dinheiro de volta, reembolso, estorno, me arrependi, não gostei da peça, veio com defeito, veio errado, veio trocado, veio rasgado, veio quebrado, ${doesNotFit}`,
    promocao: 'oferta, desconto, cupom, combo, liquidação',
    novidade: 'lançamentos, coleção nova, nova coleção, peças novas, chegou coisa nova',
    endereco:
      'localização, qual rua, que bairro, fica perto, mapa, loja física, ponto de referência, me passa a rua',
    localizacao: 'endereço, qual rua, que bairro, fica perto, mapa, ponto de referência, me passa a rua',
    'forma de pagamento':
      'parcela, parcelar, divide, dividir, como paga, como pago, como que paga, divide sem juros, quantas vezes',
    'clube | assinatura': 'assinante, virar assinante, plano mensal, assinar',
    'atacado | comprar no atacado': wholesale,
    'trabalhe conosco': 'currículo, emprego, estão contratando, vaga de emprego',
    reclamacao: 'fazer uma queixa, queixa de',
    'falar com': '',
    preco: '',
    'tabela de preco': '',
    'horario de funcionamento': '',
  },
];
