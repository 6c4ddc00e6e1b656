import type { MenuTable } from '../menu-table.ts';

/** Written before it was tried, with the batch of services beside it; rules were made from both afterwards. */
export const blindEighthShops: readonly MenuTable[] = [
  {
    menu: 'pizzaria - sabor da pizza',
    options: [
      'Calabresa',
      'Mussarela',
      'Portuguesa',
      'Frango com Catupiry',
      'Quatro Queijos',
      'Marguerita',
      'Meio a meio',
    ],
    answers: {
      Calabresa:
        '1 | calabreza | quero a de calabresa por favor | boa noite me ve uma calabresinha | a de linguiça com cebola',
      Mussarela:
        '2️⃣ | muçarela | mussa | a segunda da lista | moça pode ser aquela de mussarela mesmo que as criança gosta',
      Portuguesa:
        '3 | PORTUGUESA | portuga | a de presunto ovo e ervilha | oi boa noite vou querer uma portugueza sem azeitona',
      'Frango com Catupiry':
        'opção 4 | frango c catupiry | frango | frangooo com catupiri | aquela de frango desfiado com requeijão',
      'Quatro Queijos': '5 | 4 queijos | quatro quejos | a dos quatro queijos | hoje eu vou de 4 queijo moço',
      Marguerita: 'a 6 | margherita | margarita | marguerita pfv 🙏 | aquela que vai tomate e manjericão',
      'Meio a meio':
        '7 | meia a meia | metade metade | quero dividir dois sabores na mesma pizza | meio a meio, depois te falo os sabores',
    },
    none: 'to em duvida entre calabresa e portuguesa | vocês entregam no Jardim das Flores? | 12 | ainda to escolhendo | nenhuma dessas | boa noite, tudo bem? | tem de chocolate? | qual sai mais? | moço o portão aqui tá quebrado viu',
  },
  {
    menu: 'hamburgueria - menu principal',
    options: [
      'Ver cardápio',
      'Fazer pedido',
      'Status do pedido',
      'Horário de funcionamento',
      'Reclamação',
      'Falar com atendente',
    ],
    answers: {
      'Ver cardápio':
        '1 | cardapio | me manda o cardápio | menu pfv | o que vcs tem de lanche ai? | boa noite queria dar uma olhada nos lanches e nos preços primeiro',
      'Fazer pedido':
        '2 | quero pedir | fazer um pedido | pedir 🍔 | quero um x bacon e uma coca | boa noite quero encomendar dois lanches',
      'Status do pedido':
        '3️⃣ | status | cade meu pedido | meu lanche ja saiu pra entrega? | o terceiro | queria saber se o motoboy já tá vindo com meu lanche',
      'Horário de funcionamento':
        '4 | horario | que horas vcs abrem? | até que hrs fica aberto | vcs abrem de domingo?',
      Reclamação:
        '5 | reclamar | RECLAMAÇÃO | meu lanche veio errado e frio | quero fazer uma reclamassão | gente que absurdo o hamburguer veio cru e faltou a batata',
      'Falar com atendente':
        'a 6 | atendente | falar c alguem | quero falar com uma pessoa | me passa pra um humano por favor | atendenti',
    },
    none: 'oi | 99 | 2 ou 3 | não quero nada não obrigado | kkkkk | sei lá | vcs tem vaga de emprego? | peraí que ja escolho | tava vendo o jogo aqui, que golaço',
  },
  {
    menu: 'açaiteria - tamanho',
    options: ['300 ml', '500 ml', '700 ml', '1 litro', 'Barca (2 pessoas)'],
    answers: {
      '300 ml': '300 | 300ml | o de trezentos | o menor | o pequenininho de 300 por favor | a primeira opção',
      '500 ml':
        '500 | meio litro | quinhentos ml | opção 2 | quero um de 500 com granola | oi boa tarde me ve o de 500ml 💜',
      '700 ml': '700 | o de 700 | setecentos | 3️⃣ | setessentos ml | vou querer o açaí de 700 sem banana',
      '1 litro':
        '1l | um litro | 1 LITRO | litrão | a opção 4 | manda logo o de litro que aqui todo mundo come',
      'Barca (2 pessoas)':
        '5 | barca | a barquinha | barcaaa | quero a barca pra dividir com meu namorado | a última',
    },
    none: 'tem copo de 400? | não sei qual escolher | 8 | qual vem mais fruta? | 300 ou 500 | bom dia | vou querer mais não | quanto é a entrega?',
  },
  {
    menu: 'marmitaria - dia da entrega',
    options: [
      'Segunda-feira',
      'Terça-feira',
      'Quarta-feira',
      'Quinta-feira',
      'Sexta-feira',
      'Sábado',
      'Pacote semanal (seg a sex)',
    ],
    answers: {
      'Segunda-feira': 'segunda | seg | 1 | 2a feira | na segunda feira mesmo por favor',
      'Terça-feira':
        'terça | terca feira | ter | 3ª feira | tersa | pode entregar na terça que eu to no serviço',
      'Quarta-feira': 'quarta | qua | quarta fera | 4a feira | quero a marmita pra quarta',
      'Quinta-feira': 'quinta | qui | QUINTA FEIRA | 5ª-feira | bom dia pode ser quinta 🙂',
      'Sexta-feira': 'sexta | sex | sextaaa | sesta feira | sexta que é dia de feijoada né',
      Sábado: 'sabado | sáb | opção 6 | sabadão | no sábado que eu to em casa',
      'Pacote semanal (seg a sex)':
        '7 | pacote | o pacote semanal | de segunda a sexta | a semana inteira | quero marmita todos os dias da semana',
    },
    none: 'domingo | terça ou quarta | ainda n sei o dia | qual o cardápio dessa semana? | 9 | tem opção vegetariana? | deixa pra outra vez | só um segundo | oi moça tudo bom?',
  },
  {
    menu: 'farmácia - menu principal',
    options: [
      'Comprar medicamento',
      'Enviar receita',
      'Vacinas e injeções',
      'Status da entrega',
      'Falar com farmacêutico',
      'Outros',
    ],
    answers: {
      'Comprar medicamento':
        '1 | comprar remédio | remedio | medicamneto | quero uma caixa de dipirona | boa tarde vcs tem losartana 50mg quero comprar',
      'Enviar receita':
        '2 | receita | mandar receita | vou enviar a foto da receita | a segunda | tenho uma receita do medico pra mandar pra vcs',
      'Vacinas e injeções':
        '3 | vacina | injeção 💉 | injessao | quero tomar a vacina da gripe | preciso aplicar uma benzetacil',
      'Status da entrega':
        '4 | entrega | cade minha entrega | o motoboy ja saiu? | status da etnrega | fiz uma compra ontem e ainda nao chegou aqui em casa',
      'Falar com farmacêutico':
        '5️⃣ | farmaceutico | falar com a farmacêutica | farmacêutica pfv | quero tirar uma dúvida com o farmaceutico sobre um remedio que to tomando',
      Outros: '6 | outros | outro assunto | outra coisa | nenhum desses, é outra coisa',
    },
    none: 'bom dia | to na duvida | 14 | 1 e 3 | obrigada, não preciso mais | minha filha é médica kkk | espera um pouquinho | hein? | 🙃',
  },
  {
    menu: 'loja de roupas - menu principal',
    options: [
      'Trocas e devoluções',
      'Rastrear pedido',
      'Tabela de medidas',
      'Formas de pagamento',
      'Endereço e horário',
      'Comprar no atacado',
      'Falar com vendedora',
    ],
    answers: {
      'Trocas e devoluções':
        '1 | trocar | troca | quero devolver | a calça ficou apertada queria trocar por uma maior | devolussao | oi linda preciso trocar um vestido q comprei',
      'Rastrear pedido':
        '2 | rastreio | cod de rastreio | onde ta meu pedido | rastriar | minha blusa ainda não chegou queria saber por onde anda',
      'Tabela de medidas': 'a 3 | medidas | tabela | como sei meu tamanho? | quantos cm de busto tem o M',
      'Formas de pagamento': '4 | pagamento | pgto | aceita cartão? | parcela em quantas vezes?',
      'Endereço e horário':
        '5 | endereço | onde fica a loja | que horas vcs fecham | edereço | queria passar ai hoje pra provar umas peças, qual a rua?',
      'Comprar no atacado':
        '6 | atacado | no atacado | quero comprar pra revender | sou sacoleira e queria saber do preço pra quantidade',
      'Falar com vendedora':
        '7️⃣ | vendedora | falar com a vendedora | vendedor | me chama uma das meninas pra me atender',
    },
    none: 'oiee | que loja linda amei | 3 ou 5 | 20 | vou pensar e volto depois | não era isso que eu queria | meu marido que não gosta de gastar kkk | me tira dessa lista | só tava olhando mesmo',
  },
  {
    menu: 'assistência de celular - defeito',
    options: [
      'Tela quebrada',
      'Bateria',
      'Não carrega',
      'Caiu na água',
      'Câmera',
      'Som ou microfone',
      'Outro problema',
    ],
    answers: {
      'Tela quebrada':
        '1 | tela | trincou a tela | display quebrado | tela qebrada | sentei em cima do celular e o vidro rachou todo',
      Bateria:
        '2 | bateria | bateira | a bateria não dura nada | bateria viciada | carrego e em uma hora já descarregou tudo',
      'Não carrega':
        '3 | nao carrega | n ta carregando | ñ carrega mais | o terceiro | coloco na tomada e não dá sinal de carregar acho que é o conector',
      'Caiu na água':
        '4️⃣ | molhou | caiu na agua | caiu na privada 😭 | entrei na piscina com ele no bolso | tomou chuva e encharcou',
      Câmera:
        '5 | camera | a câmera ta embaçada | camra | as foto sai tudo borrada | a câmera da frente não abre',
      'Som ou microfone':
        '6 | som | microfone | sem som | ninguém me ouve quando eu ligo | o alto falante ta chiando',
      'Outro problema': '7 | outro | outro problema | é outra coisa | nenhum desses é outro defeito',
    },
    none: 'tela e bateria | quanto tempo demora? | 15 | boa tarde | não sei dizer | pera q vou ver | ja resolvi obrigado | onde fica a loja?',
  },
  {
    menu: 'material de construção - forma de pagamento',
    options: [
      'Pix',
      'Cartão de crédito',
      'Cartão de débito',
      'Boleto',
      'Dinheiro na entrega',
      'Crediário da loja',
    ],
    answers: {
      Pix: '1 | pix | pics | no pix mesmo | PIXXX | me passa a chave que eu já transfiro agora',
      'Cartão de crédito':
        '2 | credito | cartao de credito | parcelar no cartão | cred | passa no crédito em 3x pra mim | crédto',
      'Cartão de débito':
        '3 | debito | no débito | cartão débito | debto | leva a maquininha que eu passo no débito',
      Boleto: '4 | boleto | bolerto | boletinho | gera um boleto pra mim por favor',
      'Dinheiro na entrega':
        '5 | dinheiro | em espécie | din din | grana viva | vou pagar em dinheiro quando o caminhão chegar na obra',
      'Crediário da loja':
        '6 | crediario | carnê | crediario da loja | crediáro | quero pagar no carnê da loja todo mês',
    },
    none: 'cartão | pix ou boleto | não sei ainda | tem desconto à vista? | 10 | vocês entregam areia? | vou ver com o pedreiro | cancela | metade no pix e metade no débito',
  },
  {
    menu: 'padaria - bairro da entrega',
    options: [
      'Centro',
      'Jardim América',
      'Vila Nova',
      'São José',
      'Boa Vista',
      'Santa Luzia',
      'Outro bairro',
    ],
    answers: {
      Centro: '1 | centro | no centro | sentro | moro aqui no centro perto da praça',
      'Jardim América':
        '2 | jd america | jardim america | Jd. América | jardin america | entrega aqui no jardim américa por favor',
      'Vila Nova': '3 | vl nova | vila nova | vila nva | é na Vila Nova, rua do posto',
      'São José': '4 | sao jose | s. josé | SÃO JOSÉ | bom dia aqui é no bairro são jose',
      'Boa Vista': '5️⃣ | boa vista | boavista | bairro boa vista | pode mandar o pão lá pro boa vista',
      'Santa Luzia': '6 | sta luzia | santa lusia | Santa Luzia 🙏 | sou do santa luzia ali perto da igreja',
      'Outro bairro':
        '7 | outro | outro bairro | nenhum desses | meu bairro não tá na lista | moro em outro bairro, na Cohab',
    },
    none: 'bom dia | São José ou Boa Vista, fica na divisa | não sei direito o nome do bairro, to na casa da minha tia | tem pão quentinho agora? | 22 | qual o valor da entrega? | deixa que eu busco | calma moça | santo deus que demora',
  },
  {
    menu: 'supermercado - menu principal',
    options: [
      'Entrega em casa',
      'Retirar na loja',
      'Ofertas da semana',
      'Horário de funcionamento',
      'Cartão fidelidade',
      'Trabalhe conosco',
      'Reclamações e sugestões',
      'Outros',
    ],
    answers: {
      'Entrega em casa':
        '1 | entrega | entregar em casa | delivery | quero q traga aqui em casa | tô sem carro hoje preciso que vcs entreguem a compra',
      'Retirar na loja': '2 | retirada | retirar | vou buscar na loja | busco aí | retirar na lja',
      'Ofertas da semana':
        '3 | ofertas | promoção | oq ta em promoçao | o encarte | me manda o folheto com as ofertas dessa semana',
      'Horário de funcionamento':
        '4 | horario | q horas abre | até q horas fica aberto hoje | abre no feriado?',
      'Cartão fidelidade':
        '5 | fidelidade | cartao fidelidade | cartão fidelidae | como faço o cartão de vcs pra juntar ponto?',
      'Trabalhe conosco':
        '6 | emprego | tem vaga? | quero trabalhar ai | enviar curriculo | bom dia vcs tão contratando caixa? to desempregada',
      'Reclamações e sugestões':
        '7 | reclamar | reclamação | tenho uma sugestão | a carne que comprei aí veio estragada | RECLAMACAO',
      Outros: '8 | outros | outro assunto | outra coisa | a última opção',
    },
    none: 'oi | 1 ou 2, tanto faz | ainda não decidi | 30 | não, obrigado | kkkk | vou perguntar pra minha mãe | hã? não entendi | deixa pra lá',
  },
];
