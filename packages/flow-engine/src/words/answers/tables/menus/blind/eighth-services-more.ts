import type { MenuTable } from '../menu-table.ts';

/** Written before it was tried, with the batch of shops beside it; rules were made from both afterwards. */
export const blindEighthServicesMore: readonly MenuTable[] = [
  {
    menu: 'escritório de contabilidade',
    options: [
      'Abrir empresa',
      'Sou MEI',
      'Imposto de renda',
      'Folha de pagamento',
      '2ª via do boleto de honorários',
      'Trocar de contador',
      'Falar com um contador',
    ],
    answers: {
      'Abrir empresa':
        '1 | abrir empresa | quero abrir uma empresa | abertura de empresa | abri empreza | vou montar um restaurante e preciso abrir o cnpj',
      'Sou MEI': '2 | mei | sou mei | Sou Mei 🙋 | eu já sou mei e preciso de ajuda com o das | opção 2',
      'Imposto de renda':
        '3 | imposto de renda | IR | irpf | preciso declarar meu imposto | inposto de renda | quero fazer a declaração do ir esse ano',
      'Folha de pagamento':
        '4 | folha | folha de pgto | preciso do holerite dos meus funcionários | a quarta opção por favor | folha de pagamento',
      '2ª via do boleto de honorários':
        '5 | boleto | segunda via do boleto | perdi o boleto me manda de novo | 2a via | boleto dos honorarios pfv',
      'Trocar de contador':
        '6 | trocar de contador | quero mudar de contador, o meu não me responde | trocar | troca de contador | quero sair do meu contador atual e ir pra vcs',
      'Falar com um contador':
        '7 | falar com o contador | queria conversar com um contador | falar com contador pfv | a última | me passa pra um contador por favor',
    },
    none: 'não sei se abro mei ou empresa | quanto custa por mês? | boa tarde tudo bem? | imposto e folha | 12 | não quero trocar de contador | meu cunhado é contador | ok obrigado | qual o endereço do escritório? | 3 ou 4',
  },
  {
    menu: 'oficina mecânica',
    options: [
      'Troca de óleo',
      'Freios',
      'Suspensão e alinhamento',
      'Ar-condicionado',
      'Bateria e parte elétrica',
      'Revisão completa',
      'Guincho',
      'Meu carro já está na oficina',
    ],
    answers: {
      'Troca de óleo':
        '1 | oleo | trocar o óleo | troca de olio | tá na hora de trocar o oleo do meu gol | troca de óleo amigo',
      Freios: '2 | freio | o freio tá chiando | pastilha de freio | frei | meu carro não tá freando direito',
      'Suspensão e alinhamento':
        '3 | suspensão | alinhamento | alinhar o carro | suspenção | o carro ta puxando pra direita quero alinhar | a 3 chefe',
      'Ar-condicionado': '4 | ar | ar condicionado | o ar não tá gelando | carregar o gás do ar | ar cond',
      'Bateria e parte elétrica':
        '5 | bateria | eletrica | acho que a bateria arriou | parte elétrica | batería',
      'Revisão completa':
        '6 | revisão | revisao | quero fazer uma revisão antes de viajar | uma geral no carro, revisar tudo | revisar | opção 6',
      Guincho:
        '7 | guincho | preciso de guincho URGENTE to parado na br | gincho | guinchar meu carro | me manda um reboque por favor',
      'Meu carro já está na oficina':
        '8 | meu carro já tá aí | já está na oficina | deixei o carro ai ontem, já ficou pronto? | a última opção | meu carro ta com vcs desde segunda queria noticia',
    },
    none: 'não sei o que é, tá fazendo um barulho estranho | quanto fica? | opa bom dia | freio e óleo | 15 | vcs abrem sábado? | meu carro é um palio 2012 | não precisa de guincho não | meu irmão bateu o carro ontem | blz valeu',
  },
  {
    menu: 'imobiliária',
    options: [
      'Quero alugar um imóvel',
      'Quero comprar um imóvel',
      'Quero vender meu imóvel',
      'Sou inquilino - boleto',
      'Sou inquilino - manutenção',
      'Agendar visita',
      'Falar com corretor',
    ],
    answers: {
      'Quero alugar um imóvel':
        '1 | alugar | to procurando uma casa pra alugar de 2 quartos | quero aluga um ape | preciso de uma kitnet pra alugar | a primeira por favor',
      'Quero comprar um imóvel':
        '2 | comprar | quero comprar uma casa | compra | qro compra um apto pelo minha casa minha vida | to querendo comprar minha casinha 🏡',
      'Quero vender meu imóvel':
        '3 | vender | tenho um terreno pra vender | venda do meu apartamento | quero por minha casa a venda com vcs | vende | nº 3',
      'Sou inquilino - boleto':
        '4 | boleto | meu boleto do aluguel não chegou | 2 via do boleto | sou inquilina preciso do boleto desse mês | boleto pfv',
      'Sou inquilino - manutenção':
        '5 | manutenção | manutençao | moro no ap de vcs e ta vazando água na pia | preciso de um conserto na casa que alugo com vcs | a quinta',
      'Agendar visita':
        '6 | visita | agendar visita | quero visitar um imóvel | quero marcar pra ver o apartamento do anuncio | agd visita | vizita',
      'Falar com corretor':
        '7 | corretor | falar com um corretor | me passa pro corretor | correto r | quero conversar com o corretor por favor',
    },
    none: 'alugar ou comprar, estamos vendo ainda | não sei | sou inquilino | boa noite | 20 | vcs são do centro? | minha tia comprou uma casa com vcs | não quero vender não | tem whatsapp do dono? | muito obrigado pela atenção',
  },
  {
    menu: 'pousada',
    options: [
      'Suíte casal',
      'Quarto família (até 4 pessoas)',
      'Quarto compartilhado',
      'Chalé com hidro',
      'Day use',
      'Alterar minha reserva',
      'Voltar ao início',
    ],
    answers: {
      'Suíte casal': '1 | casal | suite casal | suíte de casal por favor | a suite | suiti casal',
      'Quarto família (até 4 pessoas)':
        '2 | família | o quarto familia | quarto da familia | somos eu meu marido e duas crianças, queremos o família | o de 4 pessoas',
      'Quarto compartilhado':
        '3 | compartilhado | conpartilhado | o compartilhado, to indo sozinho | o terceiro | quarto dividido com outras pessoas mesmo, mais baratinho',
      'Chalé com hidro':
        '4 | chale | o chalé 😍 | com hidro | hidromassagem | queremos o chalezinho com hidro',
      'Day use':
        '5 | day use | dayuse | dei use | só passar o dia na piscina, sem dormir | day use pra domingo',
      'Alterar minha reserva':
        '6 | alterar reserva | já tenho reserva e preciso mudar a data | mudar minha reserva | alteração | alterar',
      'Voltar ao início': '7 | voltar | inicio | volta pro começo | voltar ao inicio | 7️⃣',
    },
    none: 'qual o valor da diária? | casal ou chalé, qual é melhor? | aceita cachorro? | não sei ainda | oi bom dia tudo bem | 9 | tem café da manhã? | minha amiga se hospedou aí em janeiro | o chalé não, muito caro | que horas é o check in',
  },
  {
    menu: 'provedor de internet',
    options: [
      'Estou sem internet',
      'Internet lenta',
      '2ª via da fatura',
      'Mudar de plano',
      'Mudança de endereço',
      'Cancelar',
      'Falar com atendente',
    ],
    answers: {
      'Estou sem internet':
        '1 | sem internet | to sem net desde cedo | sem sinal | caiu a internet aqui e não volta | a internet não ta funcionando | semmm internettt 😡',
      'Internet lenta':
        '2 | lenta | ta muito lenta | a net ta uma carroça | internet devagar demais | lentidão',
      '2ª via da fatura':
        '3 | fatura | me manda o boleto desse mes | segunda via da fatura | 2 via | preciso pagar a fatura e não recebi',
      'Mudar de plano':
        '4 | mudar de plano | quero aumentar meu plano pra 500 mega | trocar o plano | plano | mudar pra um plano mais barato',
      'Mudança de endereço':
        '5 | endereço | vou me mudar e quero levar a internet | mudança de endereco | mudar de endereço | mudei de casa preciso transferir a instalação',
      Cancelar:
        '6 | cancelar | quero cancelar | cancela isso por favor | CANCELAMENTO | não quero mais a internet de vcs',
      'Falar com atendente':
        '7 | atendente | falar com humano | quero falar com uma pessoa de verdade | atendent | falar com atendente pelo amor de deus',
    },
    none: 'mudar | mudança | boa tarde | não quero cancelar | 11 | vcs atendem no bairro Santa Rita? | lenta e ainda caindo toda hora, e a fatura veio errada | meu vizinho também é cliente | qual o horário de vcs | 3 ou 4, não sei',
  },
  {
    menu: 'empresa de limpeza',
    options: [
      'Faxina meio período (4h) - R$ 120',
      'Faxina dia inteiro (8h) - R$ 200',
      'Limpeza pós-obra',
      'Lavagem de sofá e colchão',
      'Passadeira de roupas',
      'Limpeza de escritório',
    ],
    answers: {
      'Faxina meio período (4h) - R$ 120':
        '1 | meio periodo | a de 120 | meio período tá bom, meu ap é pequeno | 4 horas | a faxina de meio periodo',
      'Faxina dia inteiro (8h) - R$ 200':
        '2 | dia inteiro | o dia todo | a de 200 reais | 8 horas | dia inteiro por favor a casa tá uma bagunça kkk',
      'Limpeza pós-obra':
        '3 | pós obra | pos obra | acabei de reformar e tá tudo cheio de poeira | limpeza depois da obra | poz obra',
      'Lavagem de sofá e colchão':
        '4️⃣ | sofá | lavar o sofa | colchão | quero lavar meu colchao de casal | lavagem do sofá, o cachorro fez xixi 😩',
      'Passadeira de roupas':
        '5 | passadeira | pra passar roupa | preciso de alguém pra passar as roupas | passadera | só pra passar roupa mesmo',
      'Limpeza de escritório':
        '6 | escritório | escritorio | é pra limpar meu escritório | limpeza no escritório toda sexta | a última',
    },
    none: 'faxina | limpeza | meio período ou dia inteiro, qual vc indica? | vcs levam os produtos? | oi | 9 | sofá e pós obra | não sei quanto tempo demora | minha sogra indicou vcs | não quero passadeira',
  },
  {
    menu: 'fisioterapia (confirmação da sessão)',
    options: ['Sim, confirmo', 'Não vou poder ir', 'Quero remarcar', 'Falar com a recepção'],
    answers: {
      'Sim, confirmo': '1 | sim | confirmado | confirmo sim | estarei aí 👍 | pode confirmar | simmm',
      'Não vou poder ir':
        '2 | não | nao vou | não vou conseguir ir hj infelizmente | n vou poder | surgiu um imprevisto não vai dar pra ir',
      'Quero remarcar':
        '3 | remarcar | pode remarcar pra quinta? | remarca pra mim por favor | tem como passar pra outro dia? | remarcação | quero mudar o horario',
      'Falar com a recepção':
        '4 | recepção | falar com a recepçao | quero falar com a recepcionista | me passa pra recepção pf | a quarta',
    },
    none: 'não sei se vou conseguir, te aviso mais tarde | oi bom dia | que horas é mesmo? | qual o endereço? | talvez | 7 | minha coluna melhorou bastante | quanto é a sessão avulsa? | 1 ou 3 | tem estacionamento perto?',
  },
];
