import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eighth batch and before it was tried; then names with a price, amounts and ranges became rules. */
export const blindNinthServices: readonly MenuTable[] = [
  {
    menu: 'ótica - exame de vista',
    options: [
      'Agendar exame de vista',
      'Orçamento de óculos',
      'Lentes de contato',
      'Ajuste ou conserto de armação',
      'Meu óculos já ficou pronto?',
      'Falar com atendente',
    ],
    answers: {
      'Agendar exame de vista':
        '1 | exame | bom dia queria marcar um exame de vista por favor | agd exame | exme de vista | to enxergando mal preciso medir o grau | marcar o exame pra minha mãe',
      'Orçamento de óculos':
        '2 | orçamento | orcamento pfv | a segunda opção | ORÇAMENTO | já tenho a receita, quanto fica um óculos de grau? | qro fazer um oculos novo qnto sai',
      'Lentes de contato':
        'a 3 | lente de contato | lentes de contatoo | lente d contato pfv | vcs tem aquela lente colorida de por no olho? | queria lente pq não me acostumo com óculos',
      'Ajuste ou conserto de armação':
        '4 | conserto | concerto | ajustar | quebrou a perninha do meu óculos 😩 | minha armação entortou queria ver se vcs arrumam | soltou o parafuso do oculos',
      'Meu óculos já ficou pronto?':
        '5️⃣ | opção 5 | ja ta pronto? | saber se ficou pronto | ficou pronto meu oculos? | oi fiz um óculos ai semana passada queria saber se já chegou',
      'Falar com atendente':
        '6 | atendente | atendete pf | a última | quero falar com uma pessoa | humano por favor',
    },
    none: 'não quero exame não | que horas vcs fecham? | exame ou lente, ainda não sei | 9 | aceita cartão? | onde fica a loja? | minha cunhada comprou aí ano passado e adorou | kkkk boa tarde | o orçamento e o exame tbm | vcs fazem exame de sangue?',
  },
  {
    menu: 'barbearia',
    options: [
      'Corte - R$ 40',
      'Barba - R$ 30',
      'Corte + barba - R$ 60',
      'Sobrancelha na navalha - R$ 15',
      'Corte infantil (até 10 anos) - R$ 35',
      'Remarcar ou cancelar horário',
      'Pacote mensal',
    ],
    answers: {
      'Corte - R$ 40':
        '1 | só o corte | so cabelo | o de 40 | opção 1 meu parceiro | quero só cortar o cabelo msm',
      'Barba - R$ 30': '2 | só a barba | barba | o de 30 reais | aparar a barba | so fazer a barba hj',
      'Corte + barba - R$ 60':
        '3 | corte e barba | cabelo e barba | corte+barba | o combo de 60 | os dois, cabelo e barba | eai mano quero dar um tapa no visual completo cabelo e barba',
      'Sobrancelha na navalha - R$ 15':
        '4 | sobrancelha | sombrancelha | o quarto | só a sobrancelha mano | fazer a sombrancelha na navalha',
      'Corte infantil (até 10 anos) - R$ 35':
        'infantil | opção 5 | corte de criança | é pro meu filho, ele tem 6 anos | cortar o cabelo do meu menino de 4 aninhos | corte do muleke ele tem 8 anos',
      'Remarcar ou cancelar horário':
        '6 | remarcar | cancelar | 6️⃣ | preciso desmarcar meu horario | não vou conseguir ir hj, tem como mudar pra amanhã? | REMARCA PRA MIM IRMÃO',
      'Pacote mensal': '7 | mensal | o pacote | o último | pacotinho mensal | quero o plano que paga por mês',
    },
    none: 'não quero barba | corte ou corte e barba, to na duvida | barba e sobrancelha | 12 | o Júnior tá aí hoje? | aceita pix? | abre domingo? | meu primo cortou aí e ficou brabo kkk | e aí mano suave? | cortaram a luz aqui agora pouco',
  },
  {
    menu: 'estúdio de tatuagem',
    options: [
      'Pedir orçamento de tatuagem',
      'Piercing',
      'Retoque',
      'Cobertura (cover up)',
      'Agendar sessão com desenho já aprovado',
      'Cuidados pós-tattoo',
      'Falar com o tatuador',
      'Voltar',
    ],
    answers: {
      'Pedir orçamento de tatuagem':
        '1 | orçamento | orcamento por favor | a 1ª | qnto fica uma tattoo de uns 10cm no braço? | quanto custa fazer uma rosa no ombro',
      Piercing:
        '2 | piercing | pircing | opção 2 | peircing no nariz | furo no umbigo | quero furar a cartilagem da orelha e por uma argolinha',
      Retoque:
        '3 | retoque | retocar | retoqe | só um retoquezinho | minha tattoo falhou um pouco na linha queria dar uma retocada',
      'Cobertura (cover up)':
        '4 | cobertura | cover | coverup | cobrir uma tatuagem antiga | quero cobrir o nome do meu ex kkkk | tapar uma tattoo feia q fiz com 16 anos',
      'Agendar sessão com desenho já aprovado':
        '5 | agendar | cinco | agd sessão | marcar a sessão pfv | já aprovei o desenho quero marcar | o desenho ja ta aprovado só falta marcar o dia',
      'Cuidados pós-tattoo':
        '6 | cuidados | 6️⃣ | cuidado pos tatto | q pomada eu passo depois? | fiz ontem e tá descascando é normal? | oq n pode comer depois de tatuar',
      'Falar com o tatuador':
        '7 | tatuador | quero falar c o tatuador | me passa pro tatuador | chama o tatuador ai por favor',
      Voltar: '8 | voltar | volta | quero voltar | voltar pro menu anterior | vouta',
    },
    none: 'dói muito? | não quero piercing | retoque ou cobertura? não sei qual é o meu caso | menor de idade pode? | onde fica o estúdio? | minha irmã fez uma linda com vcs | 15 | orçamento de tattoo e um piercing tb | oiee | vou pensar melhor',
  },
  {
    menu: 'autoescola',
    options: [
      '1ª habilitação carro (B)',
      '1ª habilitação moto (A)',
      'Carro e moto (AB)',
      'Adicionar categoria',
      'Renovação de CNH',
      'Aulas para habilitados',
      'Já sou aluno',
    ],
    answers: {
      '1ª habilitação carro (B)':
        'opção 1 | só carro | categoria B | primeira habilitação carro | quero tirar carteira de carro | tirar a carta só de carro, nunca tive',
      '1ª habilitação moto (A)':
        '2 | só moto | cat A | habilitação de moto | moto primeira habilitaçao | quero tirar carta de moto nunca tive habilitação',
      'Carro e moto (AB)':
        '3 | AB | carro e moto | a e b | categoria ab pfv | os dois carro e moto | boa tarde quero tirar as duas juntas carro e moto',
      'Adicionar categoria':
        '4 | adicionar categoria | quarta opção | adição de categoria | adicona categoria | já tenho a B e queria colocar a de moto tbm | incluir a A na minha cnh',
      'Renovação de CNH':
        '5 | renovar | renovação | renovaçao cnh | minha cnh venceu mês passado | renovar a carteira do meu pai | carteira vencida 😬',
      'Aulas para habilitados':
        '6 | aulas pra habilitados | 6️⃣ | aula p habilitado | já tenho carteira mas tenho medo de dirigir, quero umas aulas | sou habilitada mas não dirijo faz 10 anos queria treinar',
      'Já sou aluno':
        '7 | já sou aluno | sou aluna | ja so aluno | a ultima | ja estudo ai | sou aluno de vcs, fiz a matrícula em março',
    },
    none: 'quanto custa? | não vou renovar agora não | carro ou moto, to decidindo ainda | 11 | parcela em quantas vezes? | meu irmão reprovou 3 vezes na baliza kkk | vcs alugam carro pra viagem? | renovar a minha e tirar a do meu filho de carro | bom diaaa | sei la viu',
  },
  {
    menu: 'escola infantil',
    options: [
      'Berçário (4 meses a 1 ano)',
      'Maternal (2 e 3 anos)',
      'Jardim (4 e 5 anos)',
      'Período integral',
      'Agendar visita',
      'Financeiro / 2ª via de boleto',
      'Secretaria',
    ],
    answers: {
      'Berçário (4 meses a 1 ano)':
        '1 | berçário | bercario pfv | berçario | minha bebê tem 8 meses | é pra um nenê de 6 meses | boa tarde tem vaga no berçário?',
      'Maternal (2 e 3 anos)':
        '2 | maternal | matrnal | maternau | ela tem 3 anos | meu filho fez 2 aninhos | é pra minha neta de dois anos e meio',
      'Jardim (4 e 5 anos)':
        'jardim | opção 3 | jardin | a terceira | jardim de infancia | meu filho tem 4 anos | minha filha acabou de fazer cinco aninhos',
      'Período integral':
        'integral | opção 4 | o dia todo | periodo integal | tem q ser integral pq trabalho o dia inteiro | preciso deixar de manhã e pegar só de tardinha',
      'Agendar visita':
        'visita | opção 5 | vizita | agendar uma visitinha | queria conhecer a escola | marcar pra ir ai conhecer o espaço',
      'Financeiro / 2ª via de boleto':
        '6 | boleto | financeiro | 2a via | segunda via do boleto | não chegou o boleto desse mês | oi preciso pagar a mensalidade atrasada me manda o boleto',
      Secretaria:
        '7 | secretaria | sete | falar com a secretaria | secretária por favor | me transfere pra secretaria',
    },
    none: 'não sei se é maternal ou jardim | não quero integral | que horas abre? | qual o endereço de vcs? | 10 | tenho dois filhos um de 1 ano e outro de 5 | meu sobrinho estudou aí, foi muito bom | oi tudo bem? | meu marido é jardineiro, vcs tão precisando? | ele tem 6 anos',
  },
  {
    menu: 'consultório de nutricionista',
    options: [
      'Primeira consulta',
      'Retorno',
      'Consulta online',
      'Bioimpedância',
      'Valores e convênios',
      'Reenviar meu plano alimentar',
      'Falar com a secretária',
    ],
    answers: {
      'Primeira consulta':
        '1 | primeira consulta | 1a consulta | primera consulta | bom dia queria marcar uma consulta é a primeira vez | nunca passei com ela, quero começar',
      Retorno:
        '2 | retorno | retornar | returno | marcar o retorno | meu retorninho 😅 | é retorno, passei com a dra mês passado',
      'Consulta online':
        '3 | online | on line | a 3 por favor | onlaine | por video chamada | moro em outra cidade queria fazer pela internet',
      Bioimpedância:
        '4 | bioimpedancia | bio | bioinpedancia | bioimpedânciaa | só aquele exame da balança q mede a gordura',
      'Valores e convênios':
        '5 | valores | valor pf | qual o valor da consulta? | atende unimed? | vcs aceitam convênio | quanto é',
      'Reenviar meu plano alimentar':
        '6 | plano alimentar | reenviar | reenvia | meu plano alimentar pfv | perdi minha dieta, manda dnv? | pode me mandar a dieta de novo troquei de celular',
      'Falar com a secretária':
        '7 | secretaria | a última opção | falar com alguém | falar c a secretária | me chama a secretaria pfv',
    },
    none: 'primeira consulta ou retorno? faz 2 anos q fui | não quero online | que horas ela atende? | onde fica o consultório? | 8 | minha amiga emagreceu 10kg com ela! | retorno e bioimpedância | bom dia flor do dia | vou ver com meu marido e te falo | obrigada pelo retorno rápido',
  },
];
