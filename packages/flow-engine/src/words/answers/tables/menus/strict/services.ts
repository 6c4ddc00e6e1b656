import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eleventh batch and before it was tried, for seven trades. */
export const strictServices: readonly MenuTable[] = [
  {
    menu: 'salon services',
    options: ['Corte', 'Escova', 'Coloração', 'Manicure', 'Pedicure', 'Progressiva'],
    answers: {
      Corte:
        '1 por favor | cortr | só o corte msm | CORTE | 1️⃣ | cortar o cabelo | corteee 💇‍♀️ | oi boa tarde queria cortar as pontas do cabelo | a primeira opção',
      Escova:
        'escova | 2 pfv | é a 2 | 2º | escovaa | ecsova | só escovar msm | qro uma escova pra hj | ESCOVA MOÇA',
      Coloração:
        'coloraçao | 3 | opção 3 obg | colorasao | pintar o cabelo | tingir o cabelo | a terceira opção por gentileza | COLORAÇÃO | queria fazer coloração pq to cheia de fio branco',
      Manicure:
        'manicure | 4 pf | manicuri | fazer a mão | manicuree 💅 | numero 4 | MANICURE | qro manicure pra hj | unha da mão',
      Pedicure:
        '5 | pedicuri | fazer o pé | unha do pé | a 5 por favor | PEDICURE | pedicuree | é pedicure viu | bom dia flor queria fazer só o pé',
      Progressiva:
        'progressiva | 6️⃣ | progresiva | a última | escova progressiva | 6 obrigada | PROGRESSIVA | prograssiva por favor | tô precisando é de uma progressiva urgente',
    },
    none: 'unha | pé e mão | corte ou escova ainda n sei | quanto tá a progressiva? | segunda | sexta | 7 | uma pergunta | mil desculpas, errei | não quero cortar não | corta essa kkkk | minha irmã fez a coloração aí e amou | 1 minutinho | escova e corte',
  },
  {
    menu: 'salon professionals',
    options: ['Camila', 'Jéssica', 'Rodrigo', 'Patrícia', 'Tanto faz'],
    answers: {
      Camila:
        '1 | Camila pf | com a camila | a Cami | CAMILA | camlia | qro com a Camila | a primeira | pode ser a Camila sim',
      Jéssica:
        'jessica | Jéssica por favor | 2 por favor | é a 2 | com a jessica msm | jesica | a Jé | jéssicaaa ❤️ | sempre faço com a jessica pode por com ela',
      Rodrigo:
        'rodrigo | o Rodrigo | 3 | com o rodrigo | RODRIGO | rodirgo | 3️⃣ | marca c o rodrigo | bota aí o Rodrigo pra mim',
      Patrícia:
        'patricia | 4 | com a Paty | Patrícia pfvr | patrcia | a Pati | PATRICIA | nº 4 | se puder com a patricia eu agradeço',
      'Tanto faz':
        'tanto faz | 5 | tantofaz | qualquer um | qualquer uma ta bom | tto faz | quem tiver livre | indiferente | pode ser qualquer um dos profissionais',
    },
    none: 'camila ou jessica | menos o Rodrigo | segunda | quarta | qual deles é melhor? | carla | meu nome é Patrícia | não sei ainda | 6 | o Rodrigo tá de férias? | minha prima corta com a Jéssica | só um minuto | com a camila não | faz tempo q n vou aí',
  },
  {
    menu: 'dentist menu',
    options: ['Limpeza', 'Clareamento', 'Aparelho', 'Canal', 'Emergência', 'Falar com a recepção'],
    answers: {
      Limpeza:
        'limpeza | 1 pf | limpesa | fazer limpeza | LIMPEZA | a 1 | qro fazer uma limpeza | limpza | boa tarde gostaria de marcar uma limpeza',
      Clareamento:
        'clareamento | 2 | clarear os dentes | clariamento | opção 2 | clareamento pfv 😁 | 2º | CLAREAMENTO | queria fazer clareamento pq vou casar',
      Aparelho:
        'aparelho | 3 por favor | aparelo | qro colocar aparelho | é a 3 | APARELHO | 3️⃣ | manutenção do aparelho | aprelho',
      Canal:
        'canal | 4 | fazer um canal | tratamento de canal | é canal | CANAL | número 4 por gentileza | cannal | preciso fazer canal num dente',
      Emergência:
        'emergencia | é emergência!! | 5 | EMERGENCIA | emergensia | 5 pelo amor de deus | urgência | emergenciaaa 😭 | moça é emergência quebrei o dente agora',
      'Falar com a recepção':
        'falar com a recepção | 6 | recepcao | a última | recepçao por favor | qro falar c a recepção | 6 pf | falar na recepção | me passa pra recepção',
    },
    none: 'limpeza ou clareamento | dor de dente | segunda | quinta | vc atende convênio? | qual o canal de vcs no youtube? | meu aparelho celular travou | minha mãe fez canal aí ano passado | 10 | não é emergência | uma pergunta | mil desculpas pela demora | limpeza e clareamento | bom dia',
  },
  {
    menu: 'pet shop main menu',
    options: ['Banho e tosa', 'Consulta veterinária', 'Vacinas', 'Ração e produtos', 'Falar com atendente'],
    answers: {
      'Banho e tosa':
        'banho e tosa | 1 | banho | so tosa | banho i tosa | 1 por favor | BANHO E TOSA | dar um banho no meu dog | bnho e tosa pro meu shitzu hj',
      'Consulta veterinária':
        'consulta | 2 | consulta veterinaria | consuta | passar no vet | 2 pfvr | é a 2 | CONSULTA | qro marcar consulta pra minha gatinha',
      Vacinas:
        'vacina | 3 | vacinas | vassina | vacinar meu cachorro | VACINA | a terceira opção | 3️⃣ 🐶 | é pra tomar a vacina da raiva',
      'Ração e produtos':
        'ração | 4 | racao | qro comprar ração | 4 obg | raçao e produtos | RAÇÃO | ração pra gato | preciso de um saco de ração',
      'Falar com atendente':
        'atendente | 5 | falar com atendente | qro falar c uma pessoa | atendent | 5 por favor | ATENDENTE | falar com alguem | me passa pra atendente pfv',
    },
    none: 'banho e vacina | consulta ou vacina | banho não | segunda | quinta-feira | que horas fecha? | já vacinei ele semana passada | o cachorro da vizinha tomou banho aí | 8 | um minuto | uma dúvida | oiii | vc tem razão | ainda to vendo aqui',
  },
  {
    menu: 'gym plans',
    options: ['Mensal – R$ 99', 'Trimestral – R$ 259', 'Semestral – R$ 479', 'Anual – R$ 899'],
    answers: {
      'Mensal – R$ 99':
        'mensal | 1 | o mensal | o de 99 | mensau | MENSAL | plano mensal pfv | o de 1 mês | vou no mensal pra testar',
      'Trimestral – R$ 259':
        'trimestral | 2 por favor | o de 259 | trimestal | de 3 meses | 2️⃣ | TRIMESTRAL | qro o trimestral | fecho o de tres meses',
      'Semestral – R$ 479':
        'semestral | 3 | o de 479 | semestrau | 6 meses | o terceiro | SEMESTRAL 💪 | plano de seis meses | vou de semestral msm',
      'Anual – R$ 899':
        'anual | 4 | o de 899 | anuaal | o anual por favor | plano de 1 ano | ANUAL | é o 4 | pode fechar o anual pra mim',
    },
    none: '3 meses ou 6 | mensal ou anual qual compensa | segunda | quarta | o mais barato | tem desconto? | ta caro | quinzenal | 5 | parcela o anual? | mil desculpas | meu marido fez o semestral | bimestral | não quero plano anual',
  },
  {
    menu: 'period of the day',
    options: ['Manhã', 'Tarde', 'Noite'],
    answers: {
      Manhã:
        'manhã | 1 | de manha | de manhãzinha | pela manhã pf | MANHA | a 1 por favor | manhãaa ☀️ | prefiro de manha pq trabalho a tarde',
      Tarde:
        'tarde | 2 por favor | à tarde | de tarde | tardee | TARDE | é a 2 | depois do almoço | so consigo de tardezinha',
      Noite:
        'noite | 3 | a noite | de noite | noit | NOITE | 3️⃣ | de noitinha | só posso a noite depois do serviço',
    },
    none: 'boa tarde | boa noite | amanhã | manhã ou tarde | segunda | tanto faz | mais tarde te respondo | vai ficar tarde? | de manhã não dá | 4 | as 8 | um minuto | ontem a noite fui aí e tava fechado | qualquer hora menos noite',
  },
  {
    menu: 'online or in person',
    options: ['Presencial', 'Online'],
    answers: {
      Presencial:
        'presencial | 1 | presensial | é a 1 | prefiro presencial | PRESENCIAL | pessoalmente | qro ir aí msm | bom dia pode ser presencial sim',
      Online:
        'online | 2 por favor | on line | onlaine | on-line | ONLINE 💻 | 2º | por videochamada | moro longe então online',
    },
    none: 'presencial ou online | os dois | segunda | tanto faz | 3 | vc tá online? | qual é mais barato? | presença confirmada | um segundo | mil desculpas | fiz online da outra vez e travou tudo | depende do valor | minha filha faz online com vcs | ainda não decidi',
  },
  {
    menu: 'internet provider support',
    options: ['Sem internet', 'Internet lenta', '2ª via da fatura', 'Mudança de endereço', 'Cancelar'],
    answers: {
      'Sem internet':
        'sem internet | 1 | to sem internet | caiu a internet | sem interent | SEM INTERNET | sem net | 1 urgente | desde ontem sem internet aqui em casa',
      'Internet lenta':
        'lenta | internet lenta | 2 por favor | ta mt lenta | net lenta | LENTA DEMAIS | lentaaaa 🐢 | é a 2 | a internet ta muito devagar',
      '2ª via da fatura':
        'segunda via | 2 via da fatura | 3 | fatura | 2a via pfv | opção 3 | 3️⃣ | boleto | manda a segunda via do boleto',
      'Mudança de endereço':
        'mudança de endereço | 4 | mudança | mudar de endereco | 4 pf | MUDANÇA | mudansa de endereço | trocar endereço | me mudei preciso trocar o endereço',
      Cancelar:
        'cancelar | 5 | qro cancelar | CANCELAR | cancelamento | 5 por favor | canselar | cancelar minha internet | quero cancelar o plano de vcs',
    },
    none: 'segunda | 2ª | sem internet ou lenta sei lá | lenta e às vezes cai | quinta | não quero cancelar | já paguei a fatura | quero contratar | 6 | a internet do meu vizinho caiu | uma pergunta | mil desculpas | qual o endereço de vcs? | que atendimento lento hein',
  },
  {
    menu: 'real estate',
    options: ['Alugar', 'Comprar', 'Vender', 'Falar com corretor'],
    answers: {
      Alugar:
        'alugar | 1 | aluguel | alugá | qro alugar | ALUGAR | 1 por favor | alugar um ap | boa tarde to procurando casa pra alugar',
      Comprar:
        'comprar | 2 | compra | comprá | é a 2 | 2º | COMPRAR 🏠 | qro comprar uma casinha | to querendo comprar meu ap',
      Vender:
        'vender | 3 | qro vender | VENDER | 3 obg | vender minha casa | vendr | terceira opção | tenho um terreno pra vender',
      'Falar com corretor':
        'corretor | 4 | falar com corretor | 4 pf | corretô | CORRETOR | falar c o corretor | a última opção | me passa um corretor por favor',
    },
    none: 'alugar ou comprar | vender e comprar outra | segunda | quarta | não quero vender | meu irmão alugou com vcs | foi o corretor do celular kkk | só olhando | 5 | quanto tá o aluguel no centro? | um minuto | mil desculpas | ta alugado ainda? | compreendi',
  },
  {
    menu: 'satisfaction survey',
    options: ['Ótimo', 'Bom', 'Regular', 'Ruim', 'Péssimo'],
    answers: {
      Ótimo:
        'ótimo | otimo | otimooo | ÓTIMO | foi ótimo | atendimento otimo | opção 1 | ótimo 👏👏 | gostei demais foi otimo',
      Bom: 'bom | foi bom | bomm | BOM | achei bom | opção 2 | bom 👍 | foi bom sim obg | no geral achei bom',
      Regular:
        'regular | foi regular | reguar | REGULAR | opção 3 | mais ou menos | achei regular | regulá | o atendimento foi só regular msm',
      Ruim: 'ruim | foi ruim | ruin | RUIM | achei ruim | opção 4 | ruimm 👎 | ruim viu | infelizmente foi ruim',
      Péssimo:
        'péssimo | pessimo | PESSIMO | pésimo | foi péssimo | pessimooo 😡 | opção 5 | péssimo atendimento | olha foi pessimo nunca mais volto',
    },
    none: 'bom dia | bom ou ótimo | não foi ruim | não gostei | nota 10 | nota 5 | segunda | quinta | bom, deixa eu pensar | meu primo achou péssimo | mil desculpas | um minuto | uma pergunta | bombom',
  },
];
