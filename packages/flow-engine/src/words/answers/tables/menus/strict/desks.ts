import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, for twelve more: first run 4 wrong, 71 needless. */
export const strictDesks: readonly MenuTable[] = [
  {
    menu: 'olá! aqui é a netvale fibra. como podemos ajudar?',
    options: ['Sem sinal', 'Internet lenta', 'Segunda via da fatura', 'Mudança de endereço', 'Cancelamento'],
    answers: {
      'Sem sinal':
        'to sem sinal | to sem net desde ontem | a internet caiu aqui | nao ta pegando nada a internet | opção 1 | a primeira pfv | tô sem conexão nenhuma | fiquei sem internet 😩 | 1️⃣ | minha net parou de funcionar',
      'Internet lenta':
        'ta muito lerda a internet | a net ta devagar dms | lentidão | 2 por favor | dois | velocidade ta mt baixa | a net ta uma carroça 🐌 | nº 2 | internete lenta | minha internet tá lenta demais da conta',
      'Segunda via da fatura':
        '2a via | segunda via | qro o boleto | me manda a fatura pfv | 3 | a terceira | opção três | preciso do boleto desse mes | 2ª via do boleto | perdi o boleto, manda outro',
      'Mudança de endereço':
        'mudança de endereco | vou me mudar e qro levar a internet | mudei de casa, preciso transferir a net | trocar o endereço da instalação | quatro | a quarta opção | transferencia de endereço pfv | 4️⃣ | mudar a net pra casa nova',
      Cancelamento:
        'cancelar | qro cancelar | quero encerrar o plano | 5 | a última | cinco por favor | cancela minha internet pfv | desejo fazer o cancelamento | nao quero mais a internet de vcs, cancela | cancelamento obg',
    },
    none: 'nao quero cancelar | tem plano de 500 mega? | 6 | bom dia, tudo bem? | lenta ou sem sinal, nem sei dizer | qual o telefone de vcs? | semana passada tava lenta mas ja resolveu | meu vizinho ficou sem sinal | quero aumentar minha velocidade, quanto custa? | boleto e mudança de endereço | vcs atendem em Itu? | to com um problema | não é pra cancelar não viu | vc é robô?',
  },
  {
    menu: 'contabilidade prado, bom dia! sobre qual assunto deseja falar?',
    options: [
      'Abrir empresa',
      'Imposto de Renda',
      'Folha de pagamento',
      'Emissão de nota fiscal',
      'Fechar empresa',
    ],
    answers: {
      'Abrir empresa':
        'quero abrir um cnpj | abrir uma firma | opção um | a primeira opção | 1 | abertura de empresa | vou abrir meu negócio | qro abri uma empresa pfv | abrir mei | montar minha empresa 🙏',
      'Imposto de Renda':
        'IR | irpf | declaração do imposto de renda | qro declarar o ir | 2 | a segunda | imposto de rendas | nº 2 | acertar as contas com o leão 🦁 | fazer meu imposto de renda pfv',
      'Folha de pagamento':
        'folha | folha de pgto | folha dos funcionarios | 3️⃣ | três | terceira opção | é sobre a folha de pagamento | opção 3 por favor | folha de pagameto | a folha de salários da empresa',
      'Emissão de nota fiscal':
        'emitir nota | nota fiscal | tirar uma nota | nf | preciso emitir uma nfe | 4 | a quarta | quatro pfv | emissao de nf | qro fazer uma nota fiscal',
      'Fechar empresa':
        'dar baixa no cnpj | encerrar a empresa | fechar minha firma | 5 | a quinta | última opção | qro fecha a empresa | encerrar meu mei | numero 5 | baixa da empresa pfv',
    },
    none: 'não quero fechar a empresa | vcs abrem sábado? | que horas fecha o escritório? | 7 | abrir ou fechar, depende do custo | preciso de uma certidão negativa | meu sócio que cuida disso | ja declarei o ir ano passado | nota fiscal e folha | quanto vcs cobram por mês? | IPTU | oi | vcs imprimem folha A4? | não sei bem | imposto de renda não',
  },
  {
    menu: 'imobiliária morada certa 🏠 o que você procura?',
    options: ['Comprar imóvel', 'Alugar imóvel', 'Anunciar meu imóvel', 'Falar com um corretor'],
    answers: {
      'Comprar imóvel':
        'comprar | qro comprar uma casa | compra | to procurando ap pra comprar | 1 | opção 1 | a primeira | quero comprar meu primeiro apartamento | um por favor | compra uma casa própria',
      'Alugar imóvel':
        'alugar | aluguel | casa pra alugar, preciso morar | to atras de um ap de aluguel | 2 | dois pfv | a segunda opção | procuro casinha de aluguel | 2️⃣ | qro aluga um ape pra mim morar',
      'Anunciar meu imóvel':
        'anunciar | quero anunciar minha casa | anuncia meu apto | por meu apartamento no site de vcs | 3 | a terceira | opção três | qro vender minha casa com vcs | anúncio do meu imóvel | tenho um imovel pra anunciar',
      'Falar com um corretor':
        'corretor | qro falar c corretor | chama um corretor pfv | 4 | a quarta | quatro | falar com a corretora | última opção | me passa pro corretor | corretor por favor 🙏',
    },
    none: 'comprar ou alugar, ainda nao decidi | nao quero alugar | vi o anuncio de vcs no face | quanto ta o condomínio? | 5 | meu cunhado comprou com vcs | aluguei com vcs ano passado | tem vaga de emprego pra corretor? | 2 quartos | boa tarde | quero pagar meu aluguel atrasado | comprar carro | qual o endereço de vcs? | não preciso de corretor',
  },
  {
    menu: 'hotel mar azul: como podemos ajudar?',
    options: ['Fazer uma reserva', 'Alterar data da reserva', 'Cancelar reserva', 'Consultar preços'],
    answers: {
      'Fazer uma reserva':
        'quero reservar um quarto | fazer reserva | reservar pfv | 1 | opção 1 | a primeira | qro fazer uma reserva pra 2 pessoas | gostaria de reservar um quarto de casal | reservar um quarto pro feriado | uma nova reserva',
      'Alterar data da reserva':
        'mudar a data | preciso remarcar minha reserva | trocar a data da reserva | 2 | a segunda | dois | qro adiar minha reserva pro dia 15 | alterar a data pfv | alteração de data | nº 2',
      'Cancelar reserva':
        'cancelar | qro cancelar minha reserva | cancela a reserva pfv | 3 | a terceira opção | três | cancelamento da reserva | desisti da viagem, quero cancelar | cancelar reserva obg | 3️⃣',
      'Consultar preços':
        'preços | qto ta a diária? | valores | 4 | a última | quatro por favor | queria saber os preço | preço da diaria de casal | ver os valores pfv | quanto custa o quarto?',
    },
    none: 'reserva | é sobre a minha reserva | aceita cachorro? | tem piscina? | não quero cancelar | 5 | mudar a data ou cancelar, o que sai melhor? | que horas é o check-in? | minha irmã ficou hospedada aí mês passado | esqueci um casaco no quarto | oi boa noite | já cancelei ontem | quarto 3 | cancelar uma e fazer outra | somos 4 pessoas',
  },
  {
    menu: 'cantina da nonna 🍝 o que deseja?',
    options: ['Reservar mesa', 'Pedir delivery', 'Ver o cardápio', 'Horário de funcionamento'],
    answers: {
      'Reservar mesa':
        'reservar | reserva | qro reservar uma mesa | mesa pra 4 hj a noite | 1 | a primeira | opção um | queria reserva mesa pra sabado | uma mesa pra dois pfv | fazer uma reserva',
      'Pedir delivery':
        'delivery | entrega | quero pedir pra entregar em casa | tele entrega tchê | 2 | dois | a segunda opção | delivery pfv | pedir comida em casa | delivere',
      'Ver o cardápio':
        'cardapio | me manda o cardápio | o menu pfv | 3 | terceira | opção 3 | quero ver os pratos | qro ver o cardapio 😋 | numero três | manda o menu ai',
      'Horário de funcionamento':
        'horário | q horas vcs abrem? | horario de funcionamento pfv | 4 | quatro | a última | ate que horas fica aberto | saber os horários | 4️⃣ | que hora fecha hj?',
    },
    none: 'mesa ou delivery, tanto faz | tem vaga de emprego? | aceita vr? | vcs tem estacionamento? | não quero delivery | ontem o delivery veio frio | quero reservar mesa e ver o cardápio | to com fome kkk | 5 | meu primo reservou ontem | tem mesa de sinuca? | oi tudo bem | quero falar com o gerente | não é reserva não | pode levar bolo de aniversário?',
  },
  {
    menu: 'salão bela flor 💇 qual serviço você quer agendar?',
    options: [
      'Corte - R$ 50',
      'Escova - R$ 45',
      'Coloração - R$ 120',
      'Manicure - R$ 30',
      'Pedicure - R$ 35',
      'Design de sobrancelha - R$ 40',
    ],
    answers: {
      'Corte - R$ 50':
        'corte | qro cortar o cabelo | um corte pfv | o de 50 | 1 | opção um | só aparar as pontas | corte de 50 reais | cortá o cabelo | a primeira opção',
      'Escova - R$ 45':
        'escova | fazer uma escova | 2 | o de 45 | segunda opção | só uma escovinha | escovar o cabelo pfv | dois | escova por favor 💁 | numero 2',
      'Coloração - R$ 120':
        'coloração | pintar o cabelo | tintura | 3 | o de 120 reais | opção três | coloracao pfv | qro tingir o cabelo | terceira opção | pinta o cabelo de loiro',
      'Manicure - R$ 30':
        'manicure | unha da mão | fazer as mãos | 4 | o de 30 | opção quatro | manicuri | só a mão | manicure obg 💅 | quatro',
      'Pedicure - R$ 35':
        'pedicure | fazer o pé | unha do pé | 5 | o de 35 | cinco pfv | só os pés | pedicuri | opção 5 | a quinta opção',
      'Design de sobrancelha - R$ 40':
        'sobrancelha | fazer a sombrancelha | design | 6 | o de 40 reais | a última | seis | sombrancelhas pfv | 6️⃣ | qro fazer as sobrancelhas',
    },
    none: 'barba | tem hidratação? | mão e pé | corte e escova | não quero cortar | tá caro 50 reais | faz por 40? | vcs abrem segunda? | tem horário as 3? | minha filha cortou aí mês passado | 7 | aceita pix? | a de 35 ou a de 40 | é pro cabelo | a Jéssica ainda trabalha aí?',
  },
  {
    menu: 'lima & torres advogados. qual é a área do seu caso?',
    options: ['Trabalhista', 'Família', 'Previdenciário', 'Criminal', 'Consumidor'],
    answers: {
      Trabalhista:
        'trabalhista | fui demitido e nao recebi meus direitos | causa trabalhista | 1 | a primeira | opção 1 | processar meu patrão por hora extra | trabalista | qro por a empresa na justiça do trabalho | um pfv',
      Família:
        'familia | divórcio | quero me divorciar | guarda do meu filho | 2 | a segunda opção | dois | direito de familia pfv | pensão alimentícia | separação do casal e guarda das crianças',
      Previdenciário:
        'previdenciario | aposentadoria | inss | qro me aposentar | 3 | três | opção 3 por favor | o inss negou meu auxílio | previdênciaria | terceira',
      Criminal:
        'criminal | caso criminal | meu irmao foi preso | 4 | a quarta | opção quatro | processo crime | advogado criminalista | área criminal pfv | nº 4',
      Consumidor:
        'consumidor | direito do consumidor | comprei e a loja nao entregou | 5 | a última | cinco | quero processar a loja, produto com defeito | consumidor por favor | 5️⃣ | causa de consumidor',
    },
    none: 'quero falar com o dr Marcos | quanto é a consulta? | nao é criminal não | familia ou trabalhista, nao sei | usucapião de um terreno | 6 | qual a diferença entre previdenciário e trabalhista? | trabalho até as 18h, posso ir depois? | vcs atendem no sábado? | multa de trânsito | já resolvi com outro advogado | bom dia doutor | a família vai bem, graças a Deus | vcs têm quantos anos de mercado? | divórcio e aposentadoria',
  },
  {
    menu: 'farmácia vida 💊 como podemos ajudar?',
    options: [
      'Consultar preço de remédio',
      'Fórmula manipulada',
      'Vacinas',
      'Acompanhar minha entrega',
      'Falar com o farmacêutico',
    ],
    answers: {
      'Consultar preço de remédio':
        'preço de remedio | quanto ta a dipirona? | qto custa a losartana | 1 | a primeira | opção 1 | saber o valor de um remédio | consultar preço pfv | ver preço de medicamento | um por favor',
      'Fórmula manipulada':
        'manipulado | formula | quero manipular uma receita | 2 | dois | a segunda | fórmula manipulada pfv | remedio manipulado | opção 2 | manipulação',
      Vacinas:
        'vacina | tomar vacina | qro vacinar da gripe | 3 | três | terceira opção | vacina da gripe pfv | vaçina | quero me vacinar 💉 | nº 3',
      'Acompanhar minha entrega':
        'cade meu pedido? | minha entrega nao chegou | acompanhar entrega | 4 | a quarta | quatro | rastrear meu pedido | onde ta minha entrega? | opção quatro pfv | saber da minha entrega',
      'Falar com o farmacêutico':
        'farmaceutico | falar com a farmacêutica | qro falar c o farmaceutico | 5 | a última | cinco por favor | me passa pro farmacêutico | farmaceutico pfv | 5️⃣ | tirar duvida com o farmacêutico',
    },
    none: 'vcs abrem domingo? | tem fralda? | minha mãe já se vacinou ano passado | não quero manipulado | quanto custa o frete da entrega? | sou farmacêutico, vcs tão contratando? | 9 | vcs medem pressão? | vacina e fórmula | oi | aceita cartão? | to na dúvida | manipulado ou normal, tanto faz | a entrega chegou certinho, obrigado',
  },
  {
    menu: 'rota sul viagens ✈️ o que você quer cotar?',
    options: ['Pacote completo', 'Só passagem aérea', 'Só hotel', 'Aluguel de carro', 'Seguro viagem'],
    answers: {
      'Pacote completo':
        'pacote | o pacote completo pfv | completo | 1 | a primeira | opção um | qro um pacote completo | pacotão 😎 | um pacote pra Natal | número 1',
      'Só passagem aérea':
        'só a passagem | passagem de avião | so aereo | 2 | dois | a segunda opção | passagem aerea pra Recife | apenas as passagens | 2 pfv | só o voo',
      'Só hotel':
        'hotel | só hospedagem | so o hotel | 3 | a terceira | três por favor | apenas hotel em Gramado | qro só o hotel | 3️⃣ | reserva de hotel',
      'Aluguel de carro':
        'alugar carro | carro | aluguel de carro pfv | 4 | quatro | a quarta | qro alugar um carro | locação de veículo | opção 4 | aluga um carro pra mim',
      'Seguro viagem':
        'seguro | seguro viagem | seguro de viagem pfv | 5 | a última | cinco | fazer um seguro pra viagem | opção 5 | qro o seguro | siguro viagem',
    },
    none: 'passagem de ônibus | seguro do meu carro | meu voo atrasou ontem | já tenho hotel | preciso tirar o visto | não quero carro | tem promoção? | somos 2 adultos e 3 crianças | ainda nao me sinto seguro pra decidir kkk | cruzeiro | passagem e carro | qual sai mais barato? | 6 | fui de pacote ano passado, foi ótimo | sim',
  },
  {
    menu: 'olá! aqui é do setor de acordos do banco horizonte. você tem uma fatura em aberto de r$ 480,00. como deseja resolver?',
    options: ['Pagar agora', 'Parcelar', 'Já paguei', 'Falar com atendente'],
    answers: {
      'Pagar agora':
        'pagar agora | vou pagar agora | qro quitar agora | 1 | opção 1 | a primeira | pago agora no pix, manda a chave | pagar já | um por favor | quero pagar tudo agora',
      Parcelar:
        'parcelar | quero parcelar em 3x | dividir em parcelas | 2 | dois | a segunda | parcela pra mim pfv | parcelamento | qro dividir em 4 vezes | opção 2',
      'Já paguei':
        'ja paguei | paguei ontem | já tá pago | 3 | a terceira | três | essa fatura ja foi paga | ja paguei isso ai uai | quitei semana passada | jah paguei',
      'Falar com atendente':
        'atendente | falar com uma pessoa | qro falar c atendente | 4 | a última | quatro | me passa pra um atendente pfv | atendente humano | opção 4 por favor | falar com alguém',
    },
    none: 'nao tenho dinheiro agora | vou pagar semana que vem | que dívida é essa? | quem é vc? | minha mulher que cuida disso | ainda nao paguei | agora nao dá | parcelar ou pagar à vista, qual tem desconto? | 7 | não quero parcelar | paguei só metade | dia 3 eu recebo | to desempregado 😔 | isso é golpe? | não quero falar com atendente',
  },
  {
    menu: 'sua consulta está marcada para amanhã às 14h. você confirma a presença?',
    options: ['Sim', 'Não'],
    answers: {
      Sim: 'sim | confirmo | pode confirmar | estarei aí | com certeza | s | 1 | simm 👍 | vou sim, obg | claro, confirmado',
      Não: 'nao | n | não vou poder ir | infelizmente não consigo | 2 | num vou não | não confirmo | opção 2 | naum | amanhã não posso ir, desculpa',
    },
    none: 'talvez | acho q sim, te aviso depois | pode ser às 15h? | qual o endereço? | quem é o médico? | nao sei ainda | depende do trabalho | sim e não kkk | vou ver e te falo | bom dia | precisa levar exame? | 3 | minha irmã tb tem consulta? | não lembro de ter marcado consulta | sim, mas só se for de manhã',
  },
  {
    menu: 'como você avalia o nosso atendimento?',
    options: ['Ótimo', 'Bom', 'Regular', 'Ruim'],
    answers: {
      Ótimo:
        'otimo | excelente | maravilhoso, parabéns | nota dez, amei | 1 | opção um | ótimo demais 😍 | perfeito | otimo atendimento | a primeira',
      Bom: 'bom | foi bom | achei bom | 2 | a segunda opção | dois | bom, obrigado | o atendimento foi bom 👍 | nº 2 | bom msm',
      Regular:
        'regular | mais ou menos | razoável | 3 | terceira | meia boca | nem bom nem ruim | opção 3 | mediano | foi regular',
      Ruim: 'ruim | péssimo | horrível | 4 | a última | muito ruim 😡 | uma porcaria | quatro | foi ruim viu | ruim dms',
    },
    none: 'bom dia | boa tarde | não foi bom | não achei ruim | nem fui atendido ainda | o atendente foi ótimo mas a entrega foi ruim | 5 | entre bom e regular | foi meu marido que foi atendido | qual atendimento? | que bom que me chamou, preciso de ajuda | tá bom, depois eu avalio | não sei | cadê meu pedido? | ok',
  },
];
