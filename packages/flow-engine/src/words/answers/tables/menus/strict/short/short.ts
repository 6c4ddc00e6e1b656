import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers for a clinic, a pizzeria, a shop and a lead form: first run 3 wrong, 53 needless. */
export const strictShort: readonly MenuTable[] = [
  {
    menu: 'clínica - menu inicial',
    options: [
      'Agendar consulta',
      'Remarcar ou cancelar',
      'Resultado de exames',
      'Convênios aceitos',
      'Falar com atendente',
    ],
    answers: {
      'Agendar consulta': `
        qro marca uma consulta pfv | bom dia, gostaria de agendar | marcar médico |
        preciso passar com a doutora, queria ver um horario | a 1 | primeira opção por favor |
        agenda pra mim uma consuta | oi boa tarde eu queria tá marcando uma consulta pro meu menino`,
      'Remarcar ou cancelar': `
        desmarcar | preciso mudar o dia da minha consulta | nao vou poder ir amanha, quero remarca |
        cancela minha consulta pfvr | trocar o horario q eu ja tinha marcado | a segunda opçao |
        adiar minha consulta | 2 por gentileza`,
      'Resultado de exames': `
        pegar meu exame | resutado | ja saiu meu hemograma? | qro ver o resultado do ultrassom |
        os exames q eu fiz ficaram prontos? | 3 | terceira | laudo da ressonância`,
      'Convênios aceitos': `
        vcs atendem unimed? | convenio | quais planos vcs aceitam | aceita bradesco saude |
        opção 4 | saber do plano de saúde | atende pelo ipasgo moça? | a quarta, dos convênios`,
      'Falar com atendente': `
        quero falar com uma pessoa | atendente pfv | me passa pra alguem ai | humano |
        fala com a recepcionista | 5 | a última | não quero robô, quero gente de verdade`,
    },
    none: `
      não quero agendar nada | menos a 3 | qto custa o botox? | oi | bom dia 😊 | não sei ainda |
      marcar consulta ou ver o resultado, um dos dois | vcs tem estacionamento? |
      minha vizinha se consultou aí ano passado | kkkkk | obrigada viu | errei o número, desculpa |
      tô aqui pensando | vocês estão contratando?`,
  },
  {
    menu: 'pizzaria - menu inicial',
    options: ['Fazer pedido', 'Ver cardápio', 'Acompanhar pedido', 'Promoções', 'Horário e endereço'],
    answers: {
      'Fazer pedido': `
        qro pedir uma pizza | pidir pizza | quero uma calabresa grande | fazer um pedido pf |
        bora pedir 🍕 | 1 | a primeira | moço me vê duas pizza pra agora`,
      'Ver cardápio': `
        cardapio | manda o cardapio ai | menu pfv | quais sabores vcs tem? | lista de sabores | 2 |
        segunda opção | me mostra as pizzas q tem`,
      'Acompanhar pedido': `
        cade minha pizza | meu pedido ta demorando | ja saiu pra entrega? | onde ta meu pedido |
        pedi faz uma hora e nada 😡 | opçao 3 | a terceira por favor |
        quero saber do pedido que eu fiz agora há pouco`,
      Promoções: `
        promo | tem promoção hj? | as promoçoes | tem algum combo em oferta |
        quero ver os descontos | 4 | a quarta opção | oq ta na promo hoje`,
      'Horário e endereço': `
        onde fica? | que horas abre | endereço pfv | vcs fecham q horas | localização | 5 |
        me passa o endereco de vcs | até que horas funciona aí?`,
    },
    none: `
      não quero pedir nada hoje | qualquer uma menos a 4 | boa noite | oi tudo bem? |
      a 1 ou a 2, tanto faz | meu irmão pediu aí semana passada | tão precisando de motoboy? |
      num sei | eita foi sem querer | perai | hahaha | valeu, abraço | comi pizza ontem |
      quem tá falando?`,
  },
  {
    menu: 'pizza - tamanho',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Gigante (12 fatias)'],
    answers: {
      'Broto (4 fatias)': `
        broto | a brotinho | a menorzinha | a pequena pfv | de 4 pedaços | a menor q tiver |
        brotto | quatro fatias tá bom`,
      'Média (6 fatias)': `
        media | a média por favor | 6 fatias | a de seis pedaços | tamanho medio | mediaa |
        segunda opção | quero a de 6`,
      'Grande (8 fatias)': `
        grande | uma grande pfv | 8 pedaços | a de oito | qro a grandi | terceira opção |
        oito fatias moço | G de grande`,
      'Gigante (12 fatias)': `
        gigante | a maior de todas | 12 fatias | a de doze pedaço | jigante | a maior q vcs tem |
        doze fatias pq é muita gente | a última, gigante msm`,
    },
    none: `
      não quero a grande | menos a broto | qual a diferença de preço? | quanto é a média? |
      média ou grande? | tem família? | uma média e uma grande | de calabresa |
      não sei qual escolher | qual serve 5 pessoas? | a última que pedi veio fria |
      ontem pedi a gigante | sem cebola pfv | pera vou ver com meu marido`,
  },
  {
    menu: 'pagamento',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição'],
    answers: {
      Pix: `
        pix | no piks | vou fazer um pix | manda a chave | faço o pix agora | pode ser pix? |
        qr code do pix | 1`,
      'Cartão de crédito': `
        credito | no crédito pfv | cartao de credito | parcelado no cartão | vou passar no credito |
        segunda opção | cart. crédito | crédito à vista`,
      'Cartão de débito': `
        debito | no debito | cartao débito | passa no débito | a 3 | terceira | debto pfv |
        vai ser no cartão de débito mesmo`,
      Dinheiro: `
        em dinheiro | espécie | cash | dinheiro vivo | pago em dinhero | preciso de troco pra 100 |
        em nota 💵 | vou pagar com uma nota de cinquenta`,
      'Vale-refeição': `vr | vale refeiçao | no vale | ticket | alelo refeição | sodexo | meu VR | a 5`,
    },
    none: `
      cartão | no cartão pfv | menos dinheiro | não tenho pix | pix ou dinheiro |
      metade no pix metade no débito | aceita cheque? | boleto | qto deu tudo? | tem desconto? |
      não sei ainda | já paguei | minha mãe que vai pagar | fiado kkkk`,
  },
  {
    menu: 'entrega ou retirada',
    options: ['Entrega', 'Retirar no balcão', 'Comer no local', 'Voltar ao início'],
    answers: {
      Entrega: `
        entrega | pra entregar | delivery | manda aqui em casa | entregar no meu endereço pfv |
        quero q traga aqui | traz pra mim 🛵 | opção 1`,
      'Retirar no balcão': `
        retirar | eu busco | vou ai buscar | passo pra pegar | pego no balcao | retirada |
        busco aí daqui a pouco | a 2`,
      'Comer no local': `
        comer ai | vamos comer aí mesmo | no local | vou comer no salão | comer na mesa |
        terceira opção | pra consumir aí | a gente vai jantar aí no restaurante mesmo`,
      'Voltar ao início': `
        voltar | volta pro começo | inicio | menu principal | quero voltar ao menu inicial | 4 |
        vorta pro inicio | a quarta opção`,
    },
    none: `
      não quero entrega | quanto é a taxa de entrega? | entrega ou retirada, tanto faz |
      vcs entregam no centro? | não vou buscar | quanto tempo demora? | não sei | menos retirar |
      tem mesa livre? | minha pizza veio fria da última vez | oi | espera um pouco | obrigado |
      qualquer um dos três`,
  },
  {
    menu: 'loja de roupas - menu inicial',
    options: [
      'Moda feminina',
      'Moda masculina',
      'Infantil',
      'Trocas e devoluções',
      'Rastrear pedido',
      'Falar com vendedora',
    ],
    answers: {
      'Moda feminina': `
        feminino | roupa de mulher | qro ver vestido | moda femenina | saia e blusinha feminina |
        1 | a primeira opção | peças femininas pfv 👗`,
      'Moda masculina': `
        masculino | roupa de homem | moda masculina pf | roupa pro meu marido | camisa masculina |
        a 2 | masc | queria ver umas bermuda masculina`,
      Infantil: `
        roupa de criança | infantiu | pra minha filha de 4 anos | kids | roupinha de bebê |
        coisa de menino pequeno | opção 3 | as de criança pfv`,
      'Trocas e devoluções': `
        quero trocar | troca | a calça ficou apertada, queria trocar | devolver |
        devolução de uma blusa | 4 | veio com defeito quero devolve |
        como faço pra trocar o tamanho do que comprei`,
      'Rastrear pedido': `
        rastreio | cadê minha encomenda | meu pedido não chegou | codigo de rastreamento |
        onde está minha compra | a 5 | acompanhar entrega |
        comprei no site e até agora nada de chegar`,
      'Falar com vendedora': `
        vendedora | quero falar com alguém | me passa pra uma vendedora | atendente humano pfv |
        falar com uma pessoa | 6 | a sexta opção | chama a moça da loja pra mim`,
    },
    none: `
      não quero roupa infantil | feminino e masculino | todas menos a 4 | tem estacionamento? |
      oi sumida | boa tarde | tô só olhando | não sei | minha prima comprou aí ano passado |
      vcs tão contratando? | linda a loja 😍 | obg | roupa masculina não | mandei errado, desculpa`,
  },
  {
    menu: 'dia da consulta',
    options: ['Segunda-feira', 'Terça-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
    answers: {
      'Segunda-feira': `
        segunda feira | seg | na segunda-feira pfv | segunda-feira msm | 2ª feira |
        pode ser segunda feira | no começo da semana, na segunda feira | segnda-feira`,
      'Terça-feira': `
        terça | terca | ter | na terça pode ser | 3ª feira | terça feira tá ótimo | tersa |
        terça é melhor pra mim`,
      'Quinta-feira': `
        quinta | quinta feira | qui | quinta pfv | 5ª feira | na quinta eu consigo | kinta |
        só posso quinta`,
      'Sexta-feira': `
        sexta | sexta feira | sextou 🎉 | 6ª feira | sex | na sexta | cesta feira |
        sexta fica bom pra mim`,
      Sábado: `
        sabado | sáb | no sabado | sabadão | sábado pfv pq trabalho na semana | fim de semana |
        a última opção | sabadu de preferência`,
    },
    none: `
      quarta | domingo | segunda não | menos sexta | terça ou quinta | qualquer dia |
      não posso na quinta | que dia tem vaga? | quanto é a consulta? | sábado abre? |
      não sei ainda | vou ver com minha patroa | fui aí na sexta passada |
      minha mãe vai na terça, eu ainda não sei`,
  },
  {
    menu: 'período do dia',
    options: ['Manhã (8h às 12h)', 'Tarde (13h às 17h)', 'Noite (18h às 21h)', 'Qualquer horário'],
    answers: {
      'Manhã (8h às 12h)': `
        manha | de manhã | cedo | de manhãzinha | as 9h | pela manhã pfv | antes do meio dia |
        10 da manhã`,
      'Tarde (13h às 17h)': `
        tarde | a tarde | de tardezinha | depois do almoço | às 15h | 3 da tarde |
        2 e meia da tarde | na parte da tarde por favor`,
      'Noite (18h às 21h)': `
        noite | a noite | de noitinha | 19h | depois das 18 | 8 da noite |
        de noite pq eu trabalho o dia todo | noiti 🌙`,
      'Qualquer horário': `
        qualquer um | tanto faz | qq hora | qualquer hora serve | todos os horarios servem |
        o horário que tiver | pra mim é indiferente | a 4`,
    },
    none: `
      boa tarde | boa noite | bom dia | de manhã não | menos à noite | manhã ou tarde | meia noite |
      que horários vocês têm? | não sei ainda | ontem à tarde eu liguei aí |
      mais tarde te respondo | minha irmã vai de manhã | quanto custa? | à tarde eu trabalho`,
  },
  {
    menu: 'oferta - sim, não ou depois',
    options: ['Sim, quero aproveitar', 'Não, obrigado', 'Me lembre mais tarde', 'Não receber mais ofertas'],
    answers: {
      'Sim, quero aproveitar': `sim | quero | qro sim | bora | com certeza | pode ser sim | 👍 | claro, eu quero`,
      'Não, obrigado': `
        nao | não quero | n obg | dispenso | nn valeu | não tenho interesse |
        deixa quieto, não quero não | 👎`,
      'Me lembre mais tarde': `
        mais tarde | depois | me chama amanha | agora não posso, me lembra depois | dps vejo |
        me lembra mais tarde pfv | semana que vem vc me chama | outra hora vc me manda`,
      'Não receber mais ofertas': `
        para de me mandar propaganda | sair da lista | nao quero mais receber isso |
        me tira dessa lista | descadastrar | não me mandem mais mensagem | chega de oferta pfv |
        cancelar o envio de promoções`,
    },
    none: `
      quanto fica? | até quando vale? | talvez | sei lá | quem é? | oi |
      como conseguiram meu número? | minha irmã já comprou | tem em azul? |
      sim ou não, tô na dúvida | comprei isso ano passado | vou falar com meu marido | hmm 🤔 |
      isso é golpe?`,
  },
  {
    menu: 'prazo de compra',
    options: ['Imediatamente', 'Em até 30 dias', 'De 1 a 3 meses', 'Mais de 3 meses', 'Só estou pesquisando'],
    answers: {
      Imediatamente: `
        agora | já | pra ontem kkk | o mais rapido possivel | hj mesmo | urgente | imediato |
        quero comprar agora`,
      'Em até 30 dias': `
        esse mês ainda | em ate um mês | 30 dias | dentro de 1 mes | daqui umas 2 semanas |
        em 20 dias | daqui uns quinze dias | até trinta dias`,
      'De 1 a 3 meses': `
        uns 2 meses | daqui dois meses | 1 a 3 meses | de um a três mês | em dois meses +- |
        uns 60 dias | terceira opção | entre 1 e 3 meses`,
      'Mais de 3 meses': `
        ano que vem, só daqui 12 meses | daqui 6 meses | daqui um ano | mais de tres meses |
        só daqui uns 5 meses | + de 3 meses | meio ano ainda | mais de 90 dias`,
      'Só estou pesquisando': `
        só olhando | pesquisando | to só pesquisando preço | sem prazo, só curiosidade |
        so dando uma olhadinha | apenas pesquizando | só sondando por enquanto |
        por enquanto só vendo os preços mesmo`,
    },
    none: `
      não quero comprar | qual o valor da entrada? | não é pra agora | depende |
      quando vender meu carro | meu cunhado comprou mês passado | bom dia |
      agora ou mês que vem, não decidi | já comprei | financia? | quando eu ganhar na mega kkk |
      menos a 1 | ainda tem disponível? | obrigada`,
  },
];
