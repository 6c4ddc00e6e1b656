import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, first menus and reasons of clinics, shops, salons and a form: first run 3 wrong, 62 needless. */
export const strictMatters: readonly MenuTable[] = [
  {
    menu: 'Olá! Aqui é a Clínica Sorriso Vivo 🦷 Como podemos ajudar?',
    options: [
      'Agendar consulta',
      'Remarcar ou cancelar consulta',
      'Convênios aceitos',
      'Endereço e horário',
      'Falar com a recepção',
    ],
    answers: {
      'Agendar consulta': `
        1 | queria marcar uma consulta pfv | agenda |
        boa tarde, tô com um dente doendo e preciso de um horário com o dentista o quanto antes | marcar |
        a primeira | quero agendar pro meu filho | vcs tem vaga essa semana pra avaliação?`,
      'Remarcar ou cancelar consulta': `
        2 | não vou poder ir amanhã, dá pra mudar o dia? | desmarcar | remarca |
        preciso cancelar minha consulta de sexta |
        surgiu um imprevisto no serviço e vou ter que adiar a minha consulta | opção dois |
        remarcar por favor 🙏`,
      'Convênios aceitos': `
        3 | vcs aceitam unimed? | atende pelo odontoprev? | convenio | plano de saude |
        quais planos vcs pegam`,
      'Endereço e horário': `
        4 | onde fica? | q horas vcs abrem | endereço | me manda a localização pf 📍 | sábado vcs abrem? |
        vcs ficam em qual rua msm`,
      'Falar com a recepção': `
        5 | quero falar com uma atendente | recepçao | a última | me passa pra uma pessoa de verdade |
        tem algum humano aí?`,
    },
    none: `
        não sei | 1 e 3 | kkkkkk | quero saber o endereço e também marcar consulta |
        vcs estão contratando auxiliar? | não quero agendar | boa noite |
        hmm deixa eu ver com meu marido primeiro | 9 | meu cachorro tá vomitando vcs atendem pet?`,
  },
  {
    menu: 'Com qual especialista você gostaria de se consultar?',
    options: [
      'Cardiologista',
      'Dermatologista',
      'Ginecologista',
      'Ortopedista',
      'Pediatra',
      'Oftalmologista',
    ],
    answers: {
      Cardiologista: `
        1 | cardio | medico do coração |
        to sentindo umas palpitações e o meu pai é hipertenso, queria ver meu coração | o primeiro |
        cardiologita`,
      Dermatologista: `
        dermato | 2 | médico de pele | apareceu umas manchas na minha pele | to com mta espinha |
        a dermatologista por gentileza`,
      Ginecologista: `
        gineco | 3️⃣ | quero fazer o preventivo | papanicolau | ginecologia | terceira opção`,
      Ortopedista: `
        orto | quatro | torci o joelho jogando bola | ortopedia pf | caí e acho que quebrei o pulso |
        médico de osso`,
      Pediatra: `
        é pro meu bebê de 3 meses, consulta de rotina | pediatria | número 5 | médico de criança |
        pedriatra`,
      Oftalmologista: `
        6 | oftalmo | médico de vista | preciso trocar o grau do óculos |
        não tô enxergando direito de longe | o último`,
    },
    none: `
        não sei qual | cardio e dermato | psicólogo | tem nutricionista? | o que for mais barato |
        qual vc indica? | não quero ginecologista | dentista | só queria tirar uma dúvida sobre o pagamento |
        talvez o ortopedista ou o cardiologista, não decidi | 😂😂`,
  },
  {
    menu: 'Bem-vindo à Pizzaria Dona Nena 🍕 O que você deseja?',
    options: [
      'Fazer um pedido',
      'Ver o cardápio',
      'Acompanhar meu pedido',
      'Promoções do dia',
      'Falar com atendente',
    ],
    answers: {
      'Fazer um pedido': `
        1 | quero pedir | quero pedir uma pizza | manda uma calabresa grande e uma coca 2l | pedido novo |
        bora pedir | vou querer uma meia mussarela meia frango pra entregar aqui em casa |
        fazer pedido pfvr`,
      'Ver o cardápio': `
        2 | cardapio | me manda o menu | quais sabores vcs tem? | queria dar uma olhada no cardápio antes |
        a segunda | quais pizzas tem aí e os preços`,
      'Acompanhar meu pedido': `
        3 | cadê minha pizza?? | já faz uma hora que pedi e nada até agora | acompanhar |
        o motoboy já saiu? | meu pedido tá demorando demais, onde ele está | status do pedido`,
      'Promoções do dia': `
        promo | 4 | tem alguma oferta hoje? | promoção | quarta opção | tem desconto hj?`,
      'Falar com atendente': `
        5 | atendente | quero falar com alguém | me chama uma pessoa pf, não gosto de robô | o ultimo`,
    },
    none: `
        oi | tanto faz | vcs entregam gás? | não sei ainda | 2 e 4 | não quero fazer pedido |
        manda um pix aí kkk | errei o número, desculpa | promoções e falar com atendente | 7 | 👍`,
  },
  {
    menu: 'Como você vai pagar?',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição'],
    answers: {
      Pix: `
        1 | no pix | piks | me passa a chave | vou fazer um pix agora | pics |
        faz um qr code pra mim que eu pago pelo app do banco na hora`,
      'Cartão de crédito': `
        crédito | credito | 2 | no cartão, crédito por favor | cred | passa no credito msm | segundo`,
      'Cartão de débito': `
        débito | 3 | debito pf | cartao de debto | leva a maquininha que eu passo no débito | deb`,
      Dinheiro: `
        4 | em espécie | dinheiro vivo | vou pagar em dinheiro, preciso de troco pra 100 | cash |
        com uma nota de 50, leva troco | 💵`,
      'Vale-refeição': `
        vr | 5 | vale refeiçao | ticket | quinta opção | vou passar no meu vale, o da firma de refeição |
        sodexo`,
    },
    none: `
        cartão | no cartão | metade no pix metade em dinheiro | não sei ainda, vou ver | fiado | cheque |
        qualquer um | quanto deu mesmo? | não é pix | pix ou débito | demora quanto pra chegar?`,
  },
  {
    menu: 'Oi! Loja Bella Moda 👗 Em que posso te ajudar?',
    options: [
      'Ver novidades',
      'Acompanhar entrega',
      'Trocas e devoluções',
      'Endereço das lojas',
      'Comprar no atacado',
    ],
    answers: {
      'Ver novidades': `
        1 | novidade | quero ver o que chegou de novo | lançamentos | mostra as peças novas |
        nova coleção 😍`,
      'Acompanhar entrega': `
        2 | cadê minha encomenda | meu pacote ainda não chegou | rastrear |
        qual o código de rastreio da minha compra? | entrega |
        comprei semana passada pelo site e até agora não chegou nada aqui em casa queria saber onde tá |
        chega qdo meu pedido?`,
      'Trocas e devoluções': `
        troca | 3 | o vestido ficou apertado, quero trocar | devolver uma blusa | a calça veio com defeito |
        quero meu dinheiro de volta, não gostei da peça | três | devolucao`,
      'Endereço das lojas': `
        4 | onde fica a loja? | vcs tem loja física em BH? | endereço |
        queria ir aí pessoalmente, qual a rua | localização`,
      'Comprar no atacado': `
        atacado | 5 | sou revendedora, quero comprar pra revender | a última opção |
        quanto é a partir de 10 peças no atacado? | quero comprar em quantidade pra minha lojinha |
        por atacado pfv`,
    },
    none: `
        oi tudo bem? | não sei | vcs alugam vestido de noiva? | 2 ou 3 |
        quero ver novidades e também trocar uma blusa | mandei mensagem errada | não quero atacado |
        qual seu nome? | hoje tá um calor né | vcs consertam roupa?`,
  },
];
