import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, for a clinic, a pizzeria, a shop and a lead form: first run 12 wrong, 37 needless. */
export const strictEveryday: readonly MenuTable[] = [
  {
    menu: 'olá! sou a assistente virtual da clínica vida plena 😊 como posso ajudar?',
    options: ['Agendar consulta', 'Remarcar consulta', 'Cancelar consulta', 'Falar com atendente'],
    answers: {
      'Agendar consulta':
        'qro marcar uma consulta | 1 | agendar pfv | a primeira | opção 1 | gostaria de agendar um horário | marcar consulta pra minha mãe | preciso marcar medico | agenda uma consulta pra mim por favor | ajendar',
      'Remarcar consulta':
        'preciso mudar o dia da minha consulta | remarca pfv | nº 2 | reagendar | a segunda opção | qro trocar o horario da consulta | dois | adiar minha consulta | tem como passar minha consulta pra outro dia? | 2 por favor',
      'Cancelar consulta':
        'desmarcar | quero cancelar | canselar | 3️⃣ | a terceira | nao vou poder ir, pode cancelar | desmarca minha consulta pfv | opcao tres | cancela a consulta de amanhã | 3 obg',
      'Falar com atendente':
        'falar com uma pessoa | atendente | 4 | quero falar com alguem | me passa pra um humano | a última | a quarta opção | atendimento humano pfv | qro falar c atendente | n quero robô, quero falar com gente',
    },
    none: 'não quero cancelar | bom dia, tudo bem? | remarcar ou cancelar | vcs atendem unimed? | 7 | já agendei ontem | minha irmã cancelou a dela | ainda não sei | quanto custa a consulta? | a atendente foi mto grossa comigo | perdi minha agenda | qual o endereço? | nenhuma dessas | mandei pro número errado, desculpa | faz 2 dias que tô com dor',
  },
  {
    menu: 'o atendimento será por convênio ou particular?',
    options: ['Convênio', 'Particular'],
    answers: {
      Convênio:
        'convenio | pelo plano | vai ser pela unimed | 1 | vou usar meu plano de saude | a primeira | plano de saúde pfv | opção 1 | por convenho | tenho plano, vou usar ele',
      Particular:
        'particular | sem convênio | vou pagar do meu bolso | 2️⃣ | particula pfv | a segunda | não tenho plano | nº 2 | pago por conta própria | particular msm',
    },
    none: 'quanto fica particular? | vcs aceitam amil? | tanto faz | meu marido tem convênio | depende do valor | os dois | é um assunto particular | 3 | pelo SUS | ainda n sei | onde fica a clínica? | vou ver se meu plano ta ativo | dou aula particular de inglês | oi boa tarde | daqui 2 dias eu respondo',
  },
  {
    menu: 'qual especialidade você procura?',
    options: ['Cardiologia', 'Dermatologia', 'Ortopedia', 'Pediatria', 'Ginecologia'],
    answers: {
      Cardiologia:
        'cardiologista | cardio | médico do coração | 1 | opção 1 | qro o cardiologista pfv | cardiolojia | a primeira | pra ver o coração | um',
      Dermatologia:
        'dermato | dermatologista | medico de pele | 2 | a segunda | derma pfv | tô com espinhas, quero dermatologista | nº 2 | demartologia | problema de pele',
      Ortopedia:
        'ortopedista | médico de osso | 3️⃣ | orto | ortopedia por favor | a terceira | machuquei o joelho, preciso do ortopedista | hortopedista | numero 3',
      Pediatria:
        'pediatra | médico de criança | 4 | pediatria pro meu filho | a quarta | consulta pro meu bebê com o pediatra | pediatra pfv | quatro | pedriatra',
      Ginecologia:
        'gineco | ginecologista | 5 | ginicologista | a última | a quinta | opção cinco pfv | quero fazer preventivo com a gineco | gineco por gentileza',
    },
    none: 'oftalmologista | dentista | não sei qual médico eu preciso | dor de cabeça | cardio e dermato | qual o nome do pediatra? | ortopedia não | o dermatologista atende sábado? | meu pai é cardiologista | 6 | clínico geral | já passei no ortopedista semana passada | vc é robô? | quanto é a consulta? | vcs moram no meu coração ❤️',
  },
  {
    menu: 'em qual dia da semana você prefere ser atendido?',
    options: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira'],
    answers: {
      'Segunda-feira':
        'segunda | seg | 2a feira | segunda pfv | pode ser segunda | na segunda tá ótimo | opção 1 | segunda msm | 2ª-feira | sgunda feira',
      'Terça-feira':
        'terca | terça feira por favor | 3ª feira | opção 2 | terça blz | prefiro terça | terssa | terça é melhor pra mim | marca na terca',
      'Quarta-feira':
        'quarta | qua | 4a feira | quarta feira pode ser | opção 3 | quarta tá bom | só posso na quarta | quarta 👍 | deixa pra quarta',
      'Quinta-feira':
        'quinta | qui | 5ª feira | qinta feira | quinta de boa | opção 4 | na quinta consigo | quinta pfvr | coloca quinta',
      'Sexta-feira':
        'sexta | sex | 6a feira | sextou, pode ser sexta | opção 5 | sexta é o melhor dia | sesta feira | na sexta pf | sexta-feira obrigada | a última opção',
    },
    none: 'sábado | segunda ou terça | qualquer dia | que horas vcs abrem na segunda? | quinta não dá | menos sexta | depois do dia 15 | é a terceira vez que tento marcar | semana que vem | fim de semana | minha consulta era na terça | 8 | vou ver com meu marido | minha irmã folga na quinta | quero uma segunda opinião médica',
  },
  {
    menu: 'temos estes horários disponíveis. qual você prefere?',
    options: ['09:00', '14:00', '16:30'],
    answers: {
      '09:00':
        '9h | as nove | 9 da manhã | 09h pfv | de manhã | nove horas | opção 1 | o primeiro | o mais cedo | 9hrs blz',
      '14:00':
        '14h | duas da tarde | as 14 | 2 da tarde | catorze horas | o segundo | opção 2 | 14:00 pfv | o do meio | pode ser as quatorze',
      '16:30':
        '16h30 | quatro e meia | 16:30 por favor | 4 e meia da tarde | o último | dezesseis e trinta | 16 e 30 | opção 3 | o mais tarde | as 16:30 blz',
    },
    none: 'à tarde | 15h | 10 da manhã | tem outro horário? | qualquer um | 9h ou 14h | quanto tempo demora? | não posso as 9 | 19:00 | saio do trabalho as 16:30 | de noite | minha consulta era as 14h | vou ver e já te falo | meio dia | nenhum desses dá pra mim',
  },
  {
    menu: 'boa noite! pizzaria bella massa 🍕 o que você deseja?',
    options: ['Ver cardápio', 'Fazer pedido', 'Acompanhar pedido', 'Falar com atendente'],
    answers: {
      'Ver cardápio':
        'cardapio | manda o cardápio pfv | quais pizzas vcs tem? | me ve o menu | 1 | a primeira | qro ver os sabores | cardapiu | opção 1 pf',
      'Fazer pedido':
        'quero pedir uma pizza | fazer um pedido | 2 | qro pedir | vou querer uma calabresa | segunda opção | nº 2 | bora pedir uma pizza | gostaria de fazer um pedido | pedir uma pizza pra agora',
      'Acompanhar pedido':
        'cadê minha pizza? | acompanhar | 3 | onde tá meu pedido | meu pedido já saiu? | status do pedido | ver como ta meu pedido | a terceira | tres pfv | rastrear meu pedido',
      'Falar com atendente':
        'atendente | falar com alguém | 4️⃣ | quero falar com uma pessoa | chama um atendente pfv | a última | atendimento humano | qro falar com gente de vdd | 4 por favor',
    },
    none: 'boa noite | qual o endereço? | até que horas ficam abertos? | não quero pedir nada agora | meu amigo pediu aí ontem | 5 | tão contratando motoboy? | ver o cardápio e falar com atendente | ontem pedi e tava uma delícia | nada não, foi engano | não sei ainda | vcs aceitam pix? | 0 | o atendente de ontem era gente boa | kkkkk',
  },
  {
    menu: 'qual o tamanho da pizza?',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Gigante (12 fatias)'],
    answers: {
      'Broto (4 fatias)':
        'broto | brotinho | a pequena | 4 fatias | opção 1 | a menor | broto pfv | a de quatro pedaços | 1️⃣ | a menorzinha',
      'Média (6 fatias)':
        'media | a de 6 pedaços | tamanho médio | opção 2 | seis fatias | media por favor | nº 2 | uma média pfvr | a segunda',
      'Grande (8 fatias)':
        'grande | 8 fatias | a de oito | uma grande pf | opção 3 | a terceira | grande msm | vou querer a grande | oito pedaços',
      'Gigante (12 fatias)':
        'gigante | a maior | 12 fatias | a maior q tiver | doze pedaços | opção 4 | gigante 😋 | a última | jigante | manda a gigante',
    },
    none: 'qual o preço da grande? | média ou grande | 10 fatias | calabresa | somos 5 pessoas | tanto faz | grande não | qual serve 3 pessoas? | uma grande e uma broto | em média quanto demora? | um grande abraço pra vcs | ontem pedi a gigante e sobrou | 7 | quantos cm tem a gigante? | não sei, tô com mta fome',
  },
  {
    menu: 'qual o sabor da pizza?',
    options: ['Calabresa', 'Mussarela', 'Portuguesa', 'Frango com catupiry', 'Quatro queijos', 'Marguerita'],
    answers: {
      Calabresa:
        'calabresa | calabreza | 1 | de calabresa pfv | a primeira | uma de calabresa por favor | calabresa c bastante cebola | qro calabresa | opção 1',
      Mussarela:
        'muçarela | mozarela | musarela pf | 2 | a segunda | de mussarela msm | muzzarela | opção 2 | vou de mussarela',
      Portuguesa:
        'portuguesa | portuga | 3 | portugueza | a terceira | portuguesa sem cebola | opção três | manda a portuguesa | uma portuguesa aí',
      'Frango com catupiry':
        'frango | frango c catupiry | frango catupiri | opção 4 | a de frango | franguinho com catupiry | a quarta opção | fragno com catupiry | frango pfv',
      'Quatro queijos':
        '4 queijos | quatro queijos | a de 4 queijo | opção 5 | a quinta | 4queijos pfv | quatro keijos | 4 qjos | vou querer quatro queijos 🧀',
      Marguerita:
        'marguerita | margherita | margarita | 6 | a última | a sexta | marguerita pfv | opção 6 | a de tomate e manjericão',
    },
    none: 'meia calabresa meia portuguesa | chocolate | tem vegana? | quatro pizzas | pepperoni | sem calabresa, não como carne | o que vem na portuguesa? | qual a mais pedida? | minha avó é portuguesa | não gosto de frango | 7 | qualquer uma | frango ou marguerita | meu filho comeu a de mussarela ontem | uma coca 2 litros',
  },
  {
    menu: 'qual a forma de pagamento?',
    options: ['Pix', 'Cartão', 'Dinheiro'],
    answers: {
      Pix: 'pix | no pix | vou pagar no pix | piks | 1 | manda a chave pix | pix msm | a primeira | opção 1 | faço um pix',
      Cartão:
        'cartao | no débito | credito | passo no cartão | leva a maquininha pfv | 2️⃣ | a segunda | cartão de crédito | cartaum | no cartão da minha esposa',
      Dinheiro:
        'dinheiro | em espécie | 3 | dinheiro, troco pra 100 | em dinheiro vivo | pago em dinhero | a última | nº 3 | vai ser em dinheiro | cash',
    },
    none: 'boleto | cheque | pix ou cartão | tô sem dinheiro | tem desconto no pix? | metade pix metade dinheiro | quanto deu? | 4 | aceita vr? | perdi meu cartão | não tenho pix | já paguei | ainda n decidi | meu cartão fidelidade tá cheio | fiado, pago semana q vem',
  },
  {
    menu: 'vai ser entrega ou retirada no balcão?',
    options: ['Entrega', 'Retirada'],
    answers: {
      Entrega:
        'entrega | pode entregar | delivery | manda aqui em casa | 1 | entregar pfv | traz aqui pra mim | a primeira | no meu endereço | emtrega por favor',
      Retirada:
        'retirar | vou buscar | passo aí pra pegar | 2 | pego no balcão | busco aí | retirada pfv | a segunda | meu filho vai buscar aí | nº 2',
    },
    none: 'quanto é a taxa de entrega? | quero comer aí no salão | tanto faz | qual o endereço de vcs? | demora quanto? | vcs entregam em outra cidade? | depende da taxa | 3 | retira a cebola pfv | ontem a entrega atrasou | o entregador é mto simpático | ainda não decidi | as duas | vou perguntar pra minha esposa | oi',
  },
  {
    menu: 'olá! bem-vindo à loja aurora. como podemos ajudar?',
    options: ['Rastrear pedido', 'Trocar produto', 'Comprar', 'Falar com atendente'],
    answers: {
      'Rastrear pedido':
        'rastrear | cadê minha encomenda | onde ta meu pedido? | codigo de rastreio | 1 | quero rastrear minha compra | rastreio pfv | a primeira | ver se meu pedido ja foi enviado | acompanhar minha entrega',
      'Trocar produto':
        'trocar | quero fazer uma troca | veio o tamanho errado, quero trocar | 2 | troca pfv | a segunda | ficou apertado, preciso trocar | opção 2 | troka de produto | trocar uma blusa',
      Comprar:
        'comprar | qro comprar | quero fazer uma compra | 3️⃣ | a terceira | quero comprar um tênis | conprar | nº 3 | fazer uma compra nova pfv',
      'Falar com atendente':
        'atendente | 4 | falar com uma pessoa | humano pfv | me passa pra atendente | quero falar com alguém da loja | a última | a quarta | atendimento humano por gentileza | prefiro falar com gente',
    },
    none: 'oi | não quero trocar nada | vcs tem loja física? | comprei semana passada | 5 | qual o horário de funcionamento? | trabalhe conosco | minha amiga comprou aí e amou | rastrear e trocar | esqueci minha senha | só tô olhando, obrigada | troquei de celular | segunda via do boleto | fui comprar pão já volto | 20',
  },
  {
    menu: 'quantas pessoas trabalham na sua empresa?',
    options: ['Só eu', '2 a 10', '11 a 50', 'Mais de 50'],
    answers: {
      'Só eu':
        'só eu mesmo | sou só eu | trabalho sozinho | só eu por enquanto | 1 | eu sozinha | nenhum funcionário, só eu | opção 1 | apenas eu | eu e Deus kkk',
      '2 a 10':
        'somos 5 | eu e meu sócio | umas 7 pessoas | 8 funcionários | de 2 a 10 | opção 2 | a segunda | seis pessoas | eu e mais 3',
      '11 a 50':
        'uns 30 | 20 funcionários | de 11 a 50 | opção 3 | quarenta e poucos | a terceira | somos 15 | 25 pessoas | vinte e dois | entre 11 e 50',
      'Mais de 50':
        'mais de cinquenta | uns 200 | 100 funcionários | + de 50 | opção 4 | acima de 50 | mais de 300 pessoas | a última | 80 | passa de 50',
    },
    none: 'depende do mês | varia muito | não sei dizer | pra que vcs precisam saber? | prefiro não informar | ainda não abri a empresa | entre 5 e 20 | uns 10 ou 12 | somos de Curitiba | já tivemos 30 | quanto custa o sistema? | poucos | a empresa tem 20 anos | meu concorrente tem uns 80 | só eu não, tem mais gente',
  },
];
