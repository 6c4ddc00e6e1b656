import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers of everyday menus; with `daily-more.ts`, first run 4 wrong, 96 needless. */
export const strictDaily: readonly MenuTable[] = [
  {
    menu: 'clinica - primeiro menu',
    options: [
      'Marcar consulta',
      'Remarcar ou cancelar',
      'Resultado de exames',
      'Convênios e valores',
      'Falar com atendente',
    ],
    answers: {
      'Marcar consulta': `
        1 | quero marca uma consulta | agendar | tem vaga pro cardiologista essa semana? |
        gostaria de agenda um horario c a dra | é pra marcar |
        bom dia queria passar no médico, faz tempo que não vou, como faço pra agendar |
        marcação por favor 🙏`,
      'Remarcar ou cancelar': `
        2 | n vou poder ir amanha, preciso mudar o dia | desmarcar | quero remarca minha consulta |
        a segunda opção | cancelar minha consulta de quinta |
        preciso trocar o horario q eu tinha marcado |
        então moça eu tinha consulta hoje às três mas meu filho ficou doente e não vou conseguir ir, dá pra passar pra outro dia`,
      'Resultado de exames': `
        3 | meu exame de sangue ja saiu? | resultado | quero pegar o resutado do exame |
        o laudo do ultrassom ta pronto? | exames prontos | opção 3 |
        vcs mandam o resultado por aqui? fiz coleta segunda`,
      'Convênios e valores': `
        4 | vcs aceitam unimed? | qto custa a consulta particular | atende bradesco saude |
        valor da consulta | qual o preço | a quarta | pega plano hapvida?`,
      'Falar com atendente': `
        5 | atendente | quero falar com uma pessoa | me passa pra um humano pfv | falar c alguem |
        nao quero robo, quero atendente | 5️⃣ | a última`,
    },
    none: `
      oi | bom dia | nenhuma dessas | marcar e ver o valor tb | não é pra marcar não |
      minha mãe fez uma consulta aí ano passado e adorou | 1 ou 2 | vcs tem estacionamento? |
      não sei bem o que eu preciso | qual a diferença da 1 pra 2? | 👍 | peraí q já respondo`,
  },
  {
    menu: 'dentista - periodo da consulta',
    options: ['Manhã (8h às 12h)', 'Tarde (13h às 18h)', 'Noite (18h às 20h)'],
    answers: {
      'Manhã (8h às 12h)': `
        de manha | cedinho | 9h | pela manhã é melhor | lá pelas 10 da manhã | 1 | antes do almoço |
        quanto mais cedo melhor, entro no serviço meio dia e meia`,
      'Tarde (13h às 18h)': `
        a tarde | tardezinha | 2 da tarde | 15h | depois do almoco | de tarde pfv | umas 16:30 |
        a segunda | só consigo de tarde porque de manhã eu trabalho`,
      'Noite (18h às 20h)': `
        a noite | noite | depois das 18:30 | 19h | só de noite, saio do trampo as 6 | opcao 3 |
        o último horario | a noitinha 🌙`,
    },
    none: `
      tanto faz | qualquer horário | de manhã não dá | manhã ou tarde | tem sábado? |
      preciso ver com meu marido | à noite é mais caro? | quanto tempo demora a limpeza? |
      ontem passei a noite toda com dor de dente | boa noite | qual tem menos espera? |
      depende do dia`,
  },
  {
    menu: 'pizzaria - forma de pagamento',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição'],
    answers: {
      Pix: `
        pix | vou fazer um piks | 1 | manda a chave | no pix msm | qual a chave pix? |
        faço o pix agr | pixx`,
      'Cartão de crédito': `
        credito | no cretido | 2 | cartão credito | passa no crédito pf | vou pagar no credito |
        a segunda | traz a maquininha que é crédito`,
      'Cartão de débito': `
        debito | no débito | debto | 3 | cartao debito | é débito, traz a maquininha | opção três |
        no cartão, débito`,
      Dinheiro: `
        dinheiro | em especie | troco pra 100 | din din 💵 | dinhero | 4 | cash |
        em dinheiro vivo, vou precisar de troco pra cinquenta`,
      'Vale-refeição': `
        vr | ticket | vale refeição | no alelo refeição | sodexo | 5 | vou passar o vale | ultimo`,
    },
    none: `
      cartão | no cartão | pix não | metade pix metade dinheiro | tem desconto no pix? |
      pix ou dinheiro | vcs aceitam vr alimentação tb ou só refeição? | quanto deu o total? |
      não tenho dinheiro aqui agora não | deixa eu ver com minha esposa |
      da última vez paguei no pix e deu problema | quero trocar a borda`,
  },
  {
    menu: 'hamburgueria - primeiro menu',
    options: ['Fazer pedido', 'Ver cardápio', 'Acompanhar meu pedido', 'Horário e endereço'],
    answers: {
      'Fazer pedido': `
        1 | quero pedir | quero 2 x-bacon e uma coca | fazer um pedido | vou querer um x tudo |
        pedi um lanche | bora pedir 🍔 |
        boa noite, quero um hambúrguer duplo sem cebola com batata grande pra entregar na rua das flores`,
      'Ver cardápio': `
        cardapio | 2 | me manda o menu | o q tem de bom ai? | quais os lanches q vcs tem |
        kd o cardapio | manda as opção de lanche | a segunda`,
      'Acompanhar meu pedido': `
        cade meu pedido | 3 | meu lanche ja saiu? | ta demorando | fiz um pedido faz 1h e nada |
        onde ta o motoboy | acompanhar | status do pedido |
        já pedi faz quarenta minutos e o entregador não chegou ainda`,
      'Horário e endereço': `
        que horas fecha? | 4 | onde fica? | ta aberto hj? | endereço | vcs ficam aonde |
        abre q horas | me passa a localização 📍`,
    },
    none: `
      oiee | boa noite | nada disso | quero cancelar | não quero pedir agora |
      meu lanche veio errado | vcs tão contratando? | me manda o cardápio e o endereço |
      foi engano | semana passada fiz um pedido aí e tava top | ver o cardápio ou já pedir, sei lá |
      🤔`,
  },
  {
    menu: 'loja de roupas - tamanho',
    options: ['P', 'M', 'G', 'GG', 'Plus size (46 ao 54)'],
    answers: {
      P: `p | tamanho p | pequeno | o menor | pequena | o P por favor | quero a P`,
      M: `m | médio | medio | tam M | media | manda o M | 2 | visto m`,
      G: `
        g | grande | tam. g | quero o G | um g só | o G, uso M mas gosto folgado | G msm`,
      GG: `
        gg | GG pfv | dois g | tamanho gg | 4 | manda GG | extra grande, o gg |
        vou de gg pq o G ficou apertado`,
      'Plus size (46 ao 54)': `
        plus | plus size | uso 50 | plussize | visto 48 | 5 | tamanho 52 |
        o plus moça, meu número é quarenta e oito`,
    },
    none: `
      não sei meu tamanho | qual as medidas do M? | P ou M | M não serve | o M é grande? |
      um P e um G | é pra minha filha de 12 anos | tenho 1,65 e 70kg | tem em preto? |
      o G que comprei da outra vez ficou enorme | acho que M mas não tenho certeza, o que vc acha? |
      quanto fica com frete?`,
  },
  {
    menu: 'loja de eletronicos - entrega',
    options: ['Retirar na loja', 'Entrega por motoboy', 'Envio pelos Correios'],
    answers: {
      'Retirar na loja': `
        retirar | vou buscar | passo ai | busco na loja | 1 | eu pego ai amanha | vou ai pega |
        retirada | não precisa entregar, eu passo aí depois do serviço e pego`,
      'Entrega por motoboy': `
        motoboy | 2 | manda pelo motoca | de moto | moto boy | o motoqueiro entrega | a segunda |
        pode mandar o motoboy 🏍️`,
      'Envio pelos Correios': `
        correio | sedex | pac | 3 | pelo correios | manda por sedex |
        sou de outro estado, manda pelo correio | a ultima opção | correiu`,
    },
    none: `
      quanto é o frete? | motoboy ou correio | qual chega mais rapido? | não posso retirar |
      o motoboy é quanto? | sou de Recife, como faz? | vocês entregam no Jd Ângela? | tanto faz |
      vem com nota fiscal? | correio não, sempre atrasa |
      o motoboy da outra vez não achou minha casa | vou pensar e te falo`,
  },
];
