import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, with many descriptions ("a que tem ovo"): first run 7 wrong, 96 needless. */
export const strictSpoken: readonly MenuTable[] = [
  {
    menu: 'clínica odontológica - menu principal',
    options: [
      '📅 Marcar avaliação',
      '🔁 Remarcar ou cancelar consulta',
      '💰 Valores e convênios',
      '📍 Endereço e horário de funcionamento',
      '🚨 Urgência / dor de dente',
      '👩 Falar com a recepção',
    ],
    answers: {
      '📅 Marcar avaliação':
        '1 | qro marcar uma avaliacao | queria agendar com o dentista pfv | a primeira opção | oi bom dia gostaria de ver um horário pra passar com a doutora pela primeira vez | agendar | tem vaga essa semana pra avaliar meus dentes? | marca pra mim uma avaliaçãozinha | kero marca consulta',
      '🔁 Remarcar ou cancelar consulta':
        'não vou conseguir ir amanhã na minha consulta, dá pra trocar o dia? | remarcar | opção 2 | preciso desmarcar | qria mudar o horario q eu tinha marcado | surgiu um imprevisto quero adiar minha consulta | 2️⃣ | cancela minha consulta de quinta pfv | a segunda',
      '💰 Valores e convênios':
        'quanto custa uma limpeza? | vcs aceitam odontoprev? | preço | 3 | valores pfvr | atende por plano? | qto fica pra colocar aparelho | quero saber sobre convenio | a 3 moça | tem tabela de preços?',
      '📍 Endereço e horário de funcionamento':
        'onde fica a clínica? | q horas vcs abrem | a quarta opção | endereco | me manda a localização 📍 | abre de sabado? | numero 4 | vcs ficam em qual rua | até que horas funciona aí',
      '🚨 Urgência / dor de dente':
        'tô morrendo de dor 😭 | urgente | 5 | meu dente quebrou agora preciso ser atendida já | dor de dente | quinta opção | o dente tá latejando desde ontem não aguento mais | emergencia pfv | tô com a cara inchada e doendo muito o siso',
      '👩 Falar com a recepção':
        'falar com alguem | quero uma pessoa de verdade | 6 | me passa pra moça da recepção | a última | atendente | tem como falar com a secretária? | nao quero robo nao, quero gente | opcao seis pfv',
    },
    none: 'oi | bom dia, tudo bem? | não sei ainda | 1 e 3 | vcs tão contratando? | minha irmã fez tratamento aí ano passado, adorou | obrigada 🙏 | kkkkk | pera aí que já te falo | nenhuma dessas | ou a 2 ou a 4, tanto faz | quero saber o preço e também o endereço | 👍 | foi engano desculpa',
  },
  {
    menu: 'clínica médica - tipo de exame',
    options: ['🩸 Exame de sangue', 'Ultrassom', 'Raio-X', '❤️ Eletrocardiograma', 'Ressonância magnética'],
    answers: {
      '🩸 Exame de sangue':
        'sangue | hemograma completo | 1 | o de tirar sangue | opção 1 | preciso ver colesterol e glicose | exame de sange pfv | é pra colher sangue em jejum | 🩸 | a primeira',
      Ultrassom:
        'ultrasom | ultrassonografia do abdome | 2 | usg | é o ultra | tô grávida quero ver o bebê na telinha | o segundo da lista | ultrason de tireoide | ecografia',
      'Raio-X':
        'raio x do pulmão | rx | radiografia | n 3 | o medico pediu uma chapa do torax | raio xis | a terceira | tirar um raiox do pé | chapa',
      '❤️ Eletrocardiograma':
        'eletro | ecg | 4 | o do coração | eletro cardiograma | aquele que gruda os fiozinhos no peito | quarta opção | eletrocardio pfv | quero fazer o eletro do coração que o cardiologista pediu',
      'Ressonância magnética':
        'ressonancia | ressonância do joelho | 5 | o último | rm de coluna lombar | a magnetica | resonancia | aquela q entra no tubo e faz barulhão | quinto',
    },
    none: 'tomografia | não sei qual o médico pediu, a letra tá feia | sangue e ultrassom | precisa de jejum? | vou ver no pedido e já te falo | mamografia | meu pai fez ressonância aí mês passado | boa tarde | nenhum, só queria marcar consulta com clínico | o resultado sai quando? | todos | 2 ou 3, qual vc acha? | vlw | não quero fazer exame não | ?',
  },
  {
    menu: 'dia da semana para o atendimento',
    options: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
    answers: {
      'Segunda-feira':
        'segunda | seg | na segunda feira pfv | opção 1 | 2a feira | pode ser segunda de manhã | segundona kkk | logo no começo da semana, segunda | 2ª-feira | sigunda feira',
      'Terça-feira':
        'terça | terca feira | ter | 3ª feira | prefiro na terça | pode botar na terça mesmo | na terssa | terça q vem | Terça ta otimo 😊',
      'Quarta-feira':
        'quarta | qua | 4a feira | me encaixa na quarta | quarta feira eu consigo | no meio da semana, quarta | só quarta que eu folgo | quarta blz | kuarta',
      'Quinta-feira':
        'quinta | qui | 5ª feira | quinta pra mim é melhor | qnta feira | bora de quinta | então eu acho que quinta feira né | qinta | na quinta dps do almoço',
      'Sexta-feira':
        'sexta | sex | sextou 🎉 pode ser na sexta | 6a feira | sesta feira | no ultimo dia util, sexta | quero na sexta | sexta-fera | sexta tá massa',
      Sábado:
        'sabado | sab | opção 6 | sábado de manhãzinha | só posso no fim de semana | no sabadão | sabádo pfv | a última opção | durante a semana eu trabalho, então sábado',
    },
    none: 'qualquer dia | segunda ou quarta | domingo | tanto faz | vou ver com meu marido | menos sexta | semana que vem | terça e quinta | de manhã | quanto fica a sessão? | fui aí na quarta passada e tava fechado | não sei ainda minha escala | ok | hoje dá? | minha filha vai na quinta, eu ainda não sei',
  },
  {
    menu: 'horário disponível',
    options: ['09:00', '10:30', '14:00', '16:30'],
    answers: {
      '09:00':
        '9h | nove da manhã | as 9 | 9 hs | o primeiro horário | opção 1 | o mais cedo q tiver | 09h00 pfv | pode ser nove horas | às nove em ponto',
      '10:30':
        'dez e meia | 10h30 | as 10 e meia | 10 30 | o segundo | 1030 | 10:30 tá bom | o das dez | dez e meia da manhã por favor | opção 2',
      '14:00':
        'duas da tarde | 14h | as 14 | 14hs pode ser | 2 da tarde | às duas horas da tarde tá bom | terceira opção | 14:00h | logo dps do almoço',
      '16:30':
        'quatro e meia | 16h30 | 16 e 30 | o ultimo horario | 4 e meia da tarde | 1630 | o mais tarde que tem | as 16:30 blz | opção 4 | no fim da tarde',
    },
    none: 'de manhã | à tarde | qualquer um | 9h ou 10h30 | tem 8h? | 18h | não consigo nenhum desses | vou confirmar no serviço e te aviso | tem pra amanhã? | meio dia | demora quanto tempo? | menos 9h | obg | da outra vez eu fui às 14h e esperei um tempão | só posso à noite',
  },
  {
    menu: 'pizzaria - sabores',
    options: [
      '🍕 Calabresa',
      'Mussarela',
      'Frango com catupiry',
      'Portuguesa',
      'Marguerita',
      '🍫 Chocolate com morango',
    ],
    answers: {
      '🍕 Calabresa':
        'calabreza | 1 | manda uma calabresa | cala | a de linguiça | número 1 pfv | qro d calabresa com cebola | primeiro sabor | calabresa 😋',
      Mussarela:
        'muçarela | muzarela | só queijo | 2 | a de queijo simples | mozarela pfv | vai de mussa mesmo | a segunda | as crianças só comem de queijo, manda mussarela',
      'Frango com catupiry':
        'frango | frango c catupiry | 3 | frango catu | a de franguinho | catupiri | frango com requeijão | a terceira opção | uma de frango aí chefe',
      Portuguesa:
        'portuguesa sem cebola | a q tem ovo e presunto | 4 | portugueza | a quarta | quero a portuguesa mesmo | uma portuga | vou de portuguesa hj | opção 4',
      Marguerita:
        'margherita | a de manjericão | 5 | margarita | a com tomate e manjericao | marguerita pfv | quinta da lista | marguerita, sou vegetariana | opção cinco',
      '🍫 Chocolate com morango':
        'a doce | chocolate | 6 | a última | de choco com morango | 🍫🍓 | a de sobremesa | quero doce hj | aquela de morango',
    },
    none: 'meia calabresa meia mussarela | qual é a mais pedida? | tem de quatro queijos? | tanto faz, escolhe vc | boa noite | demora muito pra entregar? | sem cebola | atum | tô vendo aqui com a galera | uma de frango e uma portuguesa | semana passada pedi a portuguesa e veio fria | não vou querer mais | 🍕🍕🍕 | qual o valor? | kkk tô com fome',
  },
  {
    menu: 'pizzaria - tamanhos',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Broto (4 fatias)':
        'brotinho | a menor | broto | a pequena | de 4 pedaços | opção 1 | a pequenininha é só pra mim | a mais pequena | primeiro tamanho',
      'Média (6 fatias)':
        'media | M | seis fatias | a de 6 | tamanho médio | opcao 2 | médinha pfv | a segunda opção | 6 pedaço',
      'Grande (8 fatias)':
        'grande | 8 fatias | a G | opção 3 | a de oito pedaços | a terceira | manda a grandona de 8 | uma grande pfv | grandi',
      'Família (12 fatias)':
        'familia | a maior de todas | 12 pedaços | tamanho família | a gigante | opção 4 | a última | a de doze | a maior q vc tiver aí | famila',
    },
    none: 'qual a diferença de preço? | somos em 5, qual dá? | média ou grande? | uma broto e uma grande | tem borda recheada? | não sei | calabresa | 10 fatias | peraí | qual vc recomenda | a pizza de ontem veio pequena | boa noite | tanto faz | vou pagar no pix | a normal',
  },
  {
    menu: 'forma de pagamento',
    options: ['💠 Pix', '💵 Dinheiro', '💳 Cartão de crédito', '💳 Cartão de débito', 'Boleto bancário'],
    answers: {
      '💠 Pix':
        'piks | pix | manda a chave | 1 | vou fazer um pix | picks | qual a chave pix? | no pixzinho | me manda o qr code do pix | a primeira opção',
      '💵 Dinheiro':
        'dinheiro | em espécie | 2 | dinhero vivo | vou precisar de troco pra 100 | cash | na nota mesmo | pago em grana viva | din din | opção 2',
      '💳 Cartão de crédito':
        'credito | crédito em 3x | 3 | parcelado no cartão | no credito pfv | terceira opção | cartao d credito | qro parcelar no cartao em 2 vezes | passa no crédito',
      '💳 Cartão de débito':
        'debito | no débito | 4 | cartao debito | a quarta | vai ser no débito à vista | debto | cartão, débito | débito pfv, traz a maquininha',
      'Boleto bancário':
        'boleto | 5 | gera o boleto pfv | a última | buleto | prefiro boleto | me manda o boleto no email | o de pagar na lotérica com código de barra | opção cinco',
    },
    none: 'cartão | metade pix metade dinheiro | qual tem desconto? | aceita vale refeição? | vou ver com minha esposa | quanto deu? | pix ou débito | já paguei | cheque | tanto faz | depois eu pago | tô sem grana 😅 | blz | da última vez passei no crédito e deu erro | fiado rola?',
  },
  {
    menu: 'loja de roupas - menu principal',
    options: [
      '👗 Ver novidades',
      '📏 Trocas e devoluções',
      '📦 Rastrear meu pedido',
      '💸 Promoções',
      '🏬 Endereço da loja',
      '💬 Falar com vendedora',
    ],
    answers: {
      '👗 Ver novidades':
        'o que chegou de novo? | novidades | 1 | quero ver a coleção nova | lançamentos | a primeira | chegou peça nova aí? | me mostra as novidade | 1️⃣ | qro ver os modelitos novos',
      '📏 Trocas e devoluções':
        'a blusa ficou apertada quero trocar | troca | 2 | devolver uma peça | quero meu dinheiro de volta, o vestido veio com defeito | opção 2 | como faço pra devolver? | ficou grande, troca por P? | qto tempo tenho pra trocar',
      '📦 Rastrear meu pedido':
        'cadê minha encomenda? | rastreio | 3 | meu pedido ainda não chegou | quero saber onde tá meu pacote | terceira opção | codigo de rastreamento pfv | já foi postado o q eu comprei? | 📦',
      '💸 Promoções':
        'tem algo em oferta? | promo | 4 | liquidação | quero ver o q ta em desconto | promoçao | a quarta opção | peças baratinhas | tem queima de estoque',
      '🏬 Endereço da loja':
        'onde fica a loja | endereço | 5 | qual a rua de vcs | me manda a localizaçao | como chego aí? | loja física onde é | opção cinco | vcs ficam em q bairro',
      '💬 Falar com vendedora':
        'vendedora | falar com uma pessoa | 6 | me chama uma atendente | a última opção | quero conversar com a moça que vende | humano pfv | alguém pra me atender por favor | falar c a vendedora',
    },
    none: 'oiee | boa tarde 🌷 | trocar uma peça e ver promoções | minha prima comprou aí e amou | tão precisando de funcionária? | não sei bem | 1 ou 4 | obrigada, era só isso | hahaha | nada não, obrigada | só um minutinho | cliquei sem querer | vcs são um amor ❤️ | comprei aí no natal, lembra?',
  },
  {
    menu: 'imobiliária - o que você procura?',
    options: [
      '🏠 Comprar casa',
      '🏢 Comprar apartamento',
      '🔑 Alugar um imóvel',
      '🌳 Comprar terreno',
      '📣 Anunciar meu imóvel',
    ],
    answers: {
      '🏠 Comprar casa':
        'quero comprar uma casa | 1 | casa pra comprar com quintal | casa própria 🙏 sair do aluguel, quero comprar casa | compra de casa | a primeira opção | procuro sobrado à venda | procuro casa a venda de 3 quartos | comprar kasa',
      '🏢 Comprar apartamento':
        'comprar ap | apto pra comprar | 2 | comprar ape | quero financiar um apartamento | procuro apartamento à venda de 2 quartos | segunda opção | cobertura pra comprar | tô atrás de um apê próprio',
      '🔑 Alugar um imóvel':
        'aluguel | 3 | quero alugar uma casinha pra morar | locação | procuro ap pra alugar | opção 3 | kitnet de aluguel | queria alugar | tô precisando de um canto pra morar de aluguel até 1200',
      '🌳 Comprar terreno':
        'terreno | um lote pra construir | 4 | lote | terreninho no interior | a quarta | quero terreno em condomínio | comprar um pedaço de terra | tereno',
      '📣 Anunciar meu imóvel':
        'quero vender minha casa | 5 | anunciar | tenho um apartamento e quero vender | por meu imóvel pra alugar com vcs | a última | sou proprietário quero colocar meu ap à venda | opçao 5 | anuncio do meu imovel',
    },
    none: 'comprar | tô só olhando | casa ou apartamento, tanto faz | quero vender a minha e comprar outra | vocês atendem em qual cidade? | meu irmão comprou um lote com vcs ano passado | não tenho interesse | boa tarde | qual a taxa de juros hoje? | vou pensar e te chamo | sou corretor, tem vaga? | 1 e 4 | quem te passou meu número? | obrigado pela atenção | segunda via do meu boleto',
  },
  {
    menu: 'confirma os dados do agendamento?',
    options: ['Sim, confirmo', 'Não, quero mudar', 'Cancelar'],
    answers: {
      'Sim, confirmo':
        's | ss | tá certinho | 1 | pode confirmar | isso mesmo 👍 | confirmadíssimo | fechado | tudo certo pode marcar | uhum',
      'Não, quero mudar':
        'quero trocar o horário | 2 | tá errado o dia, era quinta | preciso alterar uma coisa | nao, muda pra mim pfv | opção 2 | errei meu nome, dá pra corrigir? | mudar | queria outro dia | não tá certo, deixa eu arrumar',
      Cancelar:
        'cancela | 3 | desisto | não quero mais | pode cancelar tudo | deixa pra lá | cancelá | a terceira | esquece, não vou marcar mais não | desmarca pfv',
    },
    none: 'talvez | não sei | peraí vou ver com meu marido | qual o endereço mesmo? | quanto vai ficar? | mudar ou cancelar, não decidi | obrigada | boa tarde | kkkk | como assim? | minha mãe cancelou a dela ontem | posso confirmar mais tarde? | não entendi | tem estacionamento? | se eu cancelar tem multa?',
  },
];
