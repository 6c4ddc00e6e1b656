import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eighth batch and before it was tried; then names with a price, amounts and ranges became rules. */
export const blindNinthShopsMore: readonly MenuTable[] = [
  {
    menu: 'pet shop - produtos',
    options: [
      'Ração para cães',
      'Ração para gatos',
      'Petiscos',
      'Areia sanitária',
      'Antipulgas e carrapatos',
      'Coleiras e guias',
      'Brinquedos',
      'Status do pedido',
    ],
    answers: {
      'Ração para cães':
        'ração de cachorro | 1 | raçao pro meu dog | racao p cao filhote | comida de cachorro 🐶 | a primeira | acabou a ração do meu pitbull',
      'Ração para gatos':
        'ração de gato | 2 | raçao pra gatinho castrado | raçao da gata | a 2️⃣ | comida pros meus gatos | whiskas tem? quero ração de gato adulto',
      Petiscos: 'petisco | 3 | petisquinho | bifinho | uns ossinhos pra ele comer | pitisco por favor',
      'Areia sanitária':
        'areia | areia de gato | a 4 | areinha pro banheiro do gato | AREIA | granulado sanitario p gato',
      'Antipulgas e carrapatos':
        'antipulga | 5 | remedio de pulga | carrapato | anti pulgas | minha cachorra ta cheia de carrapato preciso de algo | pulgaaaa socorro',
      'Coleiras e guias':
        'coleira | guia | seis | colera pra poodle | quero uma coleirinha com nome | guia pra passear com o cachorro',
      Brinquedos:
        'brinquedo | 7 | brinquedinho pro meu gato | bolinha de brincar | briquedo de morder | algo pra ele brincar e parar de comer meu sofá kkk',
      'Status do pedido':
        'status | meu pedido ja saiu? | 8 | cade meu pedido | saber do pedido q fiz ontem | estatus do pedido',
    },
    none: 'ração | areia e petisco | fazem banho e tosa? | 9 | meu cachorro é lindo né 😂 | não quero comprar nada | to em duvida | gato ou cachorro? | qual o endereço de vcs | bom dia',
  },
  {
    menu: 'confeitaria - tamanho do bolo',
    options: [
      'Mini (até 8 pessoas) - R$ 65',
      'Pequeno (até 15 pessoas) - R$ 110',
      'Médio (até 25 pessoas) - R$ 170',
      'Grande (até 40 pessoas) - R$ 250',
      'Bolo de andares (sob encomenda)',
      'Não sei, quero ajuda para escolher',
    ],
    answers: {
      'Mini (até 8 pessoas) - R$ 65':
        'mini | o mini | o de 65 | minizinho | opção 1 | só pra nós aqui de casa umas 6 pessoas | o menor de todos',
      'Pequeno (até 15 pessoas) - R$ 110':
        'pequeno | o pequeno de 110 | pekeno | a 2 | é pra 15 pessoas | PEQUENO pfv | o tamanho P',
      'Médio (até 25 pessoas) - R$ 170':
        'medio | médio por favor | 3️⃣ | o de 170 reais | o M | vai ter umas 25 pessoas na festinha | mediu',
      'Grande (até 40 pessoas) - R$ 250':
        'grande | o grandão | granddee | a opção 4 | o de 250 | vao ser uns 40 convidados | tamanho G',
      'Bolo de andares (sob encomenda)':
        'de andares | bolo de andar | opção 5 | o de 3 andares pro casamento | andares 🎂 | quero aquele de dois andares sob encomenda',
      'Não sei, quero ajuda para escolher':
        'não sei | nao sei qual | me ajuda a escolher | to na duvida me ajuda | n sei, vc me indica? | nunca encomendei bolo, preciso de ajuda pra ver o tamanho | opção 6',
    },
    none: 'bom dia flor | tem de brigadeiro? | o médio e o mini | desisti, vou fazer em casa | quanto é a entrega? | que lindo os bolos de vcs 😍 | 100 salgados | depois te respondo | não quero nenhum desses',
  },
  {
    menu: 'floricultura - bairro da entrega',
    options: [
      'Centro',
      'Jardim América',
      'Jardim Europa',
      'Vila Nova',
      'Boa Vista',
      'Outro bairro',
      'Vou retirar na loja',
    ],
    answers: {
      Centro:
        'centro | 1 | é no centro | no centrão | cento por favor | a entrega é aqui no centro perto da igreja | CENTRO',
      'Jardim América':
        'jd america | jardim america | a 2 | jardin américa | no america | minha mae mora no jardim américa',
      'Jardim Europa':
        'jd europa | europa | 3 | jardim uropa | pode entregar no jardim europa 💐 | a terceira',
      'Vila Nova':
        'vila nova | 4️⃣ | vl nova | vilanova | boa tarde é na vila nova | minha namorada mora lá na vila nova',
      'Boa Vista':
        'boa vista | 5 | boavista | bairro boa vista | no boa vista perto da escola | é pra boa vista msm',
      'Outro bairro':
        'outro | outro bairro | 6 | nenhum desses bairros | meu bairro nao ta na lista | é no São José | moro no parque das flores, nao aparece ai',
      'Vou retirar na loja':
        'retirar | vou buscar | 7 pfvr | eu passo ai pra pegar | retirada na loja | nao precisa entregar eu busco | vo retira',
    },
    none: 'jardim | boa noite | rosas vermelhas | 11 | não sei o endereço dela ainda | um pro centro e um pra vila nova | quanto é o buquê? | é surpresa, não conta pra ninguém kkk | deixa quieto não vou mandar flor nenhuma | boa sorte',
  },
  {
    menu: 'loja de celulares - como prefere pagar',
    options: [
      'Pix à vista (10% de desconto)',
      'Cartão de crédito em até 12x',
      'Cartão de débito',
      'Boleto bancário',
      'Crediário da loja',
      'Dinheiro na loja',
      'Dar meu usado na troca',
      'Falar com vendedor',
    ],
    answers: {
      'Pix à vista (10% de desconto)':
        'pix | 1 | no pix | pics | faço um pix agora | manda a chave que eu ja pago | PIX 👍',
      'Cartão de crédito em até 12x':
        'crédito | credito | a 2 | 12x no cartao | parcelado no cartão de credito | vou dividir em 10 vezes no credito | cartao de creidto',
      'Cartão de débito': 'débito | debito | 3 | passo no debito | no cartao de débto | cartão mas é débito',
      'Boleto bancário':
        'boleto | 4️⃣ | por boleto | me manda o boletinho | bolto | n tenho cartao, gera um boleto pra mim',
      'Crediário da loja':
        'crediário | crediario | opção 5 | no carnê | carnezinho da loja | queria fazer no crediario pq meu limite ta baixo',
      'Dinheiro na loja': 'dinheiro | 6 | em espécie | dinhero vivo | vou ai e pago em dinheiro | no cash 💵',
      'Dar meu usado na troca':
        'troca | dar o meu usado | 7 | tenho um iphone 11 pra dar na troca | meu celular velho de entrada | pega o meu antigo no negócio?',
      'Falar com vendedor':
        'vendedor | 8 | falar com o vendedor | vendedo | qro negociar com uma pessoa | me chama um vendedor por favor amigo',
    },
    none: 'cartão | metade no pix metade no credito | vou pensar | quanto ta o iphone 15? | 13 | boa tarde | vem com carregador? | pix ou boleto tanto faz | não vou levar mais não | cartão de memória',
  },
  {
    menu: 'churrascaria - reserva (dia e número de pessoas)',
    options: [
      'Sexta à noite, até 6 pessoas',
      'Sexta à noite, mais de 6 pessoas',
      'Sábado, até 6 pessoas',
      'Sábado, mais de 6 pessoas',
      'Domingo almoço, até 6 pessoas',
      'Domingo almoço, mais de 6 pessoas',
      'Cancelar reserva',
      'Falar com atendente',
    ],
    answers: {
      'Sexta à noite, até 6 pessoas':
        'opção 1 | sexta, 4 pessoas | sexta a noite só eu e minha esposa | sextaaa somos 5 | sexta p 2 | a primeira opção por favor',
      'Sexta à noite, mais de 6 pessoas':
        'sexta mais de 6 | opção 2 | sexta feira umas 12 pessoas | sexta, 10 pessoas | sesta a noite, somos em 8 | confraternização da firma na sexta, uns 20',
      'Sábado, até 6 pessoas':
        'sabado 3 pessoas | sábado até 6 | a opção 3 | sab p 4 pessoas | sabado eu meu marido e as duas crianças | sabadão só pra dois ❤️',
      'Sábado, mais de 6 pessoas':
        'sabado mais de seis | opção 4 | sabado 15 pessoas | sábado aniversario do meu pai vai umas 30 pessoas | sabadu somos 9 | sab 10 pessoas pfv',
      'Domingo almoço, até 6 pessoas':
        'domingo 4 pessoas | opção 5 | domigo pra 6 | almoço de domingo, 3 pessoas | domingo somos só 5 | dom p/ 2 pessoas',
      'Domingo almoço, mais de 6 pessoas':
        'domingo 12 pessoas | opção 6 | domingo mais de 6 | domingao com a familia toda umas 20 pessoas | almoço domingo pra oito pessoas | dom 10 pessoas obg',
      'Cancelar reserva':
        'cancelar | quero cancelar | opção 7 | desmarcar minha reserva | cancela pra mim | nao vou mais poder ir pode cancelar a mesa q reservei | cancelamento',
      'Falar com atendente':
        'atendente | opção 8 | falar com alguém | quero falar com uma pessoa pf | atendete | prefiro conversar com um atendente',
    },
    none: 'sábado | quarta | 10 pessoas | quanto é o rodizio? | criança paga? | sabado ou domingo, 4 pessoas, ainda vou ver | boa noite | 25 | terça almoço | ainda não sei quantos vão',
  },
  {
    menu: 'lava-jato - serviço',
    options: [
      'Lavagem simples - R$ 40',
      'Lavagem completa com cera - R$ 70',
      'Lavagem de moto - R$ 25',
      'Polimento',
      'Higienização dos bancos',
      'Meu carro está pronto?',
      'Horário de funcionamento',
      'Falar com atendente',
    ],
    answers: {
      'Lavagem simples - R$ 40':
        'simples | 1 | a simplis | lavagem simples msm | a de 40 | só uma lavadinha simples no carro | a mais basica pro meu gol',
      'Lavagem completa com cera - R$ 70':
        'completa | 2 | completona com cera | a de 70 | conpleta por favor | geral no carro, a completa | lavagem com cera',
      'Lavagem de moto - R$ 25':
        'moto | 3 | lavar a moto | motinha | a de 25 | quero lavar minha titan 160 | MOTO 🏍️',
      Polimento:
        'polimento | polir o carro | opção 4 | pulimento | queria dar um polimento na pintura q ta fosca | 4️⃣',
      'Higienização dos bancos':
        'higienização | 5 | lavar os bancos | higienizaçao | limpar o estofado do carro | meu filho derrubou leite no banco preciso higienizar',
      'Meu carro está pronto?':
        'ja ta pronto? | meu carro ta pronto | 6 | ficou pronto o palio? | deixei o carro ai cedo, ja posso buscar | o carro ja ficou prontinho?',
      'Horário de funcionamento':
        'horário | 7 | abre q horas | funciona domingo? | ate q horas vcs ficam abertos hj | horaro de funcionamento',
      'Falar com atendente':
        'atendente | 8 | falar com alguem ai | me passa pra um atendente | quero falar com o responsavel | atendente por favor meu amigo',
    },
    none: 'lavagem | simples ou completa? | moto e carro | ta chovendo kkkk | 0 | vou deixar pra semana que vem | boa tarde chefe | aceita pix? | lavar tapete de casa | não quero nenhuma',
  },
];
