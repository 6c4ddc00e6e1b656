import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the ninth batch and before it was tried; then ranges behind a name, whereabouts and persons became rules. */
export const blindTenthShopsMore: readonly MenuTable[] = [
  {
    menu: 'casa das tintas arco-íris',
    options: [
      'Tinta para parede interna',
      'Tinta para área externa',
      'Esmalte para madeira e ferro',
      'Impermeabilizante',
      'Pincéis, rolos e acessórios',
      'Orçamento',
      'Endereço da loja',
    ],
    answers: {
      'Tinta para parede interna':
        '1 | parede interna | interna | tinta p dentro de casa | vou pintar o quarto do bebê | pra pintar a sala | parede de dentro',
      'Tinta para área externa':
        '2️⃣ | externa | area esterna | tinta pra fora | pra pintar o muro da frente | quero pintar a fachada da casa que tá feia de sol',
      'Esmalte para madeira e ferro':
        '3 | esmalte | madeira e ferro | esmalte sintetico | pintar meu portão de ferro | é pra uma porta de madeira | o terceiro',
      Impermeabilizante:
        '4 | impermeabilizante | inpermeabilizante | impermeabilizar | quero impermeabilizar a laje | minha laje tá com infiltração, preciso de um impermeabilizante',
      'Pincéis, rolos e acessórios':
        '5 | pincel | pinceis | rolo | um rolinho de pintura | acessorios | só preciso de pincel e bandeja',
      Orçamento:
        '6 | orçamento | orcamento pfv | fazer um orçamnto | quero orçar | bom dia gostaria de um orçamento pra minha obra | ORÇAMENTO',
      'Endereço da loja':
        '7 | endereço | onde fica? | qual o endereco | me manda a localização | a sétima | tô na rua procurando vcs, onde é a loja?',
    },
    none: 'tinta | tinta branca 18 litros | interna e externa | quantas demãos tem que dar? | 11 | indica um pintor? | pintou um imprevisto, depois chamo | não é pra pintar nada | esmalte de unha vcs vendem? | hmm sei lá',
  },
  {
    menu: 'eletro lar - eletrodomésticos',
    options: [
      'Geladeira e freezer',
      'Fogão e micro-ondas',
      'Máquina de lavar',
      'Ar-condicionado e ventilador',
      '2ª via do carnê',
      'Status da entrega',
      'Assistência técnica / garantia',
      'Reclamação',
    ],
    answers: {
      'Geladeira e freezer':
        '1 | geladeira | geladera | freezer | frizer | quero comprar uma geladeira nova | uma geladeira duas portas frost free',
      'Fogão e micro-ondas':
        '2 | fogao | fogão 4 bocas | microondas | micro ondas | quero ver os fogões | queria um cooktop ou um fogão bom de 5 bocas',
      'Máquina de lavar':
        '3️⃣ | maquina de lavar | lavadora | makina de lava | quero uma lavadora de 12kg | máquina de lavar roupa moço',
      'Ar-condicionado e ventilador':
        '4 | ar condicionado | ar | ventilador | ar condisionado | ventiladores | tá um calorão aqui, quero ver um ventilador de coluna',
      '2ª via do carnê':
        '5 | carnê | 2a via do carne | segunda via | perdi meu carnê | preciso pagar a parcela e não acho o carnezinho',
      'Status da entrega':
        '6 | entrega | status | qdo chega minha entrega | q dia vão entregar meu fogão? | o sexto | cadê minha geladeira que comprei sábado, já saiu o caminhão?',
      'Assistência técnica / garantia':
        '7 | assistência | garantia | assistencia tecnica | preciso de um técnico | opção 7 | comprei uma lavadora aí e ela parou de bater, tá na garantia',
      Reclamação:
        '8 | reclamar | reclamacao | quero fazer uma reclamação | RECLAMAÇÃO | o último | quero reclamar do vendedor que foi muito grosso comigo',
    },
    none: 'geladeira e fogão | 10 | só dando uma olhadinha | vcs tem cama box? | não quero geladeira | passa na maquininha? | bom dia | não sei qual | tem vaga de emprego? | vou falar com meu marido primeiro',
  },
  {
    menu: 'feira em casa - bairro da entrega',
    options: [
      'Centro',
      'Jardim América',
      'Vila Nova',
      'Boa Vista',
      'Santa Luzia',
      'Vou retirar no sítio',
      'Outro bairro',
    ],
    answers: {
      Centro:
        '1 | centro | no centro | CENTRO | moro no sentro | é aqui no centrão perto da matriz | oi é pra entregar no centro msm',
      'Jardim América':
        '2 | jardim america | jd américa | jd america | o segundo | no jardim | minha casa é no jardin america',
      'Vila Nova':
        '3️⃣ | vila nova | villa nova | na vila | V. Nova | moro na vila nova perto do posto | terceira opção',
      'Boa Vista':
        '4 | boa vista | boavista | aqui na boa vista 😊 | bairro boa vista | bom dia, meu endereço é no boa vista',
      'Santa Luzia':
        '5 | santa luzia | sta luzia | santa lusia | st luzia | a quinta | mudei faz pouco tempo agora eu moro no santa luzia',
      'Vou retirar no sítio':
        '6 | retirar | vou buscar no sitio | eu msm busco | retirada no sítio | não precisa entregar não, eu passo aí no sítio e pego',
      'Outro bairro':
        '7 | outro | outro bairro | meu bairro não tá na lista | nenhum desses bairros | o meu é outro | moro num bairro que não aparece aí',
    },
    none: 'boa tarde | é à vista | centro ou vila nova, qual for melhor | 9 | a alface tá fresca? | não preciso de entrega essa semana | ainda não fechei a lista | santa paciência viu | qual o valor do frete? | kkkk',
  },
  {
    menu: 'info mais informática',
    options: [
      'Formatação (R$ 120)',
      'Troca de tela de notebook',
      'Computador não liga',
      'Remoção de vírus / lentidão',
      'Recarga de cartucho e toner',
      'Peças e acessórios',
      'Saber se meu conserto ficou pronto',
      'Falar com o técnico',
    ],
    answers: {
      'Formatação (R$ 120)':
        '1 | formatar | formatação | formatacao | formata pra mim | quero formata meu pc | queria zerar o note e instalar o windows tudo de novo',
      'Troca de tela de notebook':
        '2️⃣ | tela | trocar a tela | troca de tela | tela quebrada | meu filho sentou em cima do notebook e trincou a tela',
      'Computador não liga':
        '3 | nao liga | não tá ligando | pc n liga | meu computador não quer ligar | aperto o botão e não acontece nada, nem acende a luz',
      'Remoção de vírus / lentidão':
        '4 | virus | vírus 🦠 | ta mto lento | lentidão | pc lerdo demais | o computador tá travando e abrindo propaganda sozinho',
      'Recarga de cartucho e toner':
        '5 | cartucho | recarregar cartucho | toner | toner vazio | a quinta | acabou a tinta da impressora, quero recarregar',
      'Peças e acessórios':
        '6 | peças | acessorios | pessas e acessórios | quero comprar um mouse | vcs tem teclado? | preciso de uma memória ram de 8gb pra comprar',
      'Saber se meu conserto ficou pronto':
        '7 | ficou pronto? | meu conserto ja ta pronto? | concerto pronto | já posso buscar meu note? | deixei meu computador aí segunda, já arrumaram?',
      'Falar com o técnico':
        '8 | tecnico | técnico | falar c o tecnico | me passa pro técnico | o último | queria tirar uma dúvida direto com o rapaz que conserta',
    },
    none: 'formatar e trocar a tela | 14 | não sei o q é | meu computador deu problema | quanto tempo demora? | vcs consertam celular? | ligo mais tarde | não precisa mais, já resolvi | opa blz | aceita cartão?',
  },
  {
    menu: 'clínica essenza estética - horário da semana',
    options: [
      'Segunda de manhã',
      'Terça à tarde',
      'Quarta de manhã',
      'Quinta à tarde',
      'Sexta (dia todo)',
      'Sábado até 12h',
      'Nenhum desses horários',
    ],
    answers: {
      'Segunda de manhã':
        '1️⃣ | segunda | segunda feira | seg de manhã | segunda cedinho | pode ser segunda pela manhã que eu tô de folga',
      'Terça à tarde':
        '2 | terça | terca | terça de tardinha | terça feira depois do almoço | opção 2 | tersa a tarde pf',
      'Quarta de manhã':
        '3 | quarta | qua de manhã | quarta feira | quarta cedo | quarta por favor linda 💆‍♀️ | o melhor pra mim seria na quarta antes do almoço',
      'Quinta à tarde':
        '4 | quinta | qui à tarde | quinta feira | quintaaa | quinta de tardezinha | consigo quinta à tarde depois que deixar as crianças na escola',
      'Sexta (dia todo)':
        '5 | sexta | sexta feira | sex | SEXTOU, sexta 😂 | pode marcar na sexta | sesta feira',
      'Sábado até 12h':
        '6 | sabado | sábado | sab de manhã | sabadão | sabado cedo | eu trabalho a semana toda então só no sábado',
      'Nenhum desses horários':
        '7 | nenhum | nenhum desses | nenhum dá pra mim | nehum desses horario | infelizmente não consigo em nenhum desses dias',
    },
    none: 'de manhã | à tarde | segunda ou quarta | quinta de manhã | 9 | quanto custa a limpeza de pele? | dói? | vou ver na minha agenda e te falo | quero marcar | terça não posso',
  },
  {
    menu: 'salão encanto festas - período',
    options: [
      'Manhã (8h às 12h)',
      'Tarde (13h às 18h)',
      'Noite (19h às 2h)',
      'Dia inteiro',
      'Final de semana completo',
      'Agendar visita',
      'Valores do buffet',
      'Outra dúvida',
    ],
    answers: {
      'Manhã (8h às 12h)':
        '1 | manhã | manha | de manhã | na parte da manhã | manhãzinha | queria fazer um café da manhã, então no período da manhã',
      'Tarde (13h às 18h)':
        '2 | tarde | a tarde | de tarde | à tardezinha | período da tarde | é niver de criança então melhor à tarde',
      'Noite (19h às 2h)':
        '3 | noite | a noite | de noite 🎉 | NOITE | a nooite | é festa de 15 anos, tem que ser à noite né',
      'Dia inteiro':
        '4 | dia inteiro | o dia todo | dia todinho | diária completa | quero o salão das 8 da manhã até a noite, o dia todo',
      'Final de semana completo':
        '5️⃣ | fim de semana | fds completo | finde inteiro | final d semana | sábado e domingo',
      'Agendar visita':
        '6 | visita | visitar | quero conhecer o salão | marcar uma visita | agenda visita | posso passar aí com minha noiva pra dar uma olhada no espaço?',
      'Valores do buffet':
        '7 | buffet | bufê | valor do bufet | quanto é o buffet | preço do bufe pra 80 pessoas | o sétimo',
      'Outra dúvida':
        'outra | outra duvida | outra dúvida | tenho outra pergunta | a última opção | é outra coisa q eu queria saber',
    },
    none: 'boa noite | boa tarde | bom dia | tarde ou noite, o que tiver livre | 20 | ainda não sei a data | manhã eu não quero | mais tarde eu respondo | parabéns pelo salão, lindo demais | deixa, vou fazer em casa mesmo',
  },
];
