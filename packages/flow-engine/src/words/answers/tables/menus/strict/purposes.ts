import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, for twelve purposes: first run 11 wrong, 86 needless. */
export const strictPurposes: readonly MenuTable[] = [
  {
    menu: 'olá! sou a assistente da clínica sorriso 🦷 qual o motivo do seu contato?',
    options: ['Estou com dor', 'Limpeza', 'Aparelho ortodôntico', 'Implante', 'Clareamento'],
    answers: {
      'Estou com dor':
        'tô com mta dor | dor | meu dente ta doendo dms | 1 | a primeira | opção um | to com dor de dente 😭 | doi quando mastigo | dente latejando, nem dormi | é dor msm',
      Limpeza:
        'limpeza | limpesa pfv | quero tirar o tártaro | 2 por favor | profilaxia | fazer uma limpeza nos dentes | nº 2 | a segunda opção | so limpeza msm | 2️⃣',
      'Aparelho ortodôntico':
        'aparelho | quero por aparelho | botar aparelho nos dentes | ortodontia | é sobre o aparelho | 3 | opcao 3 pf | a terceira | aparelio ortodontico | o do aparelho',
      Implante:
        'implante | qro fazer implante | implante dentario | 4 | número quatro | a quarta | colocar um implante no lugar do dente que perdi | inplante | é p implante moça | 4️⃣ obg',
      Clareamento:
        'clareamento | clarear os dentes | qro deixar os dentes mais brancos | 5 | a última | cinco | clariamento | opção 5 por gentileza | branqueamento dos dentes | última opção pfv',
    },
    none: 'bom dia | vcs aceitam unimed? | limpeza ou clareamento, ainda não sei | não é dor não | vou chegar em 5 minutos | já fiz clareamento aí ano passado | meu vizinho fez implante com vcs | quero fazer canal | aparelho não, deus me livre | a limpeza da clínica tava ótima, parabéns | qual o endereço de vcs? | tanto faz | quero limpeza e clareamento | tenho 4 filhos | troquei de aparelho celular, quem é?',
  },
  {
    menu: 'seu pedido (1 pizza grande meia calabresa meia frango) deu r$ 68,00. como vai pagar? 🍕',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    answers: {
      Pix: 'pix | no pix | vou fazer um pix | manda a chave pix | 1 | piks | a primeira | faço o pix agora | opção 1 | pix msm blz',
      'Cartão de crédito':
        'crédito | no credito | passa no crédito pfv | cartao d credito | 2 | a segunda | vou querer pagar no crédito | opção dois | visa crédito | credito msm moço',
      'Cartão de débito':
        'debito | no débito | cartão de debito pf | 3 | a terceira | nº 3 | débito moço | passo no debito | três | debto',
      Dinheiro:
        'dinheiro | em espécie | dinheiro vivo | cash | 4 | quarta opção | pago em dinheiro, troco pra 100 | vou pagar em dinheiro | dinhero 💵 | a última',
    },
    none: 'cartão | crédito ou débito, tanto faz | aceita vale refeição? | metade no pix metade no dinheiro | pix não | tô sem dinheiro agora kkk | tira a cebola pfv | chega em quanto tempo? | são 4 pessoas | vou ver com meu marido | faz 2 reais de desconto? | semana passada paguei no pix | no crédito tem acréscimo? | fiado pode? 😅 | vocês entregam no centro?',
  },
  {
    menu: 'oi! aqui é a loja bela trama 👗 em que posso ajudar?',
    options: ['Trocar uma peça', 'Rastrear meu pedido', 'Ver o catálogo', 'Falar com uma vendedora'],
    answers: {
      'Trocar uma peça':
        'quero trocar | troca | ficou pequeno, quero trocar | 1 | preciso trocar uma blusa | a primeira | fazer uma troca pfv | trocar o tamanho da calça | opção 1 | a peça n serviu qro trocar',
      'Rastrear meu pedido':
        'cade meu pedido? | rastreio | rastrear | 2 | meu pedido ainda não chegou | onde tá minha encomenda | qro o código de rastreio | a segunda | 2️⃣ | rastriar pedido',
      'Ver o catálogo':
        'catalogo | manda o catálogo | quero ver as peças | 3 | quero ver as novidades | me mostra os modelos | a terceira | qro ver oq tem na loja | nº 3 por favor | catálago pfv',
      'Falar com uma vendedora':
        'vendedora | falar com a vendedora | quero falar c uma vendedora | 4 | a última | me passa pra vendedora | quatro | a quarta | queria conversar com uma pessoa de verdade | opcao 4',
    },
    none: 'oi, td bem? | n quero trocar nada | vcs abrem domingo? | quero trocar o endereço de entrega | trocar uma peça e ver o catálogo tb | já recebi meu pedido, obrigada | minha filha tb é vendedora | comprei 3 blusas | a vendedora foi super simpática ontem | não sei ainda | 1 minutinho | aceita pix? | catálogo não precisa | tem vaga de vendedora? | trocar ou ver catálogo, n decidi',
  },
  {
    menu: 'vamos simular sua economia com energia solar ☀️ qual o valor médio da sua conta de luz?',
    options: ['Até R$ 200', 'De R$ 201 a R$ 400', 'De R$ 401 a R$ 800', 'Acima de R$ 800'],
    answers: {
      'Até R$ 200':
        '150 | uns 120 reais | menos de 200 | até duzentos | cento e oitenta | opção 1 | vem baixinha, 90 reais | a primeira | R$ 175,50 | ate 200',
      'De R$ 201 a R$ 400':
        '300 | uns trezentos | 350 por mes | opção 2 | a segunda | duzentos e cinquenta | entre 201 e 400 | R$ 280 | pago 390 | 2️⃣',
      'De R$ 401 a R$ 800':
        '600 | uns quinhentos reais | setecentos | 3ª opção | R$ 450,00 | de 401 a 800 | minha conta vem 720 | a terceira | 550 +ou- | nº 3',
      'Acima de R$ 800':
        'mil reais | 1200 | mais de 800 | acima de oitocentos | R$ 1.500,00 | uns dois mil | a última | opção 4 | passa de 900 😱 | vem 950 todo mês',
    },
    none: 'depende do mes | não sei | vem muito cara | entre 300 e 600 | moro de aluguel | somos 5 pessoas em casa | 450 kwh | quanto custa o sistema? | não é até 200 não | a do meu vizinho vem 300 | te chamo daqui 30 minutos | às vezes 150, às vezes 500 | tenho 120 m² de telhado | vou olhar a conta e te falo | minha casa é o número 250',
  },
  {
    menu: 'bora treinar! 💪 qual plano da academia corpo ativo você quer contratar?',
    options: ['Mensal', 'Trimestral', 'Semestral', 'Anual', 'Diária avulsa'],
    answers: {
      Mensal:
        'mensal | o mensal msm | plano mensal pfv | 1 | o primeiro | qro pagar mês a mês | mensau | de 1 mês só | opção 1 | por mês',
      Trimestral:
        'trimestral | o de 3 meses | trimestal | 2 por favor | o segundo | três meses | opção 2 | vou no trimestral 💪 | o tri msm, trimestral | 2️⃣',
      Semestral:
        'semestral | 6 meses | o de seis meses | meio ano | opção 3 | o terceiro | semestrau | nº 3 | quero o semestral pf | fecho seis meses',
      Anual:
        'anual | 1 ano | 12 meses | o de um ano | opção 4 | o quarto | anual pfvr | quero fechar o ano inteiro | doze meses | vou de anual',
      'Diária avulsa':
        'diaria | só um dia | avulsa | um dia só, tô de passagem | opção 5 | o último | quinta opção | diária avulça | treinar so 1 dia | a diária msm',
    },
    none: 'qual o mais barato? | mensal ou trimestral, tô em dúvida | já fui aluno 1 ano atrás | anual não, mto tempo | tem musculação? | 4 meses | treino 3 vezes por semana | meu irmão tem o anual | quero cancelar minha matrícula | quinzenal tem? | posso pagar no pix? | tem aula diariamente? | vou pensar | tô indo aí em 2 horas | faz 6 meses que não treino',
  },
  {
    menu: 'oficina do beto 🔧 do que seu carro precisa?',
    options: [
      'Troca de óleo',
      'Freios',
      'Alinhamento e balanceamento',
      'Ar-condicionado',
      'Bateria',
      'Funilaria e pintura',
    ],
    answers: {
      'Troca de óleo':
        'trocar o óleo | troca d oleo | óleo | 1 | a primeira | olio do motor | ta na hora de trocar o oleo | opção um | só óleo e filtro | nº 1',
      Freios:
        'freio | freios pfv | o freio tá chiando | 2 | pastilha de freio | a segunda | trocar as pastilhas | o pedal do freio tá baixo | 2 pf | freio tá ruim patrão',
      'Alinhamento e balanceamento':
        'alinhamento | alinhar e balancear | balanceamento | 3 | a terceira | puxando pra direita, quero alinhar | alinhar as rodas | opção 3 | aliamento e balanciamento',
      'Ar-condicionado':
        'ar condicionado | o ar não gela | ar cond | 4 | recarga do gás do ar | a quarta | quatro | o ar do carro parou de gelar 🥵 | arcondicionado | arrumar o ar',
      Bateria:
        'bateria | bateria arriou | a bateria morreu | 5 | quinta opção | opção 5 | trocar a batéria | preciso de bateria nova | bateria descarregada | cinco pfv',
      'Funilaria e pintura':
        'pintura | funilaria | lanternagem | amassei a porta, quero arrumar | 6 | a última | tirar um amassado | pintar o parachoque | repintar o capô | seis',
    },
    none: 'tá fazendo um barulho estranho | vcs vendem pneu? | freio e óleo | não é bateria, essa eu já troquei | a bateria do meu celular tá acabando, já te chamo | qual o horário de vcs? | o carro tem 5 lugares | é um gol 2012 | meu cunhado fez a pintura aí | ano passado troquei o óleo com vcs | recebem óleo de cozinha usado? | chego em 6 minutos | acho q é o freio ou a suspensão | embreagem | boa tarde Beto',
  },
  {
    menu: 'matrículas abertas 📚 para qual segmento é a vaga?',
    options: [
      'Educação Infantil',
      'Ensino Fundamental I (1º ao 5º ano)',
      'Ensino Fundamental II (6º ao 9º ano)',
      'Ensino Médio',
    ],
    answers: {
      'Educação Infantil':
        'infantil | educação infantil | maternal | jardim | pré-escola | ela tem 4 anos, vai pro jardim | a primeira | opção 1 | ed infantil pfv | jardim de infância',
      'Ensino Fundamental I (1º ao 5º ano)':
        'fundamental 1 | 3º ano do fundamental | fund I | 2º ano do fundamental | a segunda | opção 2 | quarto ano do fundamental | fundamental um | 5º ano | 4o ano',
      'Ensino Fundamental II (6º ao 9º ano)':
        'fundamental 2 | 6º ano | sétimo ano | 8o ano | 9º ano | opção 3 | a terceira | fund II | nono ano pfv | fundamental dois',
      'Ensino Médio':
        'ensino medio | médio | colegial | 1º do médio | segundo ano do ensino médio | opção 4 | a última | ensimo médio | 3º do médio pf | quarta opção',
    },
    none: 'fundamental | qual o valor da mensalidade? | tenho 2 filhos | um no infantil e outro no médio | terceiro ano | tem período integral? | não é infantil | eu estudei aí no ensino médio | vou ver com a mãe dela | EJA | cursinho pré-vestibular | posso visitar a escola sexta? | qual o custo médio do material? | tem festa infantil no dia das crianças? | daqui 3 minutos te falo',
  },
  {
    menu: 'clínica petvida 🐾 como podemos ajudar seu pet?',
    options: ['Consulta', 'Vacina', 'Banho e tosa', 'Castração', 'Emergência'],
    answers: {
      Consulta:
        'consulta | marcar consulta | quero consultar meu gato | passar com o veterinário | 1 | a primeira | consuta pfv | agendar uma consulta p minha cachorra | opção 1 | consulta de rotina',
      Vacina:
        'vacina | vacinar meu dog | v10 | antirrábica | 2 | a segunda | tomar a vacina da raiva | vassina | nº 2 | 2 pf 🐶',
      'Banho e tosa':
        'banho | tosa | dar um banho no meu cachorro | banho e tosa | 3 | a terceira | tosa higiênica | tosar o pelo | opção três | só banho',
      Castração:
        'castrar | castração | quero castrar minha gata | 4 | a quarta | castrasao pf | castrar o doguinho | número 4 | capar o gato | é p castrar',
      Emergência:
        'emergência | é urgente, ele foi atropelado | emergencia!!! | meu cachorro tá convulsionando | 5 | a última | socorro, comeu veneno | urgencia | opção 5 | não tá conseguindo respirar 😭',
    },
    none: 'boa tarde | ele tem 5 anos | vcs vendem ração? | vacina e banho | não é emergência | minha gata já é castrada | minha vizinha vacinou a dela aí | vou tomar banho e já respondo | atende calopsita? | tenho 3 gatinhos | fica aberto até que hrs? | ainda não decidi | hotelzinho pra pet | semana passada ele tomou a v10 | consulta ou emergência, qual vc acha?',
  },
  {
    menu: 'administradora lar fácil 🏢 qual o assunto?',
    options: [
      '2ª via do boleto',
      'Reserva do salão de festas',
      'Manutenção',
      'Reclamação de barulho',
      'Falar com o síndico',
    ],
    answers: {
      '2ª via do boleto':
        'boleto | segunda via | 2a via do boleto | perdi o boleto | 1 | opção 1 | manda o boleto do condominio pfv | bolheto | n recebi meu boleto | a primeira',
      'Reserva do salão de festas':
        'salão | reservar o salão | salao de festa | quero o salão pro niver da minha filha | 2 | opção 2 | número dois | reserva do salao pf | 2️⃣ | alugar o salão de festas',
      Manutenção:
        'manutenção | elevador quebrado | lâmpada queimada no corredor | 3 | a terceira | manutensao | tem vazamento na garagem | portão quebrou, precisa consertar | opção três | nº 3',
      'Reclamação de barulho':
        'barulho | reclamar do barulho | vizinho com som alto | 4 | o vizinho de cima faz mta zoada | a quarta | som alto a essa hora, n aguento mais | barulheira no 302 | opção 4 | reclamação d barulho pfv',
      'Falar com o síndico':
        'sindico | falar com o síndico | quero falar c o sindico | 5 | a última | opção cinco | me passa pro síndico | preciso conversar com o síndico | cindico | quinta opção',
    },
    none: 'oi | apto 302 | já paguei o boleto | não é sobre barulho | no meu outro prédio o síndico era melhor kkk | quero alugar um apartamento | boleto e salão | o salão de beleza aí embaixo abre hj? | chego de viagem segunda-feira | sou do bloco 3 | quero reclamar do porteiro | atualizar meu cadastro | qdo vai ser a assembleia? | o site de vcs tá em manutenção? | daqui 5 min te respondo',
  },
  {
    menu: 'qual período você prefere para a instalação da sua internet?',
    options: ['Manhã (08:00)', 'Tarde (14:00)', 'Noite (19:00)'],
    answers: {
      'Manhã (08:00)':
        'manha | de manhã | pela manhã pfv | 8h | oito da manhã | às 08:00 | cedinho, as 8 | opção 1 | de manhãzinha | o primeiro horário',
      'Tarde (14:00)':
        'de tarde | à tarde | tarde | 14h | duas da tarde | as 2 da tarde | 14:00 blz | a segunda | opção 2 | depois do almoço, às 14',
      'Noite (19:00)':
        'noite | de noite | à noite pfv | 19h | sete da noite | de noitinha | 19:00 | opção 3 | o último horário | dezenove horas',
    },
    none: 'boa noite | amanhã eu te falo | mais tarde te respondo | manhã ou tarde, tanto faz | de manhã não posso | à noite eu não tô em casa | só sábado | ontem de tarde o técnico não veio | quanto tempo demora? | meio-dia | daqui a 2 horas | são 3 pontos de internet | minha esposa trabalha à noite | é tarde demais pra cancelar? | de madrugada',
  },
  {
    menu: 'salão divas 💇 em qual dia quer agendar seu corte?',
    options: ['Segunda-feira', 'Quarta-feira', 'Sexta-feira', 'Sábado'],
    answers: {
      'Segunda-feira':
        'segunda | segunda feira | 2ª feira | na segunda pfv | opção 1 | pode ser segunda | segundona | sgunda feira | prefiro segunda 😊 | seg',
      'Quarta-feira':
        'quarta | 4ª feira | quarta feira | na quarta msm | opção 2 | quarta tá bom | nº 2 | qarta feira | meio da semana, quarta | quarta pf',
      'Sexta-feira':
        'sexta | sexta feira | 6ª feira | sextou, quero sexta | opção 3 | na sexta | sexta pra mim é melhor | sesta feira | número 3 pf | sexta amiga',
      Sábado:
        'sabado | no sabado pfv | sab | opção 4 | sabadão | sábado é melhor pra mim | o último | fim de semana, sábado | 4️⃣ | sabdo',
    },
    none: 'quinta | terça | abrem domingo? | segunda ou quarta | menos sexta | sábado não dá | qualquer dia | semana que vem | dia 4 | fui aí sexta passada | minha mãe vai na quarta | quanto tá o corte? | é a segunda vez que vou aí | às 6 da tarde | vou ver minha agenda',
  },
  {
    menu: 'sua consulta com a dra. paula está marcada para 12/08 às 15h. você confirma?',
    options: ['Sim, confirmo', 'Não, quero remarcar', 'Cancelar'],
    answers: {
      'Sim, confirmo':
        'sim | confirmo | confirmado 👍 | tá confirmado | estarei lá | 1 | pode confirmar | blz, vou sim | simm, obg | opção 1',
      'Não, quero remarcar':
        'remarcar | quero remarcar pfv | tem como mudar o dia? | 2 | opção 2 | n vou conseguir, pode remarcar? | preciso mudar pra outro dia | troca pra outra data pf | quero reagendar | adiar pra semana que vem',
      Cancelar:
        'cancela | quero cancelar | pode cancelar pfv | desmarca | desmarcar a consulta | 3 | a última | pode desmarcar, não quero mais | cancelar msm, obg | opção 3',
    },
    none: 'não sei ainda | talvez | acho que vou | confirmo ou cancelo amanhã | é presencial ou online? | aceita meu convênio? | posso levar acompanhante? | minha irmã confirmou a dela? | já remarquei mês passado | te respondo em 1 hora | qual o endereço? | se chover não vou | me confirma o endereço | quem é? | vou ver no trabalho e te aviso',
  },
];
