import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, the first menus of sixteen trades; with `first-more.ts`, first run 1 wrong, 93 needless. */
export const strictFirst: readonly MenuTable[] = [
  {
    menu: 'dentista',
    options: [
      'Agendar avaliação',
      'Remarcar ou cancelar consulta',
      'Emergência / dor de dente',
      'Convênios e formas de pagamento',
      'Endereço e horário de funcionamento',
    ],
    answers: {
      'Agendar avaliação': `
        quero marca uma avaliaçao | agendar | queria passar pela 1a vez p avaliar |
        marcar avaliacao pfv 🙏 | 1 | fazer uma avaliaçãozinha`,
      'Remarcar ou cancelar consulta': `
        preciso desmarcar | remarca minha consulta de amanha | nao vou poder ir na consulta hj |
        cancelar | quero trocar o dia da minha consulta | 2`,
      'Emergência / dor de dente': `
        to morrendo de dor 😭 | meu dente ta doendo mto | urgencia |
        quebrei o dente agora, ta sangrando | dor de dente | a terceira`,
      'Convênios e formas de pagamento': `
        aceita odontoprev? | vcs atende plano amil | parcela no cartao? | convenio |
        da pra pagar no pix?`,
      'Endereço e horário de funcionamento': `
        onde fica | q hrs abre | me passa a localizaçao | vcs abre sabado? | endereco pf | 5`,
    },
    none: `
      nao quero marcar nada nao | quero remarcar e tb saber se aceita meu plano |
      vcs estao contratando auxiliar? | minha vizinha teve dor de dente e disse q vcs sao bons |
      sei la, depois eu vejo | 1 ou 2, tanto faz`,
  },
  {
    menu: 'fisioterapia',
    options: ['Marcar sessão', 'Pilates', 'RPG', 'Drenagem linfática', 'Falar com a recepção'],
    answers: {
      'Marcar sessão': `
        quero marcar uma sessao | agendar minha sessao | marca sessao pra quinta | 1 |
        tem horario pra sessão amanha?`,
      Pilates: `
        pilatis | quanto ta o pilates | plates | queria fazer aula de pilates 🧘‍♀️ | opção 2`,
      RPG: `rpg | r.p.g | reeducação postural | o medico passou rpg | numero 3`,
      'Drenagem linfática': `drenagem | drenage linfatica | fazer drenagem pos lipo | dreno linfatica | 4`,
      'Falar com a recepção': `
        quero falar c a moça da recepçao | recepcao | me passa pra recepcionista |
        falar com alguem da recepçao por favor | 5️⃣`,
    },
    none: `
      pilates ou rpg, qual é melhor pra coluna? | nao, pilates nao | to na duvida ainda |
      fiz drenagem ano passado em outro lugar e nao gostei | bom dia | vcs vende colchao?`,
  },
  {
    menu: 'hamburgueria',
    options: [
      '🍔 Ver cardápio',
      '🛵 Fazer pedido',
      '📍 Acompanhar meu pedido',
      '🔥 Promoções do dia',
      '💬 Falar com atendente',
    ],
    answers: {
      '🍔 Ver cardápio': `manda o cardapio | cardapio | menu pf | me ve o cardapio ai | 1`,
      '🛵 Fazer pedido': `
        quero pedir | fazer um pedido | quero um x bacon e uma coca | bora pedir 😋 | pedir lanche |
        2`,
      '📍 Acompanhar meu pedido': `
        cade meu pedido | meu lanche ja saiu? | ta demorando dms meu pedido |
        o motoboy ja ta vindo? | acompanhar`,
      '🔥 Promoções do dia': `tem promo hj? | promoçao | qual a promoção de hoje | promo | as promo 🔥`,
      '💬 Falar com atendente': `
        atendente | qro falar com uma pessoa | falar c alguem |
        tem gente ai? quero falar com humano | 5`,
    },
    none: `
      nao quero pedir agora | quero ver o cardapio e as promoçoes | kkkkkk |
      ontem fiz um pedido ai com meu primo, mto top | hmm nao sei | 10`,
  },
  {
    menu: 'açaí',
    options: ['Copo 300ml', 'Copo 500ml', 'Copo 700ml', 'Barca de açaí', 'Açaí zero açúcar'],
    answers: {
      'Copo 300ml': `300 | o de 300 ml | trezentos | um copinho de 300 | o menor copo`,
      'Copo 500ml': `500 | quinhentos ml | de 500 pfv | meio litro | copo de quinhento`,
      'Copo 700ml': `700ml | setecentos | o copo maior | me ve um de 700 💜 | copo d 700`,
      'Barca de açaí': `barca | a barca pra dividir | quero uma barca | barcaa | 4`,
      'Açaí zero açúcar': `zero | sem açucar | o zero acucar | sou diabetica, o sem açúcar | açai zero`,
    },
    none: `
      300 ou 500 ainda to vendo | nao quero barca | quanto é a entrega? | 1 de 300 e 1 de 700 |
      semana passada a barca veio toda derretida 😡 | perai vou perguntar pro meu marido`,
  },
  {
    menu: 'sushi delivery',
    options: ['Combinados', 'Temaki', 'Yakisoba', 'Hot roll', 'Bebidas', 'Falar com atendente'],
    answers: {
      Combinados: `combinado | quero um combo de 40 peças | os combinado | 1 | cumbinado`,
      Temaki: `temaki | temake | um temaki de salmao | o cone, temaki | temakiii 😍`,
      Yakisoba: `yakissoba | iaquisoba | yaki soba de carne | 3 | o macarrao`,
      'Hot roll': `hot | hotroll | hot rol | aquele frito, o hot | 4`,
      Bebidas: `uma coca lata | refri | quero so uma bebida | bebida | suco`,
      'Falar com atendente': `
        atendente | falar com uma pessoa | quero fala com alguem | me chama um humano | 6`,
    },
    none: `
      temaki e hot | nao gosto de yakisoba | to com duvida no q pedir |
      meu filho passou mal com um hot roll uma vez | vcs fazem buffet pra casamento? | nenhum desses`,
  },
  {
    menu: 'padaria',
    options: [
      'Encomendar bolo',
      'Salgados para festa',
      'Cesta de café da manhã',
      'Pães e produtos do dia',
      'Horário de funcionamento',
    ],
    answers: {
      'Encomendar bolo': `
        bolo | quero encomendar um bolo de niver 🎂 | bolo de aniversario 2kg | encomenda de bolo | 1`,
      'Salgados para festa': `
        um cento de coxinha | salgadinho | salgados pra festa | cento de salgado | quero 200 salgado`,
      'Cesta de café da manhã': `
        cesta | cesta de cafe | queria uma cesta pra minha mae | cesta d café da manha | a 3`,
      'Pães e produtos do dia': `tem pao de q hj? | pao | quais os pães do dia | pao frances | oq tem hj de pao`,
      'Horário de funcionamento': `
        q horas fecha | abre domingo? | horario | ate q hrs vcs ficam aberto | que hora abre amanha`,
    },
    none: `
      bolo e um cento de salgado | nao é bolo nao | vcs aceitam curriculo? |
      o bolo q comprei ai estava lindo, obrigada ❤️ | talvez uma cesta, ou um bolo, nao sei | oi`,
  },
  {
    menu: 'loja de móveis',
    options: [
      'Sofás e poltronas',
      'Guarda-roupas',
      'Camas e colchões',
      'Mesas e cadeiras',
      'Acompanhar entrega',
      'Montagem e assistência',
    ],
    answers: {
      'Sofás e poltronas': `sofa | sofa retratil | soffa de canto | poltrona de amamentaçao | 1`,
      'Guarda-roupas': `guarda roupa | guardaroupa casal | roupeiro | gurda roupa 6 portas | 2`,
      'Camas e colchões': `cama box | colchao | cama de casal | colxao queen | procuro uma cama solteiro`,
      'Mesas e cadeiras': `mesa de jantar | cadeira | jogo de mesa 6 cadeiras | meza | 4`,
      'Acompanhar entrega': `
        qdo chega meu sofa? | cade minha entrega | ja saiu pra entrega? | rastrear entrega 🚚 |
        comprei e ainda nao entregaram`,
      'Montagem e assistência': `
        o montador nao veio | montagem | quero agendar a montagem |
        chegou com defeito, preciso de assistencia | veio faltando parafuso`,
    },
    none: `
      sofá e cama | nao quero sofa | vcs compram movel usado? | to so olhando |
      minha cunhada comprou uma mesa e amou | estou na dúvida entre cama e guarda roupa`,
  },
  {
    menu: 'conserto de celular',
    options: [
      'Troca de tela',
      'Troca de bateria',
      'Não carrega / conector',
      'Caiu na água',
      'Consultar andamento do conserto',
      'Capas e películas',
    ],
    answers: {
      'Troca de tela': `
        tela quebrada | trincou a tela | display | troca a tela do a12 quanto |
        quebrei o vidro da tela 😩 | 1`,
      'Troca de bateria': `
        bateria viciada | trocar bateria | batera | bateria estufou | a bateria nao dura nada`,
      'Não carrega / conector': `
        nao ta carregando | n carrega | conector | entrada do carregador ruim | nao pega carga`,
      'Caiu na água': `
        caiu na piscina | molhou | caiu no vaso 🚽 | tomou um banho de agua | derrubei na privada`,
      'Consultar andamento do conserto': `
        meu cel ja ta pronto? | ja arrumou o meu? | andamento | saber do meu conserto |
        deixei ai ontem, ficou pronto?`,
      'Capas e películas': `
        pelicula | capinha | capinha pro iphone 11 | tem pelicula 3d? | peliculaa e só | 6`,
    },
    none: `
      tela e bateria | nao é a tela | vcs compram celular usado? | nao sei oq tem |
      ano passado troquei a tela ai, ficou top 👍 | pode ser bateria ou conector`,
  },
];
