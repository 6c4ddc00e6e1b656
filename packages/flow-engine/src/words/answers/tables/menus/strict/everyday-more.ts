import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, in other words than the usual: first run 7 wrong, 37 needless. */
export const strictEverydayMore: readonly MenuTable[] = [
  {
    menu: 'oi! aqui é da clínica vida plena 😊 o que você deseja?',
    options: [
      'Agendar consulta',
      'Remarcar',
      'Cancelar consulta',
      'Resultados de exames',
      'Falar com atendente',
    ],
    answers: {
      'Agendar consulta':
        'qro marcar uma consulta | agenda pra mim pfv | marcar consulta | preciso agendar | agendamento de consulta | 1 por favor | queria ver um horário pra me consultar | marca uma consulta pra mim moça | a primeira opção | agendar cosulta',
      Remarcar:
        'remarca pra mim | preciso mudar o dia da minha consulta | quero trocar o horário da minha consulta | remarcação | reagendar | opção 2 | 2️⃣ | qro remarca | adiar minha consulta pra outro dia | tem como passar minha consulta pra semana que vem',
      'Cancelar consulta':
        'cancelar | quero desmarcar minha consulta | cancela pfv | nº 3 | preciso cancelar não vou poder ir | desmarca a minha consulta | cancelamento | a terceira | qro canselar',
      'Resultados de exames':
        'pegar resultado | meu exame ficou pronto? | quero ver o resultado do meu exame | resultado de exame de sangue | 4 | numero quatro | resultado dos exame | os resultados por favor | retirar o resultado do raio x | reultado exame',
      'Falar com atendente':
        'quero falar com uma pessoa | me passa pra um atendente | atendente | falar com alguém da recepção | 5 pfv | a última opção | qro falar c atendente | chama um humano aí | atendimento humano por favor | tem alguém de verdade pra eu falar',
    },
    none: 'não quero cancelar não | remarcar ou cancelar, ainda n sei | bom dia tudo bem? | qual o valor da consulta? | minha mãe marcou com vcs semana passada | 7 | agendar não, já tenho consulta | marcar consulta e tb pegar um exame | vcs atendem sábado? | semana passada eu cancelei uma | preciso de jejum pro exame? | sei lá kkk | a atendente de ontem foi muito simpática | onde fica a clínica | preciso pensar',
  },
  {
    menu: 'certo! com qual especialidade vamos marcar?',
    options: ['Cardiologia', 'Dermatologia', 'Ortopedia', 'Pediatria', 'Ginecologia'],
    answers: {
      Cardiologia:
        'cardiologista | cardio | médico do coração | com o cardiologista pfv | 1️⃣ | cardiolojista | quero um cardio | opção 1 | pro coração ❤️',
      Dermatologia:
        'dermato | dermatologista | médico de pele | é a dermato | número 2 | dermatolojia | quero passar na dermatologista | a segunda | com a dermato por gentileza',
      Ortopedia:
        'ortopedista | médico dos ossos | com o ortopedista | 3 por favor | ortopedia msm | otopedista | qro ortopedista | opção três | pode ser ortopedia',
      Pediatria:
        'pediatra | médico de criança | pediatra pro meu bebê | pediatra pfv | a quarta opção | pedriatra | 4️⃣ | é pediatra que eu preciso | pediatria 👶',
      Ginecologia:
        'gineco | ginecologista | com a gineco pfv | nº 5 | médico de mulher, gineco | ginecolojista | quero marcar gineco | preventivo com a gineco | a última | cinco',
    },
    none: 'dermato ou gineco | oftalmo | minha irmã é pediatra | não sei qual médico eu preciso | quem é o cardiologista daí? | tem psicólogo? | ano passado fui no ortopedista e não adiantou | pediatria não | 8 | dentista | tô de coração partido kkk | qualquer um que tenha vaga hoje | quanto é a consulta | clínico geral | cardio e orto no mesmo dia',
  },
  {
    menu: 'em que dia da semana fica bom pra você vir?',
    options: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira'],
    answers: {
      'Segunda-feira':
        'seg | 2ª feira | segunda pfv | pode ser na segunda | segundona kkk | segunda msm | opção 1 | segunda feira ta otimo | prefiro segunda | sgunda',
      'Terça-feira':
        'ter | terça | 3ª feira | na terca por favor | terça ta bom pra mim | tersa feira | opção 2 | terça blz | melhor na terça | vou terça',
      'Quarta-feira':
        'qua | quarta | 4a feira | pode ser quarta | quarta fica bom | quarta q vem | opção 3 | qro quarta feira | marca pra quarta | quarta 👍',
      'Quinta-feira':
        'qui | quinta | 5ª feira | na quinta tá ótimo | quinta feira pfvr | só consigo na quinta | opção 4 | quinta blz | kinta | bota na quinta',
      'Sexta-feira':
        'sex | sexta | 6a feira | sextou kkk pode ser sexta | sexta por gentileza | sesta feira | o último da lista | opção 5 | sexta é melhor | pra sexta',
    },
    none: 'segunda ou terça | sábado | segunda não posso | qualquer dia | só não pode ser quinta | fui aí na terça passada | meu marido folga na quarta | de manhã | a partir de quarta | domingo vcs abrem? | quero uma segunda opinião | é a primeira vez que vou aí | de segunda a sexta eu trabalho | vou ver e te aviso | semana que vem',
  },
  {
    menu: 'pra esse dia ainda tenho estes horários. qual prefere?',
    options: ['08:30', '10:00', '15:00'],
    answers: {
      '08:30':
        '8h30 | oito e meia | 8 e meia da manhã | as 8:30 pfv | o primeiro horário | o mais cedo | opção 1 | 8 e meia ta bom | 0830 | 1️⃣',
      '10:00':
        '10h | as dez | 10 da manhã | dez horas | 10hrs pfv | pode ser as 10 | o do meio | nº 2 | 10 em ponto | o segundo horário',
      '15:00':
        '15h | três da tarde | 3 da tarde | quinze horas | o da tarde | 15hs por favor | o último | as 15 ta otimo | opção 3 | 3 hrs da tarde',
    },
    none: '9h | de manhã | 8 e meia ou 10 | 10 não dá | tem às 14? | qualquer um serve | trabalho até as 15 | daqui 10 minutos eu respondo | ontem cheguei 10h e tava fechado | depois das 18 | meio dia | mais tarde eu vejo | 5 | quinze reais o estacionamento? | minha vizinha tem consulta às 15',
  },
  {
    menu: 'a consulta vai ser por convênio ou particular?',
    options: ['Convênio', 'Particular'],
    answers: {
      Convênio:
        'pelo plano | tenho unimed | plano de saúde | vou usar meu convenio | bradesco saúde | convenio pfv | pela amil | 1 por favor | comvenio | é pelo plano da empresa',
      Particular:
        'particular msm | pago do meu bolso | sem convênio, vou pagar | partícular | opção 2 | vai ser particula | a segunda | não tenho plano, vou pagar a consulta | prefiro particular | 2️⃣',
    },
    none: 'vcs aceitam unimed? | quanto custa a particular? | pelo SUS | depende do valor | meu pai tem unimed | queria ter uma conversa particular com o doutor | não sei se meu plano cobre | parte no convênio e parte particular | 3 | tanto faz | tô planejando ir na sexta | boa tarde | da outra vez foi pelo convênio | qual a diferença? | não sei ainda',
  },
  {
    menu: '🍕 pizzaria do nono, boa noite! em que posso ajudar?',
    options: ['Fazer um pedido', 'Ver o cardápio', 'Acompanhar meu pedido', 'Horário e endereço'],
    answers: {
      'Fazer um pedido':
        'quero pedir uma pizza | qro fazer pedido | vou pedir | 1 | anota um pedido aí | manda uma de calabresa pra cá | fazer pedido pfv | pode anotar meu pedido? | a primeira | quero encomendar 2 pizzas',
      'Ver o cardápio':
        'manda o cardápio | me mostra o menu | quais sabores tem? | cardapio pfv | opção dois | 2️⃣ | qro ver o cardapio | o que vcs têm de pizza | deixa eu ver os sabores | kardapio',
      'Acompanhar meu pedido':
        'cadê minha pizza | meu pedido já saiu? | ta demorando meu pedido | status do pedido | 3 pfv | onde tá o motoboy com a minha pizza | quero saber do meu pedido q fiz | a terceira opção | acompanhar pedido | falta muito pra minha pizza chegar?',
      'Horário e endereço':
        'onde fica a pizzaria? | que horas vcs fecham | endereço pfv | até q horas fica aberto | 4 | qual o horário de funcionamento | vcs ficam em que rua | nº 4 | me passa a localização de vcs | abre que horas?',
    },
    none: 'ver o cardápio e acompanhar um pedido | não quero pedir nada | quero cancelar meu pedido | tem vaga de motoboy? | a pizza de ontem tava fria | meu vizinho pediu aí ontem | que fome kkk | 6 | queria fazer um pedido de casamento aí 😂 | mudei meu endereço | acho q vou pedir, n sei ainda | quanto é a taxa de entrega? | cardápio não precisa | oi | veio sem azeitona',
  },
  {
    menu: 'qual vai ser o tamanho da pizza?',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Broto (4 fatias)':
        'broto | brotinho | a pequena | a menor | de 4 fatias | 4 pedaços | opção 1 | uma broto pfv | a menorzinha | quatro fatias',
      'Média (6 fatias)':
        'media | a média por favor | 6 fatias | seis pedaços | opção 2 | uma média | quero média | 2️⃣ | a de seis fatias | tamanho médio',
      'Grande (8 fatias)':
        'grande | a grande pfv | 8 fatias | oito pedaços | opção 3 | uma grande | qro a grande | tamanho grande | grandi | a de oito fatias',
      'Família (12 fatias)':
        'familia | a família | 12 pedaços | a de doze | a maior | opção 4 | tamanho familia | a maior q tiver | doze fatias | pizza família pfv',
    },
    none: 'média ou grande? | minha família é grande | em média demora quanto? | grande não, é muita coisa | 10 fatias | tanto faz | uma grande e uma broto | da outra vez pedi a família | qual a diferença de preço? | a grande dá pra quantas pessoas? | meia calabresa | um grande abraço | minha irmã sempre pede média | tem borda recheada? | 9',
  },
  {
    menu: 'escolhe o sabor:',
    options: ['Calabresa', 'Frango com catupiry', 'Margherita', 'Portuguesa', 'Quatro queijos', 'Chocolate'],
    answers: {
      Calabresa:
        'calabresa pfv | calabreza | 1️⃣ | de calabresa | vou de calabresa hj | calabresa msm | opção 1 | a de calabresa por favor | calabresa 😋',
      'Frango com catupiry':
        'frango | frango c catupiry | frango com catupiri | a de frango | opção 2 | frango catupiry pfv | qro frango | franco com catupiry | a segunda',
      Margherita:
        'marguerita | margarita | a margherita | opção 3 | marguerita por favor | quero margerita | pizza marguerita | nº 3 | pode ser a marguerita',
      Portuguesa:
        'a portuguesa | portugueza | portuguesa pfv | opção 4 | quero a portuguesa | pode ser portuguesa | uma portuguesa | manda portuguesa | a quarta opção',
      'Quatro queijos':
        '4 queijos | a de 4 queijos | quatro queijo | 4 keijos | opção 5 | quatro queijos 🧀 | a quinta | nº 5 | qro 4 queijos | a de quatro queijos msm',
      Chocolate:
        'choco | de chocolate | a doce | 6 | chocolate pfv | a última | opção 6 | xocolate | a pizza doce de chocolate | chocolate 🍫',
    },
    none: 'meia calabresa meia portuguesa | pepperoni | calabresa não | a portuguesa leva o quê? | qual a mais pedida? | minha vó é portuguesa | sábado comi a de 4 queijos aí | frango ou marguerita, decide vc | 9 | quero quatro pizzas | tudo menos chocolate | tem atum? | sou alérgico a queijo | ainda tô escolhendo | meu cunhado só come calabresa',
  },
  {
    menu: 'como vai ser o pagamento?',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    answers: {
      Pix: 'no pix | pix msm | vou fazer um pix | pics | 1️⃣ | pelo pix por favor | opção 1 | faço o pix agora | manda a chave que eu faço pix | piks',
      'Cartão de crédito':
        'crédito | no credito pfv | cartao credito | passa no crédito | opção 2 | a segunda | vou pagar no crédito | cartão de credto | 2 por favor | credito blz',
      'Cartão de débito':
        'debito | no débito | cartao debito | nº 3 | débito pfv | vai ser no débito | opção três | passo no debito | cartão na função débito | a terceira',
      Dinheiro:
        'em dinheiro | dinheiro vivo | na grana | em espécie | troco pra 100 | 4 | dinheiro msm | vou pagar em dinheiro | a última | dinhero',
    },
    none: 'cartão | pix ou dinheiro | tô sem dinheiro | aceita vale refeição? | quanto deu? | já paguei | metade no pix e metade em dinheiro | tô sem crédito no celular | dinheiro não é problema kkk | boleto | meu pix não tá funcionando | 8 | fiado kkkk | da última vez paguei no débito | crédito não',
  },
  {
    menu: 'seu pedido vai para a rua das acácias, 120, apto 32. o endereço está certo?',
    options: ['Sim', 'Não'],
    answers: {
      Sim: 'isso | é esse msm | tá certinho | correto | ss | aham | pode mandar | isso aí 👍 | exato | 1',
      Não: 'nao | ta errado | n é esse | me mudei | errado | não moro mais aí | negativo | 2️⃣ | nops | o endereço é outro',
    },
    none: 'acho que sim | não sei | não entendi | que endereço? | chega que horas? | talvez | 3 | pera aí | ué como vcs sabem onde eu moro? | quanto é o frete? | sim e não | minha irmã que mora aí perto | deixa eu confirmar com meu marido | não sei se é 120 ou 102 | kkkk',
  },
  {
    menu: 'pós-venda loja bem morar. sobre o que você quer falar?',
    options: [
      'Trocar um produto',
      'Devolução e reembolso',
      'Rastrear entrega',
      'Nota fiscal',
      'Acionar a garantia',
    ],
    answers: {
      'Trocar um produto':
        'quero trocar o produto | fazer uma troca | troca pfv | ficou pequeno quero trocar | qro trocar por outra cor | 1 | trocar | opção um | preciso trocar o tamanho | troca de produto',
      'Devolução e reembolso':
        'quero devolver | devolução | quero meu dinheiro de volta | reembolso pfv | 2 por favor | devolver e receber o dinheiro | estorno da minha compra | a segunda | qro devolver o produto | reenbolso',
      'Rastrear entrega':
        'cadê meu pacote | meu pedido não chegou ainda | rastreio | quero rastrear | código de rastreio | nº 3 | onde tá minha encomenda | rastreamento pfv | quando chega meu pedido? | rastriar entrega',
      'Nota fiscal':
        'nf | preciso da nota | 2ª via da nota fiscal | me manda a nota fiscal pfv | 4️⃣ | quero a nota da minha compra | nfe | a quarta opção | nota fical | segunda via da nota',
      'Acionar a garantia':
        'garantia | quero usar a garantia | tá na garantia e parou de funcionar, quero acionar | garantia pfv | 5 | qro acionar garantia | a última | garatia | preciso da garantia do meu produto | sobre a garantia',
    },
    none: 'trocar ou devolver, qual é mais rápido? | não quero trocar | quero comprar outro | troquei semana passada, deu tudo certo | trocar a senha do site | atendimento nota 10 | minha prima devolveu o dela | o moço me garantiu que ia ligar | 12 | chegou quebrado | não gostei | vcs têm loja física? | a entrega foi rápida, obrigado | nota fiscal eu já recebi | trocar meu telefone no cadastro',
  },
  {
    menu: 'pra eu te indicar o plano ideal: quantas pessoas trabalham na sua empresa hoje?',
    options: ['Só eu', '2 a 10', '11 a 50', 'Mais de 50'],
    answers: {
      'Só eu':
        'só eu msm | sozinho | trabalho sozinha | apenas eu | 1 | uma pessoa só, eu | por enquanto só eu | eu e mais ninguém | opção 1 | somente eu',
      '2 a 10':
        'de dois a dez | somos em 5 | eu e minha sócia | 7 funcionários | umas 8 pessoas | opção 2 | entre 2 e 10 | seis pessoas contando comigo | menos de dez, uns 6 | a segunda',
      '11 a 50':
        'uns 30 | de onze a cinquenta | 25 pessoas | 15 colaboradores | opção 3 | entre 11 e 50 | vinte e poucos | quarenta funcionários | a terceira | 35 no total',
      'Mais de 50':
        'mais de cinquenta | uns 200 | 80 funcionários | + de 50 | passa de 50 | opção 4 | acima de 50 | mais de 100 | a última | cento e vinte pessoas',
    },
    none: 'uns 10 ou 12 | menos de 50 | tenho 35 anos | depende do mês | pra que precisa saber? | minha esposa tem uma empresa com 8 | só eu que não recebi o orçamento? | prefiro não informar | mais de 5 | 50 mil por mês de faturamento | quero contratar 15 ano que vem | poucos | quanto custa o plano? | não sei ao certo | só eu não',
  },
];
