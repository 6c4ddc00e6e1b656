import type { MenuTable } from '../menu-table.ts';

/**
 * Written after the rules of the sixth batch and measured before anything was fitted to it; then spans of the day and a few
 * words became rules, and the rest is kept apart.
 */
export const blindSeventh: readonly MenuTable[] = [
  {
    menu: 'barbearia',
    options: ['Corte', 'Barba', 'Corte e barba', 'Pigmentação', 'Ver horários', 'Remarcar'],
    answers: {
      Corte: 'corte | cortar o cabelo | só corte | um corte pra hoje | cabelo corte | corti',
      Barba: 'barba | fazer a barba | só a barba | tirar a barba',
      'Corte e barba':
        'corte e barba | cabelo e barba corte e barba | barba e corte | os dois corte e barba | combo corte e barba',
      Pigmentação: 'pigmentação | pigmentar | pigmentacao na barba | pigmentaçao',
      'Ver horários': 'horários | ver horario | quais os horários | horarios disponiveis',
      Remarcar: 'remarcar | quero remarcar | preciso mudar meu horário remarcar | remarca pra mim',
    },
    none: 'corte ou barba | quanto é o corte? | não quero barba | tem estacionamento? | tanto faz | amanhã | o joão tá aí? | barba não',
  },
  {
    menu: 'internet',
    options: [
      'Sem conexão',
      'Internet lenta',
      'Segunda via da fatura',
      'Mudança de endereço',
      'Mudar de plano',
      'Cancelar',
    ],
    answers: {
      'Sem conexão': 'sem conexão | estou sem conexao | sem internet | caiu a internet | to sem net',
      'Internet lenta': 'lenta | internet lenta | tá muito lenta | lentidão | a internet tá lenta | devagar',
      'Segunda via da fatura': 'segunda via | fatura | 2 via | quero a fatura | 2a via da fatura | boleto',
      'Mudança de endereço':
        'mudança | mudar de endereço | mudança de endereço | vou mudar de casa | endereço',
      'Mudar de plano': 'plano | mudar plano | trocar de plano | quero outro plano | aumentar meu plano',
      Cancelar: 'cancelar | quero cancelar | cancelamento | cancela por favor | quero desistir',
    },
    none: 'internet | não quero cancelar | lenta ou sem conexão não sei | quanto custa o plano de 500? | paguei ontem | mudar | vocês atendem meu bairro? | não é a fatura',
  },
  {
    menu: 'floricultura 2',
    options: [
      'Buquê de rosas',
      'Arranjo de mesa',
      'Cesta de café da manhã',
      'Coroa fúnebre',
      'Plantas em vaso',
      'Rastrear entrega',
    ],
    answers: {
      'Buquê de rosas':
        'buquê | rosas | buque de rosa | um buquê pra minha esposa | quero rosas vermelhas | bouquet',
      'Arranjo de mesa': 'arranjo | arranjo de mesa | arranjos | um arranjo pra mesa',
      'Cesta de café da manhã':
        'cesta | café da manhã | cesta de cafe | uma cesta de café da manhã | sesta de café',
      'Coroa fúnebre': 'coroa | coroa de flores | coroa funebre | preciso de uma coroa',
      'Plantas em vaso': 'planta | plantas | vaso | planta em vaso | plantinha',
      'Rastrear entrega':
        'rastrear | rastreio | cadê minha entrega rastrear | acompanhar entrega | onde tá minha entrega',
    },
    none: 'flores | buquê ou arranjo | não é coroa | entrega hoje? | orquídea | quanto custa o buquê? | nada por enquanto | cesta não',
  },
  {
    menu: 'período preferido',
    options: [
      'De manhã cedo (7h às 9h)',
      'Fim da manhã (10h às 12h)',
      'Início da tarde (13h às 15h)',
      'Fim da tarde (16h às 18h)',
    ],
    answers: {
      'De manhã cedo (7h às 9h)': '8h | as 8 | de manhã cedo | cedo | 7h30 | bem cedo',
      'Fim da manhã (10h às 12h)': '11h | fim da manhã | as 11 | 10h30 | no fim da manha',
      'Início da tarde (13h às 15h)': '14h | inicio da tarde | às 14 | 13h | começo da tarde',
      'Fim da tarde (16h às 18h)': '17h | fim da tarde | final da tarde | 16:30 | lá pelas 17h',
    },
    none: 'de manhã | à tarde | à noite | qualquer horário | 20h | 8h ou 14h | não pode ser de manhã cedo',
  },
  {
    menu: 'forma de receber',
    options: ['Retirar na loja', 'Receber em casa', 'Retirar com motoboy meu', 'Ponto de coleta'],
    answers: {
      'Retirar na loja':
        'retirar na loja | vou buscar na loja | busco na loja | retiro na loja | pego na loja',
      'Receber em casa': 'em casa | receber em casa | entrega em casa | manda pra minha casa | quero receber',
      'Retirar com motoboy meu': 'motoboy | meu motoboy | vou mandar motoboy | mando meu motoboy',
      'Ponto de coleta': 'ponto de coleta | coleta | no ponto de coleta | ponto',
    },
    none: 'retirar | casa ou loja | quanto é a entrega? | não quero motoboy | demora quanto? | depois eu falo',
  },
  {
    menu: 'psicologia',
    options: ['Individual', 'Casal', 'Infantil', 'Online', 'Valores', 'Urgência'],
    answers: {
      Individual: 'individual | terapia individual | é individual | pra mim individual',
      Casal: 'casal | terapia de casal | é pra casal | eu e meu marido casal',
      Infantil: 'infantil | é pro meu filho infantil | terapia infantil | criança',
      Online: 'online | on line | on-line | atendimento online | pela internet online | onlaine',
      Valores: 'valores | valor | preço | quais os valores | quanto custa',
      Urgência: 'urgência | urgente | é urgente | urgencia',
    },
    none: 'individual ou casal | não é urgente | não sei ainda | terapia | nem online nem casal | oi | preciso pensar | obrigada',
  },
];
