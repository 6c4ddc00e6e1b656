import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, for desks and forms: first run 5 wrong, 110 needless. */
export const strictForms: readonly MenuTable[] = [
  {
    menu: 'clínica vida plena - como podemos ajudar?',
    options: [
      '📅 Agendar consulta',
      '🔄 Remarcar ou cancelar consulta',
      '🧪 Resultado de exames',
      '💰 Valores e convênios',
      '📍 Endereço e horário de funcionamento',
      '👩‍💼 Falar com a recepção',
    ],
    answers: {
      '📅 Agendar consulta':
        'qro marcar uma consulta | 1 | tem vaga com a dermato essa semana? | queria passar no cardiologista | bom dia gostaria de um horario com a dra por favor | preciso de um ginecologista oq eu faço pra marcar | a primeira | oi então eu tava querendo ver se consigo uma consulta pro meu filho ele tá com uma tosse que não passa',
      '🔄 Remarcar ou cancelar consulta':
        'n vou conseguir ir amanha na consulta | opção 2 | preciso desmarcar | tem como mudar minha consulta de quinta pra sexta? | qro trocar o dia da minha consulta | surgiu um imprevisto aqui e queria adiar a minha consulta pra semana q vem | remarcar pfv | cancela minha consulta das 15h por favor',
      '🧪 Resultado de exames':
        'meu exame ja ficou pronto? | 3️⃣ | queria pegar o resultado do sangue | ver se saiu o laudo do ultrassom | resultdo | fiz um hemograma ai segunda já dá pra ver? | a terceira opção | exames prontos',
      '💰 Valores e convênios':
        'quanto tá a consulta? | vcs atendem unimed? | 4 | aceita bradesco saude | qual o preço da consulta particular | valores | moça quanto que fica pra passar no ortopedista sem plano | a quarta | queria saber se pega meu plano',
      '📍 Endereço e horário de funcionamento':
        'onde fica a clinica? | abre sabado? | numero 5 | manda a localização | até q horas vcs ficam abertos hj | qual a rua msm | endereço 📍 | como faço pra chegar aí',
      '👩‍💼 Falar com a recepção':
        'quero falar com uma pessoa | 6 | atendente pfvr | me passa pra recepção | tem alguém aí de verdade pra me atender? | a ultima | não gosto de robô quero gente | seis por favor',
    },
    none: 'oi boa tarde | não sei ainda | marcar consulta e pegar o resultado do exame também | minha vizinha já consultou aí e gostou muito | vocês estão contratando? | 🙏 | obrigada querida | deixa quieto | ano passado eu fiz uma cirurgia de vesícula | 2 ou 3 não sei qual | kkkkk calma aí | nenhuma dessas | peraí que vou procurar meus óculos',
  },
  {
    menu: 'o atendimento será particular ou por convênio?',
    options: ['Particular', 'Convênio', 'Cartão de desconto'],
    answers: {
      Particular:
        'vou pagar do meu bolso | particular msm | 1 | não tenho plano | partcular | pago na hora no pix | n tenho convenio nenhum não | sem plano, é por minha conta',
      Convênio:
        'unimed | tenho plano de saúde | 2 | pelo convenio da empresa | é pela hapvida | a segunda | conveniooo | meu plano é o amil | vai ser pelo plano do meu marido sou dependente',
      'Cartão de desconto':
        'tenho o cartão de todos | 3 | com o cartãozinho de desconto | cartao d desconto | a terceira opção | é aquele cartão que dá desconto | o último | desconto do cartao',
    },
    none: 'qual a diferença? | vou ver com meu marido e te falo | vcs parcelam? | tanto faz | particular ou convênio, o que for mais rápido | minha irmã é que tem plano | bom dia | eu tinha plano mas nem lembro se ainda tá valendo | não quero informar agora | ? | que horas a doutora chega? | obg 😊',
  },
  {
    menu: '🍕 pizzaria bella massa',
    options: [
      '🛒 Fazer um pedido',
      '📖 Ver o cardápio',
      '🛵 Acompanhar minha entrega',
      '🕒 Horário de funcionamento',
      '🙋 Falar com atendente',
    ],
    answers: {
      '🛒 Fazer um pedido':
        'quero pedir uma pizza | 1 | vou querer uma grande de calabresa | me vê uma meia portuguesa meia frango | fazer pedido pfv | oi queria encomendar duas pizza pra hj a noite | bora pedir | opção um | anota aí meu pedido',
      '📖 Ver o cardápio':
        'quais sabores tem? | manda o cardapio | 2 | tem pizza de q | me passa o menu aí | cardapioo 😋 | a segunda | deixa eu ver as opções de pizza primeiro',
      '🛵 Acompanhar minha entrega':
        'cadê minha pizza | já saiu o motoboy? | 3 | faz uma hora q pedi e nada | onde ta meu pedido | ta demorando dms minha entrega | número três | queria saber se a minha pizza já tá chegando',
      '🕒 Horário de funcionamento':
        'que horas vcs abrem? | fecha q hrs | 4 | vcs abre de segunda | tá aberto hj? | horario | a quarta opção | até que horas vocês ficam funcionando no domingo',
      '🙋 Falar com atendente':
        'atendente | quero falar com alguém | 5 | me chama uma pessoa aí | humano pfv | a última | falar c a moça q atende | tem como um funcionário me responder?',
    },
    none: 'boa noite | tô com uma fome kkk | não sei | ver o horário e fazer um pedido | meu cunhado pediu aí semana passada | vocês compram caixa de papelão? sou fornecedor | valeu | agora não | 3 ou 5 | espera um pouquinho | 👍 | depois eu chamo | hoje tem jogo do flamengo né',
  },
  {
    menu: 'escolha a borda da pizza 🧀',
    options: ['Sem borda recheada', 'Catupiry', 'Cheddar', 'Chocolate', 'Cream cheese'],
    answers: {
      'Sem borda recheada':
        'sem borda | 1 | normal msm | n quero recheio na borda | pode ser sem nada | borda simples | sem recheio pfv | a tradicional sem recheio',
      Catupiry:
        'catupiri | 2 | de catupiry pfv | requeijão catupiry | a segunda | katupiry | bota catupiry na borda | catupa',
      Cheddar:
        'chedar | 3 | de cheder | vou de cheddar hj | opção 3 | aquele queijo laranjinha | a de cheddar 🧡 | xedar',
      Chocolate:
        'a doce | 4 | de chocolate 🍫 | choco | xocolate pfvr | a quarta | borda de chocolate pras crianças | coloca chocolate',
      'Cream cheese':
        'crem cheese | 5 | cream chese | a última | krim xis | de cream cheese por favor | opção cinco | o creme cheese',
    },
    none: 'qual é mais gostosa? | metade catupiry metade cheddar | quanto custa a mais? | tanto faz | vou perguntar aqui pro pessoal | minha filha é alérgica a leite | hmm difícil | tem de goiabada? | ok | da outra vez veio queimada | qualquer uma | obrigado viu | cheddar ou cream cheese, tô na dúvida',
  },
  {
    menu: 'como prefere receber seu pedido?',
    options: ['🛵 Entrega em casa', '🏪 Retirar no balcão', '🍽️ Comer no local'],
    answers: {
      '🛵 Entrega em casa':
        'pode mandar aqui | 1 | entrega | delivery | manda aqui na rua das flores 120 | entregar em casa pfv | tem q trazer pq tô sem carro | 1️⃣ | quero q o motoboy traga',
      '🏪 Retirar no balcão':
        'vou buscar | 2 | eu pego aí | retirada | passo aí pra pegar | meu marido vai buscar aí | a segunda | retiro no balcao | busco daqui meia hora pode ser',
      '🍽️ Comer no local':
        'vou comer aí | 3 | na mesa | comer ai msm | a gente vai sentar aí pra jantar | a terceira | no restaurante mesmo | vamo comer no local',
    },
    none: 'quanto é o frete? | tanto faz | depende da taxa | buscar ou entregar, o q for mais rápido | não sei ainda | aí tem estacionamento? | beleza | ontem veio tudo frio | cancela | oi? | vou ver com a minha esposa | vcs aceitam vale refeição?',
  },
  {
    menu: '👟 passo certo calçados',
    options: [
      'Ver modelos e promoções',
      'Consultar numeração disponível',
      'Trocas e devoluções',
      'Acompanhar meu pedido',
      'Formas de pagamento',
      'Falar com vendedor',
    ],
    answers: {
      'Ver modelos e promoções':
        'tem alguma promoção? | 1 | me mostra os tenis q vcs tem | manda foto dos modelos | quero ver as sandálias novas | oq ta em oferta | catálogo pfv | a primeira opção',
      'Consultar numeração disponível':
        'tem o 38? | 2 | queria saber se tem 42 nesse modelo | numeração | vcs tem do 35 ainda | a segunda | ver se tem meu número eu calço 40 | tem tamanho 44 ou só até 43?',
      'Trocas e devoluções':
        'o sapato ficou apertado quero trocar | 3 | devolver | comprei e veio com defeito qro trocar | como faço pra devolver a bota | trocaa | opção três | não serviu, dá pra trocar?',
      'Acompanhar meu pedido':
        'cadê meu tênis q comprei no site | 4 | rastrear | qual o código de rastreio | meu pedido já foi enviado? | quando chega minha encomenda | numero 4 | comprei terça e até agora não chegou',
      'Formas de pagamento':
        'parcela em quantas vezes? | 5 | aceita pix | pode pagar no boleto? | passa cartão | divide sem juros? | a quinta | como q paga',
      'Falar com vendedor':
        'vendedor pfv | 6 | me chama um vendedor | quero falar com a vendedora | tem alguém pra me atender? | falar com gente | a sexta opção | última | atendente 🙏',
    },
    none: 'oi | não sei | trocar o tênis e ver as promoções | minha mãe comprou uma bota aí no natal | qual o cnpj de vocês? | obrigadaaa | só tô olhando | vcs tão precisando de funcionário? | 3 e 4 | deixa pra lá | a loja tava lotada sábado kkk | já volto | ❤️',
  },
  {
    menu: 'qual o tamanho da camiseta?',
    options: ['P', 'M', 'G', 'GG'],
    answers: {
      P: 'pequena | p | o menor | tamanho p | pequeno pfv | 1 | pezinho mesmo, o p | P de pato',
      M: 'média | m | o médio | medio | tam M | 2 | M de maria | a segunda',
      G: 'grande | g | uso G | tamanho grande | 3 | o g msm | a terceira | me vê a G',
      GG: 'gg | extra grande | o maior q tiver | 4 | gê gê | 2 letras g, gg | o ultimo | a GG pfv sou gordinho kkk',
    },
    none: 'qual a medida? | M ou G, não sei | a forma é pequena? | vou medir e te falo | tem xgg? | a minha encolheu na outra lavagem | qualquer um | meu irmão usa G mas é pra mim | tem na cor preta? | ok obrigado | não lembro | entre o P e o M',
  },
  {
    menu: 'academia corpo em ação 💪 quando você quer começar?',
    options: [
      'Hoje mesmo',
      'Ainda esta semana',
      'Na próxima semana',
      'No próximo mês',
      'Só estou pesquisando',
    ],
    answers: {
      'Hoje mesmo':
        'hj | 1 | agora | já quero ir hoje | hoje a noite | imediatamente 🔥 | o quanto antes, hoje se der | a primeira',
      'Ainda esta semana':
        'essa semana ainda | 2 | nessa semana | até o fim dessa semana | opção 2 | esta semana msm | dois | ainda nessa semana se possível',
      'Na próxima semana':
        'semana q vem | 3 | semana que vem sem falta | prox semana | a terceira | na outra semana | daqui uma semana | na semana q entra',
      'No próximo mês':
        'mês que vem | 4 | só mes q vem quando cair o salário | prox mês | no mes q vem | a quarta | daqui um mês | mês q entra',
      'Só estou pesquisando':
        'só olhando | 5 | tô só vendo preço | por enquanto é só pesquisa | so curiosidade msm | ainda tô pesquisando | a última | tô comparando as academias',
    },
    none: 'quanto é a mensalidade? | essa semana ou na outra | tem piscina? | meu primo treina aí | boa tarde | eu já malhei aí em 2019 | aff que preguiça kkk | vcs tem zumba? | blz | não quero mais | hoje ou amanhã ou mês que vem sei lá | me manda a localização | 💪💪',
  },
  {
    menu: '☀️ sol forte energia solar - qual o valor médio da sua conta de luz?',
    options: [
      'Até R$ 200',
      'De R$ 201 a R$ 400',
      'De R$ 401 a R$ 700',
      'De R$ 701 a R$ 1.500',
      'Acima de R$ 1.500',
    ],
    answers: {
      'Até R$ 200':
        '150 | uns 120 reais | menos de 200 | 1 | pago 90 conto | vem baixinha, 80 e pouco | cento e oitenta | a primeira',
      'De R$ 201 a R$ 400':
        '300 | uns 350 | 250 reais mais ou menos | opção 2 | trezentos e vinte | a última veio 287,50 | em torno de 380 | 2️⃣ | entre 250 e 300',
      'De R$ 401 a R$ 700':
        '500 | 600 e poucos | R$ 650 | 3 | quinhentos e cinquenta | tá vindo uns 480 | a terceira | quase 600 por causa do ar',
      'De R$ 701 a R$ 1.500':
        'mil reais | 900 | 1200 | opção quatro | uns 850 por mês | mil e cem | 1 mil e pouquinho | oitocentos',
      'Acima de R$ 1.500':
        '2000 | 2 mil | mais de 1500 | 5 | três mil e pouco | é uma padaria vem uns 4 mil | a última opção | R$ 1.800,00',
    },
    none: 'não sei, quem paga é meu marido | depende do mês | tá cara demais | varia de 300 a 900 | moro de aluguel | quanto custa a placa? | bom dia tudo bem? | na casa do meu sogro vem 600 | vcs fazem manutenção? | não quero informar | vou procurar a conta aqui | antes de eu comprar o ar vinha pouquinho | ok',
  },
  {
    menu: 'como você nos conheceu?',
    options: [
      'Instagram',
      'Facebook',
      'Google',
      'Indicação de amigo ou familiar',
      'Passei em frente à loja',
      'Outro',
    ],
    answers: {
      Instagram:
        'insta | 1 | vi no ig | pelo instagran | vi um reels de vcs | no insta da loja | stories | a primeira',
      Facebook:
        'face | 2 | pelo feice | facebok | vi no grupo do face | fb | um anúncio no facebook | a segunda',
      Google:
        'pesquisei no google | 3 | gugol | procurei no google maps | joguei no google e apareceu | a terceira | googlei | achei no googl',
      'Indicação de amigo ou familiar':
        'minha prima indicou | 4 | uma amiga me falou | indicação | foi minha cunhada que passou o contato | boca a boca | um colega do trampo recomendou | minha mae q disse',
      'Passei em frente à loja':
        'passei na frente | 5 | vi a loja na rua | moro perto e sempre passo aí | vi a placa passando de onibus | passei de carro e vi | a quinta | tava andando e vi a fachada',
      Outro:
        'ouvi no rádio | 6 | outro | um panfleto | outra coisa | nenhum desses, foi num carro de som | vi no jornal do bairro | outros | a última opção',
    },
    none: 'não lembro | insta e face | faz tempo já | pra q quer saber? | oi | quanto custa o frete? | prefiro não dizer | kkk boa pergunta | obrigado | meu filho tem instagram | google ou facebook, um dos dois | só quero saber o preço | 👀',
  },
  {
    menu: 'qual o melhor período para o atendimento?',
    options: ['🌅 Manhã', '🌞 Tarde', '🌙 Noite', 'Qualquer horário'],
    answers: {
      '🌅 Manhã':
        'de manhã | cedo | 9h | manha | antes do almoço | umas 10 da manhã | bem cedinho | 1 | na parte da manhã pfv',
      '🌞 Tarde':
        'a tarde | depois do almoço | 15h | umas 3 da tarde | tardinha | 2 | 14:30 | de tarde q eu tô em casa',
      '🌙 Noite':
        'a noite | depois das 19h | 20h | só de noite pq trabalho o dia todo | noitinha | 3 | umas 8 da noite | anoite',
      'Qualquer horário':
        'tanto faz | qualquer um | 4 | pode ser a hora q quiser | to livre o dia todo | o q for melhor pra vcs | a última | qq hora | indiferente',
    },
    none: 'não sei ainda | manhã ou tarde | depende do dia | quanto tempo demora? | vou ver minha escala | ontem fui de tarde e tava fechado | bom dia | boa noite | não posso essa semana | minha irmã só pode de manhã | obg | menos de noite | vcs atendem domingo?',
  },
  {
    menu: 'o que achou do nosso atendimento?',
    options: ['😍 Ótimo', '🙂 Bom', '😐 Regular', '😞 Ruim'],
    answers: {
      '😍 Ótimo':
        'excelente | maravilhoso amei | 1 | otimo | nota 10 | top demais | perfeito, tá de parabéns | 😍 | show de bola adorei tudo',
      '🙂 Bom': 'bom | foi bom | 2 | bomzinho | gostei, foi bom | 🙂 | a segunda | bom sim',
      '😐 Regular':
        'mais ou menos | 3 | meia boca | médio | regula | nem bom nem ruim | 😐 | razoável | deu pro gasto',
      '😞 Ruim':
        'péssimo | 4 | horrível | não gostei | muito ruim | uma porcaria | ruin | fui mal atendida | 😡 nunca mais volto',
    },
    none: 'ainda não fui atendido | não sei dizer | prefiro não opinar | entre bom e ótimo | qual o telefone de vocês? | oi | não usei o serviço | depois respondo | o outro atendente de antes era ótimo mas saiu | quem foi que me atendeu? | minha esposa que foi, não eu | de nada | a comida boa mas o atendimento nem vi',
  },
];
