import type { Chance } from './random.ts';

/** A contact before it has an id. */
export interface DemoContact {
  name: string;
  override_name: string | null;
  phone: string | null;
  lid: string | null;
  data: Record<string, string>;
  annotations: readonly { user: string; text: string }[];
  tags: readonly string[];
  ignore: boolean;
}

const firstNames =
  'Ana Beatriz Bruno Carla Carlos Cláudia Daniela Diego Eduarda Felipe Fernanda Gabriel Gustavo Heloísa Isabela Ítalo João Jorge Larissa Letícia Lívia Lucas Luíza Marcela Márcio Mariana Mateus Natália Otávio Patrícia Paulo Priscila Renata Ricardo Rodrigo Sabrina Thiago Valéria Vanessa Vinícius'.split(
    ' ',
  );
const surnames =
  'Almeida Andrade Araújo Barbosa Batista Borges Brandão Cardoso Carvalho Castro Conceição Correia Costa Cunha Dias Esteves Fonseca Freitas Gonçalves Guimarães Lima Machado Magalhães Martins Mendonça Moura Oliveira Pereira Ribeiro Rocha Santana Siqueira Souza Tavares Viana'.split(
    ' ',
  );
const cities: readonly (readonly [string, string])[] = [
  ['41', 'Curitiba'],
  ['41', 'São José dos Pinhais'],
  ['41', 'Colombo'],
  ['42', 'Ponta Grossa'],
  ['43', 'Londrina'],
  ['44', 'Maringá'],
  ['47', 'Joinville'],
  ['48', 'Florianópolis'],
  ['55', 'Santa Maria'],
  ['11', 'São Paulo'],
];

const plain = { override_name: null, lid: null, data: {}, annotations: [], tags: [], ignore: false };

/** Contacts that the screens must cope with: long, empty and decorated names, a landline, abroad, a hidden phone. */
const special: readonly DemoContact[] = [
  {
    ...plain,
    name: 'Maria Eduarda de Albuquerque Cavalcanti Figueiredo e Vasconcelos Neta',
    phone: '5541998120001',
    tags: ['Cliente VIP', 'Pedido fechado', 'Orçamento enviado', 'Atacado'],
    data: { cidade: 'Curitiba', pedido: '48213', aniversario: '14/03' },
  },
  { ...plain, name: '🌻 Dani Flores 🌻', phone: '5541998120002', data: { cidade: 'Colombo' } },
  { ...plain, name: '', phone: '5541998120003' },
  {
    ...plain,
    name: 'Zé',
    override_name: 'José Carlos (Pousada Serra Azul)',
    phone: '5542998120004',
    tags: ['Atacado'],
    data: { empresa: 'Pousada Serra Azul', cidade: 'Ponta Grossa', cnpj: '12.345.678/0001-95' },
    annotations: [{ user: 'Marcos Prado', text: 'Compra todo semestre. Desconto de 8% combinado.' }],
  },
  { ...plain, name: 'Studio Oliva Arquitetura', phone: '554130120005', tags: ['Atacado', 'Cliente VIP'] },
  { ...plain, name: 'Inês Carvalhal', phone: '351912345006', data: { cidade: 'Lisboa' } },
  { ...plain, name: 'Bia', phone: null, lid: '183920177450007' },
  { ...plain, name: 'Promoções Imperdíveis', phone: '5511998120008', ignore: true },
];

/** Invents `count` contacts, the special ones first. */
export function inventContacts(chance: Chance, count: number): DemoContact[] {
  const invented = Array.from({ length: count - special.length }, (_, place) => invent(chance, place));
  return [...special, ...invented];
}

const tagPool = [
  'Cliente VIP',
  'Orçamento enviado',
  'Pedido fechado',
  'Aguardando pagamento',
  'Entrega atrasada',
];

function invent(chance: Chance, place: number): DemoContact {
  const [area, city] = chance.pick(cities);
  // 40 and 35 have the common factor 5; the sum keeps the pairs from repeating within 120 contacts.
  const first = firstNames[place % firstNames.length];
  const last = surnames[(place * 3 + Math.floor(place / 35)) % surnames.length];
  const tags = tagPool.filter(() => chance.happens(0.2));
  return {
    ...plain,
    name: `${first} ${last}`,
    phone: `55${area}99${String(1_340_000 + place * 7919).slice(-7)}`,
    data: {
      cidade: city,
      ...(chance.happens(0.6) ? { pedido: String(47_100 + place * 11) } : {}),
      ...(chance.happens(0.2)
        ? { como_conheceu: chance.pick(['Instagram', 'Indicação', 'Loja física']) }
        : {}),
    },
    annotations: chance.happens(0.1)
      ? [
          {
            user: 'Helena Duarte',
            text: chance.pick(['Prefere contato à tarde.', 'Mora em prédio sem elevador.']),
          },
        ]
      : [],
    tags,
  };
}
