import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers of a clinic, a restaurant, a shop and a form: first run 1 wrong, 26 needless. */
export const strictProfessionals: readonly MenuTable[] = [
  {
    menu: 'Clínica - menu inicial',
    options: [
      'Agendar consulta',
      'Remarcar ou cancelar',
      'Resultado de exames',
      'Convênios e valores',
      'Falar com a recepção',
    ],
    answers: {
      'Agendar consulta': `
        queria marca uma consulta | 1 | agendar pfv | quero um horario pra semana q vem |
        bom dia gostaria de agendar uma consulta | a primeira opção | marcar consulta 🙏`,
      'Remarcar ou cancelar': `
        preciso desmarcar | 2 por favor | remarca | nao vou poder ir amanha, quero mudar o dia |
        cancelar minha consulta | a segunda | quero trocar o horario da minha consulta`,
      'Resultado de exames': `
        3 | meu exame ja ficou pronto? | resutado | quero pegar o resultado do exame de sangue |
        resultado dos exame | a terceira`,
      'Convênios e valores': `
        vcs aceitam unimed? | quanto custa a consulta | 4 | qto ta a consulta particular |
        convenio | saber os preço | opção 4 pf`,
      'Falar com a recepção': `
        quero falar com a recepcao | 5 | a ultima | fala com a moça da recepção | recepçao pfv |
        me passa pra recepção por gentileza`,
    },
    none: `
      nenhuma dessas | 1 ou 4 | não quero agendar não | não sei | oi boa tarde |
      vocês estão contratando? | minha vizinha agendou consulta aí e adorou |
      qual o endereço da clinica? | o médico da minha mãe cancelou com ela ontem | 7`,
  },
  {
    menu: 'Clínica - qual profissional',
    options: [
      'Dra. Camila (dermatologista)',
      'Dr. Renato (cirurgião plástico)',
      'Juliana (esteticista)',
      'Dra. Beatriz (nutricionista)',
    ],
    answers: {
      'Dra. Camila (dermatologista)': `
        dra camila | dermato | com a camila | 1 | a dermatologista msm | kamila |
        quero a doutora camila por favor`,
      'Dr. Renato (cirurgião plástico)': `
        dr renato | 2 | o cirurgiao | com o doutor renato | cirurgia plastica | o segundo | renatto`,
      'Juliana (esteticista)': `
        ju | com a juliana | esteticista | 3 pfv | a ju da estetica | juliana 😍 | a terceira`,
      'Dra. Beatriz (nutricionista)': `
        nutri | bia nutricionista | 4 | dra beatris | a nutricionista | quero passar com a beatriz |
        a ultima`,
    },
    none: `
      qualquer um | tanto faz | a camila ou a juliana | com o renato não |
      não sei qual é o certo pra mim | qual é mais barato? | queria um cardiologista | a dra |
      a beatriz minha filha vai junto comigo | me indica um?`,
  },
  {
    menu: 'Clínica - motivo da consulta',
    options: ['Botox', 'Preenchimento labial', 'Limpeza de pele', 'Depilação a laser', 'Avaliação'],
    answers: {
      Botox: `
        botox | botoks | 1 | quero fazer botox na testa | butox | é pro botox | a primeira`,
      'Preenchimento labial': `
        encher a boca 💋 | preenchimento | labial | 2 | preencher os labios | quero aumentar a boca |
        preenximento labial`,
      'Limpeza de pele': `
        limpesa de pele | 3 | limpeza | fazer uma limpeza no rosto |
        tirar os cravos, limpeza de pele | a terceira | limp de pele`,
      'Depilação a laser': `
        lazer | depilaçao | 4 por favor | laser na virilha | depilar as axilas |
        quero tirar os pelos a laser | depilacao`,
      Avaliação: `
        avaliacao | 5 | só uma avaliação msm | primeiro quero passar por avaliação | avaliaçao pfv |
        a última | é pra avaliar`,
    },
    none: `
      botox e limpeza de pele | botox não | dói muito? | ainda to em duvida |
      já fiz botox em outro lugar e deu alergia | 2 ou 3 | vcs fazem unha? | nenhum desses |
      qual a forma de pagamento | minha irmã fez laser aí`,
  },
  {
    menu: 'Pizzaria - menu inicial',
    options: [
      'Ver cardápio',
      'Fazer pedido',
      'Acompanhar meu pedido',
      'Reservar mesa',
      'Falar com atendente',
    ],
    answers: {
      'Ver cardápio': `
        cardapio | me manda o cardápio | 1 | ver o menu | quais sabores tem? |
        manda o cardapio ai mano | a primeira`,
      'Fazer pedido': `
        quero pedir | 2 | quero uma pizza grande de calabresa | fazer um pedido |
        pedir uma pizza agora pfv | bora pedir 🍕 | a segunda`,
      'Acompanhar meu pedido': `
        cade minha pizza | 3 | meu pedido ja saiu? | ta demorando meu pedido, onde ta? |
        acompanhar | saber do meu pedido | a terceira por favor`,
      'Reservar mesa': `
        reserva | quero reservar uma mesa pra 6 | 4 | mesa pra 10 pessoas sabado | reservar |
        uma reserva pra hoje a noite | resevar mesa`,
      'Falar com atendente': `
        atendente | 5 | quero falar com uma pessoa | humano pelo amor de deus | fala com alguem |
        atendent | me passa pra um atendente`,
    },
    none: `
      oi | não quero pedir nada | ver cardápio e reservar mesa | 2 ou 4 |
      vocês compram queijo de fornecedor? | ontem fiz pedido e tava uma delícia | não sei ainda |
      nada disso | kkkkk | até que horas vcs abrem?`,
  },
  {
    menu: 'Restaurante - mesa ou entrega',
    options: ['Comer no restaurante', 'Entrega em casa', 'Retirar no balcão'],
    answers: {
      'Comer no restaurante': `
        vou comer ai | no restaurante | 1 | comer ai mesmo | a gente vai jantar aí | na mesa |
        vamo comer no local`,
      'Entrega em casa': `
        entrega | delivery | 2 | manda aqui em casa | pra entregar | entregar no meu ap 🛵 | dilivery`,
      'Retirar no balcão': `
        vou buscar | retirada | 3 | passo ai pra pegar | busco no balcao | eu msm pego ai | retiro`,
    },
    none: `
      tanto faz | não é entrega | entrega ou retirada, ainda vou ver | quanto é a entrega? |
      não sei | da última vez a entrega demorou muito | tem wifi aí? | nenhum | 1 ou 2 | pera ai`,
  },
  {
    menu: 'Restaurante - sobremesa',
    options: ['Pudim de leite', 'Petit gâteau', 'Sorvete', 'Açaí', 'Sem sobremesa'],
    answers: {
      'Pudim de leite': `
        pudim | 1 | um pudinzinho | pudin | quero pudim de leite por favor | pudim 🍮 | a primeira`,
      'Petit gâteau': `petit gato | 2 | peti gateau | petit | o petit gateau | um petigatô | a segunda`,
      Sorvete: `sorvete | 3 | sorvet | um sorvetinho | 🍦 | vou de sorvete | a terceira pfv`,
      Açaí: `
        acai | 4 | um açaizinho | assai | o açai por favor | quero açaí bem gelado |
        vou querer o acai`,
      'Sem sobremesa': `
        nao quero sobremesa | 5 | sem | dispenso a sobremesa | não, obrigado |
        nenhuma, só a comida msm | hj vou ficar sem sobremesa`,
    },
    none: `
      pudim e sorvete | pudim não | qual é mais gostoso? | tem brigadeiro? | to na duvida |
      o pudim da minha avó era maravilhoso | açaí ou petit gateau | quanto é o sorvete? | calma | 9`,
  },
  {
    menu: 'Loja de roupas - menu inicial',
    options: ['Ver novidades', 'Promoções', 'Trocas e devoluções', 'Rastrear pedido', 'Endereço e horário'],
    answers: {
      'Ver novidades': `
        novidades | 1 | o que chegou de novo? | quero ver os lançamentos | as novidade |
        chegou coisa nova? | a primeira`,
      Promoções: `
        promo | 2 | tem promoçao? | oq ta em oferta | promossao | quero ver as promoções 🔥 |
        a segunda`,
      'Trocas e devoluções': `
        quero trocar | 3 | a blusa ficou pequena, quero trocar | devolver | troca |
        veio tamanho errado preciso trocar | devolucao de um vestido`,
      'Rastrear pedido': `
        rastreio | 4 | cade meu pedido | quero saber onde ta minha encomenda | rastrear |
        codigo de rastreio pfv | minha compra ainda nao chegou`,
      'Endereço e horário': `
        onde fica a loja | 5 | que horas fecha? | endereco | horario de funcionamento |
        abre domingo? | me passa o endereço`,
    },
    none: `
      bom dia | promoções e novidades | não quero trocar | 3 ou 4 | vcs contratam vendedora? |
      nada disso | não entendi | passei na frente da loja e tava cheia kkk | depois eu vejo |
      aceita pix?`,
  },
  {
    menu: 'Loja - categoria',
    options: ['Feminino', 'Masculino', 'Infantil', 'Calçados'],
    answers: {
      Feminino: `
        feminina | 1 | roupa de mulher | fem | vestidos | moda feminina pfv |
        saia e blusinha de mulher`,
      Masculino: `
        masc | 2 | roupa de homem | masculina | camisa social masculina |
        é pro meu marido, roupa masculina | o segundo`,
      Infantil: `
        infantiu | 3 | roupa de criança | pro meu filho de 4 anos, roupinha | kids |
        roupinha de bebe 👶 | a terceira`,
      Calçados: `
        sapato | 4 | tenis | calcado | quero ver sandália | sapatos por favor | a última`,
    },
    none: `
      feminino e infantil | masculino não | só to olhando | é presente, não sei ainda | todas |
      tem perfume? | 1 ou 4 | minha filha tá dormindo, já respondo | nenhuma | qual tem desconto?`,
  },
  {
    menu: 'Loja - forma de entrega',
    options: ['Correios (PAC)', 'Sedex', 'Motoboy', 'Retirar na loja'],
    answers: {
      'Correios (PAC)': `
        pac | 1 | pelo pac | o pac msm | manda por pac | a primeira | pac dos correios por favor`,
      Sedex: `
        sedex | 2 | cedex | por sedex | sedx | a segunda | manda no sedex que é mais rápido`,
      Motoboy: `
        moto boy | 3 | motoboi | pelo motoboy | manda de moto | o motoca 🏍️ | a terceira`,
      'Retirar na loja': `
        retiro na loja | 4 | vou ai buscar | pego na loja | retirada |
        passo aí depois do serviço pra pegar | vou retirar`,
    },
    none: `
      quanto fica o frete? | pac ou sedex | sedex não | o mais barato | tanto faz |
      meu primo é motoboy | não sei ainda | vcs mandam pra portugal? | nenhuma dessas |
      esperei 20 dias pelos correios da outra vez`,
  },
  {
    menu: 'Lead - quando pretende começar',
    options: ['Imediatamente', 'Em até 30 dias', 'Em 2 ou 3 meses', 'Só estou pesquisando'],
    answers: {
      Imediatamente: `
        agora | o quanto antes | ja | hoje mesmo se der | imediato | pra ontem kkk |
        é urgente, quero começar logo agora`,
      'Em até 30 dias': `
        esse mes ainda, em até 30 dias | 30 dias | daqui umas 3 semanas | até 30d | a segunda |
        dentro de um mês | em ate trinta dias`,
      'Em 2 ou 3 meses': `
        daqui uns 2 meses | 2 ou 3 meses | uns tres meses | a terceira |
        daqui 3 meses mais ou menos | em dois meses | 2/3 meses`,
      'Só estou pesquisando': `
        so pesquisando | to só olhando por enquanto | pesquisando | a última | só dando uma olhada |
        so sondando preço | por enquanto só pesquiso msm`,
    },
    none: `
      depende do preço | não sei | agora não | vi no instagram | ano que vem |
      já pesquisei muito e me enganaram | quem ta falando? |
      agora ou daqui 3 meses, depende da minha mulher | 30 dias não dá | oi tudo bem?`,
  },
];
