import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers for six trades; with `offices-more.ts`, first run 6 wrong, 111 needless. */
export const strictOffices: readonly MenuTable[] = [
  {
    menu: 'provedor internet - menu inicial',
    options: [
      '2ª via do boleto',
      'Internet lenta ou sem sinal',
      'Contratar um plano',
      'Mudança de endereço',
      'Cancelamento',
      'Falar com atendente',
    ],
    answers: {
      '2ª via do boleto': `
        1 | boleto pfv | quero a segunda via | me manda o boleto desse mes |
        preciso pagar a fatura mas n recebi | manda o codigo de barras da conta |
        bom dia vc consegue me mandar o boleto de novo q eu perdi | a primeira opção`,
      'Internet lenta ou sem sinal': `
        2 | to sem net | a internet caiu aqui | ta muito lento | wifi n ta pegando |
        a luz do modem ta vermelha piscando | oxe a net ta uma carroça hj |
        minha internet parou desde ontem de noite e até agora nada de voltar`,
      'Contratar um plano': `
        3 | quero colocar internet em casa | quero assinar | contratar |
        queria instalar a internet de vcs | ainda n sou cliente quero um plano | numero 3`,
      'Mudança de endereço': `
        4 | vou me mudar | mudei de casa quero levar a internet | mudanca de endereço |
        trocar o endereço da instalacao |
        a gente vai mudar de bairro semana que vem e precisa transferir a internet pra lá`,
      Cancelamento: `
        5 | quero cancelar | cancela minha internet | n quero mais o serviço de vcs pode cancelar |
        encerrar o contrato | cancelamnto`,
      'Falar com atendente': `
        6 | atendente | quero falar com uma pessoa | me passa pra um humano |
        falar com alguem pfvr | a última | tem alguém de verdade aí? quero falar com gente 😡`,
    },
    none: `
      boleto e tb ta sem sinal | oi | não é nada disso | se eu cancelar tem multa? |
      quanto tempo demora a mudança de endereço? | vcs trabalham no domingo? |
      paguei o boleto ontem | n quero cancelar não | ainda to pensando |
      minha vizinha contratou com vcs e disse q é bom | ok obrigado | 2 ou 5`,
  },
  {
    menu: 'escola de cursos - turno',
    options: ['Manhã (8h às 11h)', 'Tarde (14h às 17h)', 'Noite (19h às 22h)', 'Sábado o dia todo'],
    answers: {
      'Manhã (8h às 11h)': `
        1 | manha | de manhã cedo | pela manha msm | das 8 as 11 | matutino | o primeiro horario |
        prefiro de manhã pq a tarde eu trabalho`,
      'Tarde (14h às 17h)': `
        2 | a tarde | tarde | das 14 | 2 da tarde as 5 | vespertino | pode ser depois do almoço |
        de tardinha, o das duas às cinco`,
      'Noite (19h às 22h)': `
        3 | noite | a noite pq trabalho o dia todo | noturno | 19h | das 7 as 10 da noite |
        só consigo depois do serviço, então é o da noite | nt, noite`,
      'Sábado o dia todo': `
        4 | sabado | sab | aos sábados | so posso no fim de semana | sabadao 👍 |
        durante a semana não dá pra mim, vai ser no sábado mesmo`,
    },
    none: `
      manhã ou tarde | qualquer um | qual tem mais vaga? | a noite não posso | tem no domingo? |
      quanto fica a mensalidade? | boa noite | boa tarde | tenho q ver com meu marido |
      no sábado tem intervalo pro almoço? | de noite é perigoso aí? | te respondo amanhã de manhã`,
  },
  {
    menu: 'imobiliaria - menu inicial',
    options: [
      'Quero alugar',
      'Quero comprar',
      'Anunciar meu imóvel',
      'Já sou inquilino',
      'Já sou proprietário',
    ],
    answers: {
      'Quero alugar': `
        1 | alugar | to procurando uma casa pra alugar | aluguel de ap 2 quartos |
        quero um kitnet pra alugar | procuro ape pra locaçao |
        vi a placa de aluga-se e queria alugar pra morar eu e minha filha`,
      'Quero comprar': `
        2 | comprar | quero comprar uma casa | compra | to querendo comprar um terreno |
        quero sair do aluguel e comprar meu ap | comprá`,
      'Anunciar meu imóvel': `
        3 | anunciar | quero por minha casa pra vender com vcs |
        tenho um ap e quero q vcs anunciem | anuncia meu imovel | divulgar um imovel meu |
        herdei uma casa do meu pai e queria colocar pra alugar com vocês`,
      'Já sou inquilino': `
        4 | sou inquilina | ja moro num imovel de vcs | ja sou inquilino |
        eu alugo um ap com vcs já, sou inquilino | inquilino`,
      'Já sou proprietário': `
        5 | sou proprietaria | proprietario | sou dono de um ap q ja ta com vcs |
        já sou proprietário | meu imóvel já está alugado aí na imobiliária, sou a dona`,
    },
    none: `
      alugar ou comprar, depende do preço | oi bom dia | precisa de fiador pra alugar? |
      não quero comprar | qual o endereço de vcs? | vcs tem vaga de corretor? |
      meu irmão comprou um ap com vcs ano passado | tenho interesse | ainda nao sei |
      vcs anunciam na olx? | quanto é a comissão? | é sobre um imóvel`,
  },
  {
    menu: 'contador - tipo de serviço',
    options: ['Abrir empresa', 'Imposto de Renda', 'MEI', 'Folha de pagamento', 'Já sou cliente'],
    answers: {
      'Abrir empresa': `
        1 | abrir empresa | quero abrir uma ltda | abertura de empresa | preciso abrir uma firma |
        quero abrir minha empresa com meu sócio | a 1 abrir`,
      'Imposto de Renda': `
        2 | IR | imposto d renda | declarar imposto | irpf | fazer minha declaração |
        preciso declarar o leao 🦁 | caí na malha fina do imposto de renda e preciso de ajuda`,
      MEI: `
        3 | mei | sou MEI e to com o DAS atrasado | microempreendedor | declaração anual do mei |
        é sobre o meu mei | opção tres`,
      'Folha de pagamento': `
        4 | folha | folha de pgto | fazer a folha dos funcionarios |
        holerite dos meus funcionarios | folha de pagamento da minha loja | opçao 4 pfv`,
      'Já sou cliente': `
        5 | ja sou cliente | sou cliente de vcs | já sou cliente do escritorio | cliente antigo |
        minha empresa já é atendida por vocês faz 3 anos`,
    },
    none: `
      imposto de renda e folha | quanto vcs cobram? |
      quem é mei precisa declarar imposto de renda? | qual a diferença de mei pra empresa? |
      não sou cliente | oi | vcs ficam abertos até q horas? | to com uma duvida |
      meu contador antigo fez meu imposto errado, fiquei com raiva | nenhuma dessas |
      vcs tão contratando? | depois eu vejo`,
  },
  {
    menu: 'pousada - tipo de acomodação',
    options: ['Quarto individual', 'Quarto casal', 'Quarto família (até 5 pessoas)', 'Chalé com hidro'],
    answers: {
      'Quarto individual': `
        1 | individual | so eu | vou sozinho | solteiro | um quarto só pra mim |
        viajo sozinha a trabalho, então o individual`,
      'Quarto casal': `
        2 | casal | o d casal | quarto de casal pfv | o segundo | de casal msm ❤️ |
        eu e minha esposa, o quarto de casal simples já resolve`,
      'Quarto família (até 5 pessoas)': `
        3 | familia | o da familia | somos 5 | eu, o marido e 3 crianças | o maior q cabe 5 |
        a gente vai em quatro, eu minha mulher e os dois meninos, o de família`,
      'Chalé com hidro': `
        4 | chale | o com hidro | chalé com banheira 🛁 | quero o chale |
        chale de hidro pra lua de mel | a ultima opcao`,
    },
    none: `
      casal ou chalé, qual sai mais em conta? | o chalé tem café da manhã? | aceita pet? |
      qual o valor de cada? | somos 8 pessoas | não quero o individual | tem piscina? |
      vou ver com minha família e te falo | um de casal e um família | ainda n fechei a data |
      ta caro | conheci um casal q ficou aí e amou`,
  },
  {
    menu: 'farmacia - menu inicial',
    options: [
      'Fazer pedido',
      'Enviar receita',
      'Consultar preço',
      'Acompanhar entrega',
      'Falar com farmacêutico',
    ],
    answers: {
      'Fazer pedido': `
        1 | quero fazer um pedido | pedido | quero pedir remedio | fazer pedid |
        quero comprar 2 caixas de dipirona | quero encomendar uns remedios pra entregar em casa`,
      'Enviar receita': `
        2 | vou mandar a receita | tenho uma receita pra enviar | enviar receita |
        mandar foto da receita 📷 | receita |
        o médico passou uma receita e eu queria mandar ela pra vocês`,
      'Consultar preço': `
        3 | preço | quanto ta a losartana? | qto custa o dorflex | ver preco |
        queria saber o valor de um remedio | consultar valores`,
      'Acompanhar entrega': `
        4 | cade meu pedido | a entrega n chegou | acompanhar | ja saiu minha entrega? |
        o motoboy ta demorando demais | pedi faz uma hora e ainda nada do entregador chegar`,
      'Falar com farmacêutico': `
        5 | farmaceutico | quero falar c a farmaceutica | me passa pro farmacêutico |
        tirar duvida com o farmaceutico | falar com o farmaceutico pfv`,
    },
    none: `
      boa tarde | vcs fecham q horas? | tem estacionamento? | precisa de receita pra antibiotico? |
      1 e 2 | nao tenho receita | meu pai ta mal | obrigada viu | qual a taxa de entrega? |
      o farmacêutico de ontem foi muito atencioso | nenhuma | deixa eu ver aqui e já falo`,
  },
];
