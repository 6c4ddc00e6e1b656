import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eleventh batch and before it was tried: sizes, ages, days, people and four trades. */
export const strictChoices: readonly MenuTable[] = [
  {
    menu: 'burger delivery main menu',
    options: ['Fazer pedido', 'Ver cardápio', 'Status do pedido', 'Reclamação', 'Falar com atendente'],
    answers: {
      'Fazer pedido':
        '1 por favor | quero fazer um pedido | qro pedir 🍔 | é a 1 | faze pedido | quero pediiir | FAZER PEDIDO | oxe quero pedir um lanche | boa noite moço queria pedir dois x-tudo',
      'Ver cardápio':
        '2 | cardapio | me manda o cardápio aí | cardapiooo | cadapio pfv | CARDÁPIO | 2️⃣ | ver o menu | o q vcs tem de lanche hj me manda o cardapio',
      'Status do pedido':
        '3 | status | meu pedido ja saiu? | onde ta meu pedido | 3ª opção | statos do pedido | acompanhar meu pedido pfv | STATUS DO PEDIDO | fiz um pedido faz vinte minutos queria saber se ja ta vindo',
      Reclamação:
        '4 | reclamação | quero reclamar | reclamacao pf | recramação | RECLAMAÇÃO!!! | a 4 obg | fazer uma reclamação uai | meu hambúrguer chegou frio e quero reclamar',
      'Falar com atendente':
        '5 | atendente | fala com atendente | atendenti pfv | 5 obrigada | ATENDENTE | me passa pra um humano | qro falar c uma pessoa | vc é robô né quero falar com gente de verdade',
    },
    none: 'não quero nada não obg | cardápio ou pedido? | 1 e 2 | ainda não sei | vcs abrem domingo? | boa noite | um minuto | mil desculpas | uma pergunta | 7 | pedido | minha vizinha reclamou do lanche de vcs semana passada | não quero falar com atendente | quanto é a taxa de entrega?',
  },
  {
    menu: 'açaí sizes',
    options: ['300 ml', '500 ml', '700 ml', '1 litro'],
    answers: {
      '300 ml':
        '300 | 300ml | o de 300 pfv | trezentos | TREZENTOS ML | o menor de todos | tresentos ml | a primeira opção | qro o de 300 msm moça',
      '500 ml':
        '500 | o de 500 ml | quinhentos | meio litro | 500 por favor | quinhento ml | 500MLLL | bah manda o de 500 | é o de quinhentos por favor obrigado',
      '700 ml':
        '700 | setecentos | o de 700 👍 | 700ml pf | setessentos | MANDA O DE 700 | 700 ml msm | a terceira opção | hj vou de 700 pq a fome ta grande',
      '1 litro':
        '1 litro | um litro | o de 1L | o maior q tem | 1 litrão 😋 | 1 litru pfv | UM LITROOO | 1000ml | manda o de um litro que é pra família toda',
    },
    none: 'não quero mais | 300 ou 500? | um de 300 e um de 700 | tô na dúvida | quanto é o de 500? | vcs entregam no centro? | um minuto | mil desculpas | uma pergunta | 400 ml | 2 litros | o médio | minha irmã pediu o de 500 e veio derretido | oi boa tarde',
  },
  {
    menu: 'add-ons',
    options: ['Leite em pó', 'Granola', 'Banana', 'Morango', 'Sem adicional'],
    answers: {
      'Leite em pó':
        '1 por favor | leite em po | leite ninho | com leite em pó | LEITE EM PÓ | leit em pó pfv | leite em póóó | é a 1 | capricha no leite em pó visse',
      Granola:
        'granola | com granola | é a 2 | granla | granolaaa | qro granola | GRANOLA | granola pfv 🙏 | pode colocar granola por favor moço',
      Banana:
        'banana | 🍌 | bananinha | bnana | opção 3 | põe banana | BANANA | com banana pf | boa tarde eu vou querer com banana',
      Morango:
        'morango | 🍓 | a 4 obg | moranguinho | murango | com morangooo | MORANGO | pode ser morango | quero com morango q minha filha ama',
      'Sem adicional':
        'sem adicional | nenhum | sem nada | a 5 | sem adcional pfv | SEM ADICIONAL | n quero adicional | nenhum obrigada | só o açaí puro msm sem adicional',
    },
    none: 'banana ou morango? | morango e granola | todos | não quero granola | sem banana | quanto custa cada um? | tem paçoca? | leite condensado | tô pensando ainda | um minuto | uma pergunta | mil desculpas | 8 | meu primo tem alergia a morango',
  },
  {
    menu: 'pharmacy main menu',
    options: [
      'Comprar medicamento',
      'Enviar receita',
      'Preço e disponibilidade',
      'Acompanhar entrega',
      'Falar com farmacêutico',
    ],
    answers: {
      'Comprar medicamento':
        '1 | quero comprar um remédio | comprar remedio | 1 pfv | compra medicamento | COMPRAR | qro comprar dipirona | comprar medicameto | boa tarde queria comprar um remédio pra pressão',
      'Enviar receita':
        '2 por favor | enviar receita | mandar a receita | é a 2 | 2º | envia receta | ENVIAR RECEITA | vou mandar a receita 📄 | o médico me passou uma receita e qro enviar',
      'Preço e disponibilidade':
        '3 | preço | preco e disponibilidade | qto ta a losartana? | saber o preço pfv | presso | PREÇO | opção 3 por favor | oi vc sabe me dizer quanto custa o dorflex',
      'Acompanhar entrega':
        '4 | acompanhar entrega | minha entrega ja saiu? | acompanha entrega pf | acompanhar entrga | ACOMPANHAR ENTREGA | a 4 obg | cadê minha entregaaa | comprei cedo e queria saber se ja saiu pra entrega',
      'Falar com farmacêutico':
        '5 | farmacêutico | farmaceutica por favor | fala com farmaceutico | farmasseutico | FARMACEUTICO | 5 🙏 | qro falar c o farmacêutico | preciso tirar uma dúvida com o farmacêutico',
    },
    none: 'não preciso mais | comprar ou mandar receita? | 2 e 3 | sei lá | vcs abrem no feriado? | bom dia | um minuto | mil desculpas | uma pergunta | quarta | 9 | minha sogra foi aí ontem e esqueceu a receita | não quero comprar nada | não tenho receita | receita de bolo kkkk',
  },
  {
    menu: 'online shop after-sales',
    options: [
      'Meu pedido não chegou',
      'Veio errado',
      'Quero trocar',
      'Quero devolver',
      'Nota fiscal',
      'Falar com atendente',
    ],
    answers: {
      'Meu pedido não chegou':
        '1 | não chegou | n chegou | meu pedido num chegou | ainda não recebi | é a 1 | NÃO CHEGOU NADA | nao xegou ainda 😡 | ja passou do prazo e meu pedido nao chegou',
      'Veio errado':
        '2 por favor | veio errado | veio erradooo | chegou a cor errada | vei errado | mandaram o produto errado | VEIO TUDO ERRADO | opção 2 | vixe pedi um azul e veio um preto',
      'Quero trocar':
        '3 | trocar | troca pfv | qro trocar | quero troca | TROCAR | é pra trocar | trocar o tamanho | ficou pequeno queria trocar por um M',
      'Quero devolver':
        '4 | devolver | devolução | qro devolver | devoluçao pf | devouver | QUERO DEVOLVER | a 4 obg | não gostei do tecido queria devolver por favor',
      'Nota fiscal':
        '5 | nota fiscal | a nota fiscal pfv | nf por favor | nota fiscau | NOTA FISCAL | 5 👍 | qro a nota fiscal | me manda a nota fiscal do meu pedido por favor',
      'Falar com atendente':
        '6 | atendente | fala com atendente | atendent pfv | ATENDENTEEE | 6 obg | qro falar c um humano | me passa pra uma pessoa | bom dia gostaria de falar com um atendente',
    },
    none: 'trocar ou devolver? | trocar e a nota fiscal | 1 e 5 | não quero trocar | não sei ainda | já chegou, obrigada | vcs têm loja física? | boa tarde | um minuto | mil desculpas | uma pergunta | 9 | quinta | minha amiga devolveu o dela e nunca viu o dinheiro | nota 10 pra vcs',
  },
  {
    menu: 'school levels',
    options: ['Educação infantil', 'Ensino fundamental I', 'Ensino fundamental II', 'Ensino médio'],
    answers: {
      'Educação infantil':
        'infantil | educacao infantil | ed infantil pfv | educação infantio | INFANTIL | maternal | é infantil 😊 | pré escola | infantil pq ela tem três aninhos',
      'Ensino fundamental I':
        'fundamental 1 | fund 1 | fundamental I | fundamental um | ensino fundamental 1 por favor | FUNDAMENTAL 1 | fundamentau 1 | é o fund I | o guri vai pro terceiro ano do fundamental',
      'Ensino fundamental II':
        'fundamental 2 | fund 2 obg | fundamental II | fundamental dois | fundametal 2 | FUNDAMENTAL II | é o fundamental 2 | 8º ano | ano que vem minha filha vai pro sétimo ano',
      'Ensino médio':
        'ensino medio | médio | médio por favor | ens médio | ENSINO MÉDIO | encino medio | segundo grau | opção 4 | meu filho vai fazer o primeiro ano do ensino médio',
    },
    none: 'fundamental | fundamental 1 ou 2? | tenho um no infantil e outro no médio | não sei qual é | qual o valor da mensalidade? | um minuto | mil desculpas | uma pergunta | a segunda | fundamental 3 | faculdade | não é infantil não | meu marido estudou aí no ensino médio em 2009 | bom diaaa | pra mim é fundamental uma boa escola',
  },
  {
    menu: 'school main menu',
    options: ['Matrícula', 'Mensalidades', 'Boletim e notas', 'Secretaria', 'Visita'],
    answers: {
      Matrícula:
        '1 | matricula | matrícula pfv | quero matricular meu filho | matrícola | MATRICULA | é a 1 | qro fazer a matrícula | oi bom dia queria matricular minha filha aí',
      Mensalidades:
        '2 por favor | mensalidade | mensalidades | mensalidad | pagar mensalidade | MENSALIDADE | 2º | boleto da mensalidade pf | to com a mensalidade atrasada queria pagar',
      'Boletim e notas':
        '3 | boletim | ver as notas | boletin pfv | BOLETIM | opção 3 | notas do bimestre | boletim e nota | qro ver as notas do meu guri',
      Secretaria:
        '4 | secretaria | secretaria por favor | segretaria | SECRETARIA | 4 obg | me passa pra secretaria | falar c a secretaria | preciso resolver um negócio com a secretaria',
      Visita:
        '5 | visita | agendar visita | vizita | VISITA | visita pfvr 😊 | é a 5 | quero visitar a escola | queria marcar um dia pra conhecer a escola',
    },
    none: 'matrícula ou visita? | notas e mensalidade | 1 e 2 | não quero matrícula | ainda tô vendo | vai ter aula amanhã? | boa tarde | um minuto | mil desculpas | uma pergunta | quinta | 8 | minha cunhada trancou a matrícula do menino | tô com visita em casa, já volto | deixa pra lá',
  },
  {
    menu: 'age ranges',
    options: ['Até 5 anos', '6 a 10 anos', '11 a 14 anos', '15 anos ou mais'],
    answers: {
      'Até 5 anos':
        'até 5 anos | ate 5 | 3 anos | tem 4 aninhos | até cinco anos pfv | ATÉ 5 ANOS | 8 meses | dois aninhos 🥰 | ela fez três anos semana passada',
      '6 a 10 anos':
        '6 a 10 anos | de 6 a 10 | 8 anos | sete anos | ele tem 9 anos | 6 a 10 anps | OITO ANOS | 7 aninhos pf | meu neto completou sete anos ontem',
      '11 a 14 anos':
        '11 a 14 | 12 anos | treze anos | 11 a 14 anos por favor | DE 11 A 14 | 11 a 14 anso | tem 12 anos obg | 13 anos já 😅 | minha menina tem doze anos moça',
      '15 anos ou mais':
        '15 anos ou mais | 15 ou mais | mais de 15 | 16 anos | dezesseis anos | QUINZE OU MAIS | 17 anos pfv | 15 ano ou mais | é pra mim msm tenho 34 anos',
    },
    none: 'tenho um de 4 e um de 9 | 5 ou 6 anos | 10 a 12 anos | não sei a idade certa dele | qual a idade mínima? | prefiro não dizer | um minuto | mil desculpas | uma pergunta | oi tudo bem? | até 5 da tarde vcs atendem? | trabalho com isso há 12 anos | não é até 5 | meu vizinho colocou a filha de 7 anos aí e não gostou',
  },
  {
    menu: 'appointment days with dates',
    options: ['Segunda, 24/11', 'Terça, 25/11', 'Quarta, 26/11', 'Quinta, 27/11', 'Sexta, 28/11'],
    answers: {
      'Segunda, 24/11':
        'segunda-feira | segunda feira pfv | dia 24 | 24/11 | segunda dia 24 | 2ª feira | SEGUNDA FEIRA | segunda fera | pode marcar pro dia 24 por favor',
      'Terça, 25/11':
        'terça | terca feira | dia 25 | 25/11 | terça pfv | TERÇA | tersa feira | na terça 👍 | pode ser terça q é minha folga',
      'Quarta, 26/11':
        'quarta-feira | quarta feira por favor | dia 26 | 26/11 | 4ª feira | quarta dia 26 | QUARTA FEIRA | qarta feira | quarta feira é melhor pra mim uai',
      'Quinta, 27/11':
        'quinta-feira | quinta feira pf | dia 27 | 27/11 | 5ª feira | quinta dia 27 obg | QUINTA FEIRA | kinta feira | quinta feira pq nos outros dias eu trabalho',
      'Sexta, 28/11':
        'sexta | sexta feira | dia 28 | 28/11 | sexta pfv | SEXTA FEIRA | sextaaa | 6ª feira | boa tarde pode ser na sexta por favor',
    },
    none: 'a segunda | a quarta | quarta ou quinta | segunda e sexta | sábado | dia 30 | terça não posso | não sei meu horário ainda | tem de manhã? | um minuto | mil desculpas | uma pergunta | minha mãe foi aí terça passada | vcs atendem 24 horas? | qualquer dia',
  },
  {
    menu: 'number of people at a table',
    options: ['1 a 2 pessoas', '3 a 4 pessoas', '5 a 8 pessoas', 'Mais de 8'],
    answers: {
      '1 a 2 pessoas':
        '1 a 2 | 2 pessoas | duas pessoas pfv | só eu | 1 a 2 pesoas | eu e minha esposa | MESA PRA DOIS | só nós dois ❤️ | boa noite é só pra mim e meu marido',
      '3 a 4 pessoas':
        '3 a 4 | somos 4 | 4 pessoas | somos em três | 3 pessoas por favor | quatro pesoas | TRÊS PESSOAS | mesa pra 4 obg | hj vai eu minha esposa e minha filha',
      '5 a 8 pessoas':
        '5 a 8 | 6 pessoas | somos em 7 | sete pessoas pf | de 5 a 8 | SOMOS 6 | mesa pra seis | 7 pesoas | oi boa noite vai ser pra seis pessoas',
      'Mais de 8':
        'mais de 8 | + de 8 | 10 pessoas | umas 12 pessoas | mais de oito pfv | MAIS DE 8 | somos 15 😅 | mais d 8 pesoas | é aniversário vai ter umas vinte e cinco pessoas',
    },
    none: '4 ou 5 pessoas | não sei quantos vão ainda | de 4 a 6 | a família toda | mais ou menos 8 | às 8 da noite | tem música ao vivo? | não vamos mais | um minuto | mil desculpas | uma pergunta | boa noite | ontem meu irmão foi aí com 6 pessoas | duas mesas, uma de 2 e outra de 6',
  },
];
