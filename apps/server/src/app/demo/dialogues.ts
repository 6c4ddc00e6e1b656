/**
 * A conversation to be played: `c:` the customer, `p:` a person of the shop, `b:` the bot, `t:` a transfer to a
 * department. `p>2:` quotes the second line. `{nome}` and the like are filled in.
 */
export interface Dialogue {
  department: 'Vendas' | 'Pós-venda' | 'Financeiro' | 'Geral';
  channel: 'vendas' | 'suporte' | 'financeiro';
  lines: readonly string[];
}

/** What customers of a furniture shop write about; each is played many times with different goods and numbers. */
export const dialogues: readonly Dialogue[] = [
  {
    department: 'Vendas',
    channel: 'vendas',
    lines: [
      'c: Oi, bom dia! Vi {produto} no Instagram de vocês',
      'c: Ainda tem? Qual o valor?',
      'p: Bom dia, {nome}! Tudo bem? Aqui é {atendente}, da Casa Jabuticaba 😊',
      'p: Temos sim! {produto} está por {valor} à vista ou em até 10x sem juros.',
      'c: Entregam em {cidade}?',
      'p>5: Entregamos! O frete para {cidade} fica em R$ 89 e chega em até {prazo}.',
      'c: Perfeito, vou ver com meu marido e te aviso',
      'p: Combinado! Vou deixar reservado até amanhã no seu nome.',
    ],
  },
  {
    department: 'Vendas',
    channel: 'vendas',
    lines: [
      'c: Boa tarde, vocês têm loja física?',
      'p: Boa tarde, {nome}! Temos sim: Rua Itupava, 1240, em Curitiba. De segunda a sábado, das 9h às 19h.',
      'c: Tem estacionamento?',
      'p: Tem, gratuito para clientes 🚗',
      'c: Obrigada!!',
    ],
  },
  {
    department: 'Vendas',
    channel: 'vendas',
    lines: [
      'c: Quero fechar aquele orçamento de ontem',
      'c: {produto}, na cor natural',
      'p: Que ótima notícia, {nome}! Fica {valor} com 5% de desconto no Pix.',
      'c: Pode mandar a chave',
      'p: Chave Pix (CNPJ): 41.222.333/0001-44. Assim que pagar, me manda o comprovante por aqui, por favor.',
      'c: Pago ✅',
      'p: Recebido! Seu pedido é o {pedido}. A entrega sai em até {prazo}. Muito obrigada pela confiança 💚',
      'c: Eu que agradeço',
    ],
  },
  {
    department: 'Vendas',
    channel: 'vendas',
    lines: [
      'c: Olá, sou arquiteta e queria saber se têm condição para profissionais',
      'p: Olá, {nome}! Temos sim: 10% de reserva técnica ou desconto direto para o seu cliente.',
      'c: E prazo para peças sob medida?',
      'p: Sob medida leva de 35 a 45 dias. Posso te mandar o catálogo por e-mail?',
      'c: Pode sim, studio@exemplo.com.br',
      'p: Enviado! Qualquer dúvida estou por aqui.',
    ],
  },
  {
    department: 'Vendas',
    channel: 'vendas',
    lines: [
      'c: vcs fazem lista de casamento?',
      'p: Fazemos, {nome}! Você monta a lista na loja ou por aqui mesmo, e os convidados compram pelo link.',
      'c: que legal 😍 precisa pagar alguma coisa?',
      'p: Nada! E você ainda ganha 8% do total em crédito.',
      'c: amei, passo aí no sábado',
    ],
  },
  {
    department: 'Pós-venda',
    channel: 'suporte',
    lines: [
      'c: Bom dia, meu pedido {pedido} era para chegar ontem e nada',
      'b: Olá! Sou o assistente da Casa Jabuticaba. Já vou te passar para uma pessoa do pós-venda.',
      'p: Bom dia, {nome}. Peço desculpas pelo atraso! Vou verificar agora com a transportadora.',
      'c: Ok, fico no aguardo',
      'p: O caminhão teve um problema em {cidade}, mas a entrega foi remarcada para amanhã entre 8h e 12h. Pode ser?',
      'c: Pode. Mas amanhã sem falta, por favor',
      'p>6: Sem falta. Vou acompanhar pessoalmente e te aviso quando sair para entrega.',
      'c: Chegou agora! Tudo certo, obrigada pelo retorno',
      'p: Que bom! Desculpe mais uma vez o transtorno 🙏',
    ],
  },
  {
    department: 'Pós-venda',
    channel: 'suporte',
    lines: [
      'c: Recebi {produto} com um pé riscado',
      'b: Olá! Sou o assistente da Casa Jabuticaba. Já vou te passar para uma pessoa do pós-venda.',
      'p: Oi, {nome}, sinto muito por isso! Me confirma o número do pedido?',
      'c: {pedido}',
      'p: Obrigado! Vamos trocar a peça sem custo. O técnico pode passar na quinta à tarde?',
      'c: Quinta depois das 15h pode',
      'p: Agendado: quinta, entre 15h e 18h. O nome dele é Sidnei.',
      'c: 👍',
    ],
  },
  {
    department: 'Pós-venda',
    channel: 'suporte',
    lines: [
      'c: Quando vem a montagem?',
      'p: Olá, {nome}! O pedido {pedido} está com montagem prevista para {prazo} depois da entrega.',
      'c: Preciso estar em casa?',
      'p: Precisa de um adulto para receber a equipe. Leva cerca de 2 horas.',
      'c: Tá bom, obrigado',
    ],
  },
  {
    department: 'Financeiro',
    channel: 'vendas',
    lines: [
      'c: Oi, preciso da segunda via do boleto do pedido {pedido}',
      't: Financeiro',
      'p: Olá, {nome}! Segue a linha digitável: 34191.79001 01043.510047 91020.150008 5 98760000{centavos}',
      'c: Muito obrigada',
      'p: Por nada! O boleto vence em 3 dias úteis.',
    ],
  },
  {
    department: 'Financeiro',
    channel: 'suporte',
    lines: [
      'c: A nota fiscal do pedido {pedido} ainda não chegou no meu e-mail',
      't: Financeiro',
      'p: Boa tarde, {nome}! Reenviei agora para o e-mail do cadastro. Pode conferir, inclusive no spam?',
      'c: Chegou, valeu!',
    ],
  },
  {
    department: 'Financeiro',
    channel: 'vendas',
    lines: [
      'c: Devolvi {produto} faz duas semanas e o estorno não caiu no cartão',
      't: Financeiro',
      'p: Oi, {nome}. O estorno de {valor} foi pedido à operadora no dia em que a peça voltou ao estoque.',
      'p: Pode aparecer em até duas faturas. Quer que eu mande a carta de cancelamento para o banco?',
      'c: Quero sim',
      'p: Enviada para o seu e-mail. Se não cair na próxima fatura, me chama aqui que eu resolvo.',
      'c: Combinado',
    ],
  },
  {
    department: 'Geral',
    channel: 'suporte',
    lines: [
      'c: Qual o horário de vocês no feriado?',
      'b: Olá! Sou o assistente da Casa Jabuticaba. Em feriados atendemos das 10h às 16h 🙂',
      'b: Posso ajudar em mais alguma coisa?',
      'c: Não, era só isso. Obrigado',
    ],
  },
];

/** What fills the placeholders of a line. */
export const goods = [
  'o sofá Araucária de 3 lugares',
  'a mesa de jantar Ipê',
  'a poltrona Guaíra',
  'o aparador Tibagi',
  'o conjunto de 4 cadeiras Palha',
  'o rack Marumbi',
  'a luminária Pinhão',
  'a cama queen Litorina',
  'o tapete Cambará 2x3 m',
];
export const prices = ['R$ 489,00', 'R$ 1.290,00', 'R$ 2.349,90', 'R$ 3.780,00', 'R$ 899,00'];
export const terms = ['5 dias úteis', '7 dias úteis', '10 dias', '3 dias úteis'];
export const towns = ['Curitiba', 'Londrina', 'Joinville', 'Ponta Grossa', 'Maringá', 'Florianópolis'];
