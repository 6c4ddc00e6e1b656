import type { Dialogue } from './dialogues.ts';

/** A conversation that is in progress when the workspace is opened. */
export interface OpenDialogue extends Dialogue {
  /** Minutes since its last message. */
  age: number;
  /** What happened to the shop's last message: delivered, read, or refused by the network. */
  fate?: 'delivered' | 'read' | 'failed';
  /** The line (from 1) that its writer deleted. */
  deleted?: number;
}

const hello =
  'b: Olá! Sou o assistente da Casa Jabuticaba. Digite 1 para vendas, 2 para entregas ou 3 para financeiro.';
const sales = { department: 'Vendas', channel: 'vendas' } as const;
const support = { department: 'Pós-venda', channel: 'suporte' } as const;
const money = { department: 'Financeiro', channel: 'vendas' } as const;

/** Eighteen conversations in progress, newest first; the first belongs to the first contact, and so on. */
export const openDialogues: readonly OpenDialogue[] = [
  {
    ...sales,
    age: 2,
    lines: [
      'c: Boa tarde! Recebi o orçamento, amei tudo 😍',
      'p: Que alegria, {nome}! Quer que eu já separe as peças no estoque?',
      'c>2: Quero sim! Mas troca a luminária por aquela de palha?',
      'c: E vê se consegue entregar antes do dia 20, por favor. É aniversário da minha mãe e a família toda vem para cá, são 14 pessoas, então a mesa precisa estar montada. Se não der tempo de entregar tudo junto, pode mandar só a mesa e as cadeiras primeiro que o resto eu espero sem problema nenhum 🙏',
    ],
  },
  { ...sales, age: 4, lines: ['c: oi', 'c: tem o vaso Terra pronta entrega?', 'c: 🌵🌵🌵'] },
  { ...sales, age: 9, lines: ['c: Vocês entregam hoje?'] },
  {
    ...sales,
    age: 17,
    fate: 'read',
    lines: [
      'c: Preciso de 12 espreguiçadeiras e 6 ombrelones para a pousada',
      'p: Boa tarde, {nome}! Para essa quantidade consigo 8% + frete grátis. Total de R$ 21.840,00.',
      'c: Parcela em 4?',
      'p>3: Parcelo! 4x de R$ 5.460,00 no boleto, com a primeira em 30 dias.',
    ],
  },
  {
    ...sales,
    age: 26,
    lines: [
      'c: Olá, o cliente aprovou o projeto da sala 🎉',
      'p: Parabéns! Manda a lista que eu já faço o pedido.',
      'c: Sofá Araucária 3 lugares linho cru, 2 poltronas Guaíra e o tapete Cambará 2x3',
      'p: Anotado. Linho cru tem 2 unidades, vou reservar agora.',
      'c: Ah, e inclui o aparador Tibagi também',
    ],
  },
  { ...sales, age: 41, lines: ['c: Boa tarde, estou em Portugal. Fazem envio para a Europa?'] },
  {
    ...support,
    age: 55,
    lines: ['c: Oi, meu pedido não chegou', hello, 'c: 2', 'b: Certo, entregas! Qual é o número do pedido?'],
  },
  {
    ...support,
    age: 73,
    fate: 'delivered',
    lines: [
      'c: A gaveta do rack veio com defeito, quero trocar',
      hello,
      'p: Oi, {nome}! Sinto muito. A troca é sem custo, pode ser na quarta pela manhã?',
    ],
  },
  { ...support, age: 96, lines: ['c: Bom dia', hello] },
  {
    ...sales,
    age: 130,
    fate: 'failed',
    lines: [
      'c: Me passa as medidas da cama Litorina?',
      'p: Claro! 1,68 m de largura por 2,18 m de comprimento, com 1,10 m de cabeceira.',
      'p: E vem com garantia de 3 anos na estrutura 😉',
    ],
  },
  {
    ...money,
    age: 155,
    lines: [
      'c: Paguei o boleto ontem e o pedido {pedido} continua como pendente',
      't: Financeiro',
      'c: Segue o comprovante, paguei às 18h42',
      'c: ??',
    ],
  },
  {
    ...sales,
    age: 200,
    deleted: 4,
    fate: 'read',
    lines: [
      'c: A poltrona Guaíra tem em verde?',
      'p: Temos em verde-musgo e verde-água 💚',
      'c: Quanto fica o musgo?',
      'p: Fica R$ 1.920,00',
      'p: Desculpe, mandei o preço da outra! A musgo está por {valor}.',
    ],
  },
  {
    ...support,
    age: 260,
    lines: [
      'c: Vocês montam em apartamento no 12º andar sem elevador de serviço?',
      hello,
      'c: quero falar com uma pessoa',
    ],
  },
  {
    ...sales,
    age: 330,
    fate: 'read',
    lines: [
      'c: Bom dia! Aceitam cartão da minha sogra? kkkk',
      'p: Se ela aceitar, a gente aceita 😄 Em até 10x sem juros.',
      'c: kkkkkk fechado, passo aí mais tarde',
      'p: Te espero, {nome}!',
    ],
  },
  {
    ...money,
    age: 470,
    fate: 'read',
    lines: [
      'c: Podem emitir a nota no CNPJ da empresa?',
      't: Financeiro',
      'p: Podemos sim. Me envia razão social, CNPJ e inscrição estadual, por favor.',
    ],
  },
  {
    ...sales,
    age: 26 * 60,
    lines: [
      'c: Ainda dá tempo de entrar na promoção de tapetes?',
      'p: Dá sim, vai até domingo!',
      'c: Vou querer 2 do Cambará',
    ],
  },
  {
    ...sales,
    age: 50 * 60,
    fate: 'delivered',
    lines: [
      'c: Qual a diferença do sofá Araucária para o Imbuia?',
      'p: O Araucária é retrátil; o Imbuia é fixo, com assento mais firme.',
    ],
  },
  { ...support, age: 75 * 60, lines: ['c: Como limpo o linho do sofá?', hello, 'c: 2'] },
];
