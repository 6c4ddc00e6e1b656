import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eighth batch and before it was tried; then names with a price, amounts and ranges became rules. */
export const blindNinthServicesMore: readonly MenuTable[] = [
  {
    menu: 'corretora de seguros',
    options: [
      'Seguro auto',
      'Seguro residencial',
      'Seguro de vida',
      'Acionar guincho / assistência 24h',
      'Comunicar sinistro',
      '2ª via da apólice ou boleto',
      'Outros assuntos',
    ],
    answers: {
      'Seguro auto':
        '1 | auto | carro | seguro do carro | seguro de altomóvel | quero fazer um seguro pro meu carro | cotação de seguro p meu onix 2020',
      'Seguro residencial':
        '2 | residencial | casa | o segundo | residensial | queria seguro pro apartamento | quero segurar minha casa',
      'Seguro de vida':
        '3 | vida | seguro d vida | vida por favor | seguro de vida pra mim e minha esposa | quero deixar minha família amparada se eu faltar',
      'Acionar guincho / assistência 24h':
        '4 | guincho | guinxo | reboque | assistencia 24 horas | meu carro quebrou na estrada preciso de guincho | URGENTE furou o pneu e tô sem estepe',
      'Comunicar sinistro':
        '5 | sinistro | senistro | 5 por favor | comunicar um acidente | roubaram minha moto | bateram no meu carro ontem quero abrir o sinistro',
      '2ª via da apólice ou boleto':
        '6 | segunda via | boleto | apólice | apolise | 2 via do boleto | preciso do boleto q vence hj',
      'Outros assuntos':
        '7 | outros | outro assunto | outra coisa | otros assuntos | não é nenhum desses, é outro assunto',
    },
    none: 'quero um seguro | carro ou casa primeiro, ainda tô vendo | não quero seguro de vida | auto e residencial | 22 | é seguro clicar nesse link? | boa noite | que vida corrida essa né kkk | deixa eu ver e já falo | não precisa mais de guincho não, já resolvi',
  },
  {
    menu: 'mudanças e transportes',
    options: [
      'Mudança residencial',
      'Mudança comercial',
      'Frete pequeno (até 3 volumes)',
      'Guarda-móveis',
      'Montagem e desmontagem de móveis',
      'Rastrear minha carga',
      'Falar com atendente',
    ],
    answers: {
      'Mudança residencial':
        '1 | mudança residencial | residencial | residêncial | vou mudar de casa mês q vem | mudança do meu apto pra outro bairro | vou me mudar de apartamento dia 15 preciso de caminhão',
      'Mudança comercial':
        '2 | comercial | comerçial | mudança de loja | mudar meu escritório | é da empresa, vamos trocar de sala',
      'Frete pequeno (até 3 volumes)':
        '3 | frete | fretinho | frete piqueno | carreto pequeno | só levar uma geladeira | é só levar um sofá e duas caixas',
      'Guarda-móveis':
        '4 | guarda moveis | 4️⃣ | guarda-movel | guardar meus móveis por uns meses | preciso deixar minhas coisas guardadas enquanto reformo a casa',
      'Montagem e desmontagem de móveis':
        '5 | montagem | montador | desmontajem | montar uns móveis | desmontar guarda roupa | preciso de alguém pra desmontar e montar a cama',
      'Rastrear minha carga':
        '6 | rastrear | rastreio | rastriar | cadê minha carga? | quero saber onde ta minha entrega',
      'Falar com atendente':
        '7 | atendente | ATENDENTE | atendente pfvr | falar com alguem | moça quero falar com gente de verdade',
    },
    none: 'mudança | quanto fica? | é casa e loja, as duas mudanças | não quero montagem | vcs trabalham domingo? | mudei de ideia | 18 | minha sogra se mudou pra Curitiba semana passada | opa blz? | ainda to vendo depois falo',
  },
  {
    menu: 'cartório e despachante',
    options: [
      'Transferência de veículo',
      'Licenciamento e IPVA',
      'Reconhecimento de firma',
      'Autenticar cópias',
      'Certidão de nascimento/casamento',
      'Procuração',
      'Andamento do meu processo',
      'Falar com atendente',
    ],
    answers: {
      'Transferência de veículo':
        '1 | transferencia | trasferencia | transferir a moto | transferir veículo | comprei um carro quero passar pro meu nome | passar o carro pro nome da minha filha',
      'Licenciamento e IPVA':
        '2 | ipva | licenciamento | licensiamento | licenciar o carro | pagar o ipva atrasado | quero tirar o licenciamento desse ano',
      'Reconhecimento de firma':
        '3 | reconhecer firma | firma | reconheser firma | reconhecer a assinatura num contrato | bom dia preciso reconhecer firma hj ainda',
      'Autenticar cópias':
        '4 | autenticação | autenticar | altenticar | copia autenticada | xerox autenticado | autenticar xerox do rg',
      'Certidão de nascimento/casamento':
        '5 | certidao | sertidão | certidão d nascimento | perdi minha certidão de casamento | segunda via da certidão de casamento',
      Procuração:
        '6 | procuração | procuracao | seis | procuraçao pfv | fazer uma procuração pro meu filho resolver minhas coisas no banco',
      'Andamento do meu processo':
        '7 | andamento | meu processo | como anda meu processo? | acompanhar o processo | ja dei entrada queria saber como ta | ver em q pé tá meu pedido',
      'Falar com atendente':
        '8 | atendente | atendenti | a última | falar com uma pessoa | atendimento humano pf',
    },
    none: 'qual o horário de funcionamento? | não é transferência não | reconhecer firma e autenticar 3 cópias | to procurando emprego, vcs contratam? | tem estacionamento? | 31 | meu vizinho demorou 2 meses pra resolver isso | blz | não sei se é procuração ou certidão q pediram | abri uma firma ano passado',
  },
  {
    menu: 'buffet infantil',
    options: [
      'Pacote 50 convidados - R$ 3.900',
      'Pacote 80 convidados - R$ 5.500',
      'Pacote 100 convidados - R$ 6.800',
      'Consultar datas disponíveis',
      'Visitar o espaço',
      'Cardápio',
      'Já tenho festa contratada',
    ],
    answers: {
      'Pacote 50 convidados - R$ 3.900':
        '1 | 50 convidados | o de 50 | cinquenta | o pacote menorzinho | pacote p 50 pessoas | umas 50 pessoas no máximo',
      'Pacote 80 convidados - R$ 5.500': '2 | 80 | 80 pessoas | o de oitenta | o de 5500 | pacote 80 pfv',
      'Pacote 100 convidados - R$ 6.800':
        '3 | 100 | cem pessoas | o pacote maior | o de 6800 | o de 100 convidados | uns 100 convidados a familia é grande kkk',
      'Consultar datas disponíveis':
        '4 | datas | ver data | disponibilidade | data disponivel | tem dia 14 de junho livre? | quais sábados vcs tem livre em outubro',
      'Visitar o espaço':
        '5 | visita | visitar | marcar uma visitinha | conhecer o espasso | quero conhecer o salão | posso ir ai ver o espaço pessoalmente?',
      Cardápio:
        '6 | cardapio | cardápioo | comidas | ver o cardápio | o que vcs servem de comida? | quais salgadinhos e doces vem?',
      'Já tenho festa contratada':
        '7 | já tenho festa | já contratei | ja ta contratada | sete por favor | ja sou cliente, festa marcada | minha festa é dia 20 ja fechei com vcs',
    },
    none: '50 ou 80, depende de quem confirmar | não quero visitar ainda | 200 convidados | onde fica? | fui numa festa aí semana passada, muito lindo | meu filho vai fazer 5 anos | parcela no cartão? | oi boa tarde | ver o cardápio e marcar a visita | fui convidada pra uma festa aí',
  },
  {
    menu: 'academia de dança',
    options: [
      'Ballet infantil (3 a 10 anos)',
      'Jazz - ter e qui 19h',
      'Dança de salão - sáb 10h',
      'Zumba - seg e qua 18h30',
      'Hip hop adolescente',
      'Aula experimental grátis',
      'Planos e mensalidades',
    ],
    answers: {
      'Ballet infantil (3 a 10 anos)':
        '1 | ballet | balé | balet | bale infantil | balezinho pra minha filha de 5 anos | minha menina tem 4 anos e quer ser bailarina',
      'Jazz - ter e qui 19h':
        '2 | jazz | jaz | o das 19h | o de ter e qui | terça e quinta | oi quero fazer jazz',
      'Dança de salão - sáb 10h':
        'opção 3 | dança de salão | salão | dança d salao | o de sábado | sabado as 10 | forró e bolero essas danças de casal',
      'Zumba - seg e qua 18h30':
        '4 | zumba | zunba | zumbaaa 💃 | seg e qua | a das 18:30 | bom dia qro fazer zumba',
      'Hip hop adolescente':
        '5 | hip hop | hiphop | rip rop | 5️⃣ | hip-hop pra adolescente | dança de rua pro meu filho de 14',
      'Aula experimental grátis':
        '6 | experimental | esperimental | aula gratis | aula de graça | posso experimentar uma aula? | queria fazer uma aula teste antes',
      'Planos e mensalidades': '7 | planos | mensalidade | plano pfv | quanto custa | qual o valor por mês?',
    },
    none: 'jazz ou zumba, tô na dúvida | não quero balé ela já fez e não gostou | onde fica a escola? | tem estacionamento? | 9 | minha prima faz jazz aí | zumba e dança de salão | não sei dançar nada kkk | tem yoga? | oii',
  },
  {
    menu: 'assistência técnica de eletrodomésticos',
    options: [
      'Geladeira e freezer',
      'Máquina de lavar',
      'Fogão e cooktop',
      'Micro-ondas',
      'Ar-condicionado',
      'Acompanhar meu conserto',
      'Garantia',
      'Voltar',
    ],
    answers: {
      'Geladeira e freezer':
        '1 | geladeira | geladera | freezer | frizer | refrigerador | minha geladeira não tá gelando',
      'Máquina de lavar':
        '2 | maquina | máquina de lavar | lavadora | maq de lavar | a máquina não centrifuga | maquina de lava roupa ta vazando agua',
      'Fogão e cooktop': '3 | fogão | fogao | cooktop | cuktop | a boca do fogão não acende',
      'Micro-ondas': '4 | microondas | micro | micro ondas | microonda | microondas parou de esquentar',
      'Ar-condicionado':
        '5 | ar | ar condicionado | ar condissionado | o split não gela | meu ar tá pingando dentro do quarto | ar-condicionado pfv',
      'Acompanhar meu conserto':
        '6 | acompanhar | acompanhar o concerto | saber do meu conserto | como tá meu conserto? | deixei aí semana passada já ficou pronto?',
      Garantia:
        '7 | garantia | garatia | é sobre a garantia | acionar a garantia | deu problema de novo quero usar a garantia',
      Voltar: '8 | voltar | vouta | voltar pfv | volta pro começo | quero voltar ao menu',
    },
    none: 'vcs arrumam televisão? | não é geladeira | a geladeira e o fogão | atende na zona norte? | 14 | minha mãe tem uma máquina dessas há 20 anos | tá quebrado | não sei ainda | máquina de costura | que calor hein 🥵',
  },
];
