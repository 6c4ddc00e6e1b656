import { insurers, type Trade } from './trade.ts';

/** The words of clinics: what customers say instead of a label. */
export const healthTrades: readonly Trade[] = [
  {
    convenio: `${insurers}, plano de saúde`,
    'plano de saude': `convênio, ${insurers}`,
    particular:
      'sem convênio, não tenho convênio, não tenho plano, sem plano, por conta própria, pagar do meu bolso',
  },
  {
    limpeza: 'tártaro, profilaxia',
    clareamento:
      'branquear, branqueamento, dentes brancos, dentes mais brancos, deixar os dentes brancos, clarear os dentes',
    aparelho:
      'ortodontia, ortodontista, alinhar os dentes, dentes tortos, dente torto, colocar aparelho, manutenção do aparelho',
    ortodontia: 'aparelho, alinhar os dentes, dentes tortos, dente torto',
    implante: 'colocar dente, dente novo',
    canal: 'endodontia',
    extracao: 'arrancar dente, tirar dente, siso, arrancar o siso, tirar o siso',
    restauracao: 'obturação, cárie, tapar o buraco',
    protese: 'dentadura, ponte, pivô',
    'estou com dor': 'dente doendo, dor de dente, latejando, dente inflamado',
    dor: 'dente doendo, dor de dente, latejando',
  },
  {
    cardiologia:
      'palpitação, palpitações, pressão alta, arritmia, ver meu coração, médico do coração, ver o coração, problema no coração, cardíaco',
    dermatologia:
      'pele, médico de pele, acne, espinhas, manchas, manchas na pele, manchas na minha pele, mancha na pele, coceira, queda de cabelo',
    ortopedia:
      'osso, ossos, médico de osso, joelho, coluna, tornozelo, torci o tornozelo, torci o pé, dor no joelho, quebrei o pulso, quebrei o braço, quebrei a perna, quebrei o pé, pulso, fratura',
    pediatria: 'criança, médico de criança, bebê, minha bebê, meu bebê, para minha bebê, ped',
    ginecologia: 'preventivo, papanicolau, gineco',
    obstetricia: 'pré-natal, grávida, gestante',
    oftalmologia:
      'vista, olho, olhos, médico de olho, óculos, trocar o grau, grau do óculos, grau, não enxergo, enxergar de longe, não estou enxergando, não enxergo direito, enxergando embaçado, vista embaçada',
    psicologia: 'terapia, psicóloga',
    nutricao: 'dieta, emagrecer, perder peso, nutri',
    urologia: 'próstata, urologista',
    otorrino: 'ouvido, garganta, nariz',
    neurologia: 'enxaqueca, neuro',
    endocrinologia: 'tireoide, diabetes, hormônio',
    gastroenterologia: 'estômago, gastrite, refluxo',
    'clinico geral': 'clínico, médico geral',
    fisioterapia: 'fisio, reabilitação',
  },
  {
    'exame de sangue':
      'hemograma, coleta de sangue, tirar sangue, colher sangue, sangue em jejum, colesterol, glicose, glicemia',
    ultrassom: 'usg, ecografia, ultrassonografia, ultra, ultrassom do bebê, ver o bebê',
    'raio x': 'chapa, radiografia',
    ressonancia: 'rm',
    eletrocardiograma: 'eletro, ecg, eletro cardiograma, coração, eletro do coração',
    mamografia: 'mama',
    consulta: 'passar no médico, passar com o médico',
    'marcar consulta': 'passar no médico, passar com o médico, marcar médico, horário com o doutor',
    'marcar exame': 'fazer exame, hemograma, ultrassom, raio x, coleta',
    'resultado de exame':
      'laudo, buscar o laudo, resultado do hemograma, resultado do ultrassom, resultado do raio x',
    exame: 'hemograma, ultrassom, raio x, coleta',
    ultrassonografia: 'ultrassom, ultra, usg, ecografia',
  },
  {
    'marcar avaliacao':
      'marcar consulta, agendar consulta, marcar dentista, agendar com o dentista, passar com a doutora, passar com o doutor, avaliar meus dentes',
    'marcar consulta':
      'marcar dentista, agendar com o dentista, passar no dentista, marcar avaliação, agendar avaliação',
    'convenios aceitos': `${insurers}, odontoprev, plano odontológico`,
    'convenios e planos': `${insurers}, odontoprev`,
    'convenios e valores': `${insurers}, odontoprev, plano odontológico, tabela de preços, plano hapvida`,
    'valores e convenios': `${insurers}, odontoprev, plano odontológico, tabela de preços`,
    convenios: `${insurers}, odontoprev`,
    urgencia:
      'dente quebrou, dente quebrado, dente latejando, dente doendo, siso doendo, morrendo de dor, rosto inchado, cara inchada, dente caiu, com muita dor',
    'estou com dor':
      'dente quebrou, dente latejando, dente doendo, siso doendo, morrendo de dor, rosto inchado, cara inchada',
    remarcar: '',
    'cancelar consulta': '',
    'falar com a recepcao': '',
    'resultado de exame': 'exames prontos, exame pronto, acompanhar exame',
    endereco: '',
  },
  {
    'marcar consulta':
      'consulta com cardiologista, consulta com dermatologista, consulta com ginecologista, consulta com pediatra, consulta com ortopedista, marcar retorno, agendar retorno, agendar um retorno, ser atendido pelo doutor, ser atendida pelo doutor',
    'resultado de exame': 'meu exame saiu, exame saiu, buscar exame, pegar exame, exame ficou pronto',
    'preparo de exame':
      'jejum, quantas horas de jejum, preciso ficar em jejum, como me preparo, preparação, preparação para colonoscopia',
    'preparo para exame':
      'jejum, quantas horas de jejum, preciso ficar em jejum, como me preparo, preparação',
    convenio: '',
    endereco: '',
  },
  {
    rpg: 'reeducação postural, r p g',
    pilates: '',
    'drenagem linfatica': 'drenagem pós lipo, pós lipo',
    'marcar sessao': 'marcar fisioterapia, agendar sessão, marcar fisio',
  },
  {
    'agendar avaliacao': 'primeira vez, passar para avaliar',
    'remarcar ou cancelar':
      'não vou poder ir, não vou conseguir ir, não posso ir, não vou poder ir na consulta',
    emergencia: 'morrendo de dor, quebrei o dente, sangrando, dente quebrou, muita dor, com muita dor',
    'convenios e formas de pagamento': `${insurers}, parcela no cartão, parcelam no cartão, parcelamento, formas de pagamento`,
  },
];
