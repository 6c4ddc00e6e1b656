import type { MenuTable } from '../menu-table.ts';

/** Written before it was tried, with the batch of shops beside it; rules were made from both afterwards. */
export const blindEighthServices: readonly MenuTable[] = [
  {
    menu: 'clínica médica',
    options: [
      'Marcar consulta',
      'Remarcar ou cancelar consulta',
      'Resultado de exames',
      'Convênios aceitos',
      'Falar com atendente',
    ],
    answers: {
      'Marcar consulta':
        '1 | marcar | bom dia queria marcar uma consulta por favor | qro agendar com o cardiologista | marca consulta | preciso passar no médico essa semana tem vaga? | agendamento',
      'Remarcar ou cancelar consulta':
        'a 2 | remarcar | não vou conseguir ir na consulta de amanhã queria mudar pra outro dia | cancelar por favor | desmarcar | preciso desmarca minha consulta de sexta 😕',
      'Resultado de exames':
        '3 | a terceira | resultado | boa tarde meu exame de sangue já ficou pronto? | EXAMES | queria pegar os resultado do exame da minha mãe | rezultado',
      'Convênios aceitos':
        '4️⃣ | convenio | vcs aceitam unimed? | opção 4 por favor | quais planos de saúde vcs atendem | convenios',
      'Falar com atendente':
        '5 | atendente | quero falar com uma pessoa | a última | falar com alguem pfv | atendenteeee',
    },
    none: 'oi boa tarde | marcar ou remarcar, ainda não sei | não quero marcar consulta não | onde fica a clinica? | 8 | que horas vcs fecham hj | minha vizinha foi atendida aí e gostou muito | a 1 e a 3 | kkkkk tá bom | obrigada viu',
  },
  {
    menu: 'consultório odontológico',
    options: [
      'Limpeza',
      'Clareamento',
      'Aparelho ortodôntico',
      'Implante',
      'Estou com dor (urgência)',
      'Outros assuntos',
    ],
    answers: {
      Limpeza:
        '1 | limpeza | quero fazer uma limpeza nos dentes | limpesa | limpar os dentes, faz tempo que não vou kkk | a primeira',
      Clareamento:
        '2 | o segundo | quero clarear os dentes | claremento | meus dentes tão muito amarelo queria deixar mais branquinho | CLAREAMENTO 😁',
      'Aparelho ortodôntico':
        '3 | aparelho | oi quero colocar aparelho no meu filho | aparelio | ortodontia | preciso fazer a manutenção do meu aparelho',
      Implante: '4 | implante | perdi um dente e queria implantar | inplante | opção 4 | implantes dentários',
      'Estou com dor (urgência)':
        '5 | urgência | dorrrr 😭 | to com muita dor de dente me ajuda | urgente por favor | meu dente ta doendo demais desde ontem nao consegui nem dormir | emergencia',
      'Outros assuntos':
        '6 | outro assunto | outros | é outra coisa | nenhum desses, é outro assunto | a sexta opção',
    },
    none: 'não sei | limpeza e clareamento | não quero colocar aparelho | bom diaaa | 9 | to em dúvida entre implante e aparelho | kkkk que legal | ok | 1 ou 2 | oi doutora tudo bem?',
  },
  {
    menu: 'salão de beleza',
    options: [
      'Corte feminino',
      'Corte masculino',
      'Manicure e pedicure',
      'Escova e hidratação',
      'Progressiva',
      'Design de sobrancelha',
    ],
    answers: {
      'Corte feminino':
        '1 | corte feminino | feminino | quero cortar meu cabelo, sou mulher | corte femino | o primeiro',
      'Corte masculino':
        '2 | masculino | é pra cortar o cabelo do meu marido | corte de homem | corte masc | opa queria um corte masculino pra hj tem vaga',
      'Manicure e pedicure':
        '3 | pé e mão | fazer a unha | manicure | unhas 💅 | quero fazer as unha sábado de manhã | manicuri',
      'Escova e hidratação':
        '4 | escova | hidratação | só uma escovinha mesmo | hidratar o cabelo | escova e hidrataçao pf',
      Progressiva:
        '5 | progressiva | quero fazer progresiva | a 5 amiga | retoque da progressiva | oi linda faz progressiva em cabelo cacheado? quero fazer',
      'Design de sobrancelha':
        '6 | sobrancelha | sombrancelha | fazer a sobrancelha | a última | só as sobrancelhas hoje',
    },
    none: 'corte | oi lindaaa | quero escova e sobrancelha | quanto é? | vcs abrem segunda? | não sei ainda vou ver com minha irmã | minha prima fez o cabelo aí e amou | 7 | escova ou progressiva oq vc acha melhor? | não quero progressiva, faz mal pro meu cabelo',
  },
  {
    menu: 'pet shop (porte do animal para o banho)',
    options: [
      'Cachorro pequeno (até 10 kg)',
      'Cachorro médio (de 11 a 25 kg)',
      'Cachorro grande (acima de 25 kg)',
      'Gato',
      'Falar com atendente',
    ],
    answers: {
      'Cachorro pequeno (até 10 kg)':
        '1 | pequeno | pequenininho | ela pesa 4 kg | é um pinscher bem pequenininho | peq | o meu cachorro é pequeno',
      'Cachorro médio (de 11 a 25 kg)':
        '2 | médio | porte medio | ele tem uns 15kg | medio eu acho, pesou 18 quilos na última vez | a 2 por favor',
      'Cachorro grande (acima de 25 kg)':
        '3 | grande | grandão | é um labrador de 35 kg | GRANDE | é grandeee kkkk | mais de 30 quilos',
      Gato: '4 | gato | gatinho | é uma gata | na verdade é um gato 🐱 | o banho é pro meu bichano',
      'Falar com atendente':
        '5 | atendente | quero falar com atendente | me passa pra uma pessoa por favor | falar com vcs | opção 5',
    },
    none: 'não sei quanto ele pesa | pequeno ou médio | é cachorro | tenho um gato e um cachorro grande | quanto custa o banho? | boa tarde | vcs fecham que horas? | o nome dele é Thor | 7 | é um coelho',
  },
  {
    menu: 'academia',
    options: [
      'Plano mensal - R$ 99',
      'Plano trimestral - R$ 259',
      'Plano anual - R$ 899',
      'Aula experimental grátis',
      'Horários das aulas',
      'Cancelar matrícula',
      'Falar com a recepção',
    ],
    answers: {
      'Plano mensal - R$ 99':
        '1 | mensal | o de 99 | quero pagar por mês | plano mensau | mensal por enquanto, depois eu vejo',
      'Plano trimestral - R$ 259': '2 | trimestral | o de 3 meses | 259 | trimestau | o segundo plano',
      'Plano anual - R$ 899':
        '3 | anual | vou querer o do ano todo | o de 899 reais | anual msm 💪 | fecho o anual',
      'Aula experimental grátis':
        '4 | aula experimental | queria experimentar primeiro antes de fechar | a gratis | esperimental | fazer uma aula teste',
      'Horários das aulas':
        '5 | horarios | que horas tem aula de zumba? | quero saber os horários das aulas | grade de horário | horario das aula pfv',
      'Cancelar matrícula':
        '6 | cancelar | quero cancelar minha matricula | infelizmente vou ter que cancelar | cancelamento | quero sair da academia não to conseguindo ir',
      'Falar com a recepção':
        '7 | recepção | recepçao | quero falar com alguém da recepção | falar com a moça da recepção | a sétima',
    },
    none: 'não sei qual compensa mais | mensal ou trimestral | tem estacionamento? | não quero o anual | bom dia galera | 9 | meu namorado treina aí | onde fica a academia? | vou pensar e te falo | semestral',
  },
  {
    menu: 'escola de idiomas (escolha da turma)',
    options: [
      'Segunda e quarta, 8h às 9h30',
      'Terça e quinta, 19h às 20h30',
      'Sábado, 9h às 12h',
      'Online ao vivo',
      'Aula particular',
      'Nenhum desses horários',
    ],
    answers: {
      'Segunda e quarta, 8h às 9h30':
        '1 | seg e qua | segunda e quarta | o das 8h | pode ser segunda e quarta de manhã | seg/quarta',
      'Terça e quinta, 19h às 20h30':
        '2 | terça e quinta | ter e qui | prefiro a noite, depois do trabalho | o das 19h | terca e quinta teacher',
      'Sábado, 9h às 12h':
        '3 | sábado | sabado | sab | só posso no sábado pq trabalho a semana inteira | sabadooo',
      'Online ao vivo':
        '4 | online | on line | quero fazer de casa pela internet | a online por favor | onlaine',
      'Aula particular':
        '5 | particular | quero aula só pra mim com o professor | aulas particulares | particula | a quinta opção',
      'Nenhum desses horários':
        '6 | nenhum | nenhum deles serve pra mim | nenhum desses | esses horários não dão pra mim | não posso em nenhum',
    },
    none: 'não sei ainda meu horário do trabalho | terça ou sábado | qual o valor da mensalidade? | tem francês? | hello teacher | 8 | minha filha já fala inglês super bem | vou ver com meu marido e te aviso | não quero sábado | o livro tá incluso?',
  },
  {
    menu: 'escritório de advocacia',
    options: [
      'Causa trabalhista',
      'Divórcio e pensão alimentícia',
      'Aposentadoria / INSS',
      'Direito do consumidor',
      'Já sou cliente - andamento do processo',
      'Voltar',
    ],
    answers: {
      'Causa trabalhista':
        '1 | trabalhista | fui mandado embora e a empresa não pagou meus direitos | trabalista | quero colocar a firma na justiça eles não pagaram minhas horas extras | é causa trabalhista doutor',
      'Divórcio e pensão alimentícia':
        '2 | divorcio | quero me divorciar | pensão | o pai do meu filho não paga a pensão faz 5 meses | to me separando do meu marido | divórsio',
      'Aposentadoria / INSS':
        '3 | aposentadoria | inss | quero me aposentar | apozentadoria | o INSS negou meu benefício | boa tarde dr queria dar entrada na aposentadoria da minha mãe',
      'Direito do consumidor':
        '4 | consumidor | direito do consumidor | comprei um celular com defeito e a loja não quer trocar | a quarta | direitos do consumidor pfv',
      'Já sou cliente - andamento do processo':
        '5 | já sou cliente | ja sou cliente do dr | queria saber como tá meu processo | andamento | meu processo andou doutora?',
      Voltar: '6 | voltar | volta | quero voltar | voltar pro menu | ⬅️ voltar',
    },
    none: 'quanto vcs cobram? | não sei em qual se encaixa | trabalhista e inss | bom dia doutor | 10 | vcs ficam em qual bairro? | meu primo também é advogado | não é divórcio não | sofri um acidente de moto | trabalho o dia todo, vcs atendem sábado?',
  },
];
