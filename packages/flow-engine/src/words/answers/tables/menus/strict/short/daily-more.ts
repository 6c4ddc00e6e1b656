import type { MenuTable } from '../../menu-table.ts';

/** The other six menus of `daily.ts`. */
export const strictDailyMore: readonly MenuTable[] = [
  {
    menu: 'pet shop - primeiro menu',
    options: ['Banho e tosa', 'Consulta veterinária', 'Vacinas', 'Ração e produtos', 'Hotel e creche'],
    answers: {
      'Banho e tosa': `
        1 | banho | quero dar um banho na mel | tosa higienica | banho e toza |
        meu dog ta fedendo kkk precisa de banho | tosar meu shitzu |
        dar um trato no pelo do thor, ta enorme`,
      'Consulta veterinária': `
        2 | veterinario | minha cachorra ta vomitando | consulta |
        o gato nao ta comendo, precisa passar no vet | vet | passar com a doutora veterinária |
        meu cachorro tá mancando desde ontem e queria que o veterinário desse uma olhada nele`,
      Vacinas: `
        3 | vacina | v10 | antirrabica | vascina do filhote | vacinar meu gatinho |
        ta na hora da vacina da luna 💉 | a terceira`,
      'Ração e produtos': `
        4 | raçao | vcs tem golden 15kg? | quero comprar ração | areia de gato |
        preciso de um antipulgas | coleira | saco de ração premier pra filhote, quanto tá`,
      'Hotel e creche': `
        5 | hotel | hotelzinho | vou viajar e preciso deixar meu cachorro | creche |
        creche pra cachorro | hospedagem | deixar o bob ai no feriado, vou pra praia 🏖️`,
    },
    none: `
      banho e vacina | oi tudo bem | não quero banho | nenhum | vcs tem filhote pra doar? |
      meu cachorro é muito bravo | depois da vacina pode dar banho? | aceita cartão? |
      vou ver com minha filha | o banho que fizeram semana passada deixou ele com alergia |
      até que horas abre? | ??`,
  },
  {
    menu: 'barbearia/salao - servico',
    options: ['Corte', 'Barba', 'Corte + barba', 'Sobrancelha', 'Coloração'],
    answers: {
      Corte: `
        so o corte | cortar o cabelo | 1 | corte | só cabelo | degradê | um talento no cabelo |
        só o cabelo msm, a barba eu faço em casa`,
      Barba: `
        barba | só a barba | 2 | fazer a barba | barba so | aparar a barba 🧔 |
        o cabelo não, só barba`,
      'Corte + barba': `
        cabelo e barba | os 2, corte e barba | 3 | corte e barba | combo cabelo barba |
        corta o cabelo e faz a barba | barba e cabelo | completo, corte com a barba`,
      Sobrancelha: `
        sombrancelha | sobrancelha | 4 | fazer a sobrancelha | só a sobrancelia |
        limpar a sobrancelha | designer de sobrancelha`,
      Coloração: `
        pintar | tintura | pintar o cabelo | 5 | luzes | quero descolorir e fazer platinado |
        cobrir os branco | retocar a tinta da raiz`,
    },
    none: `
      corte e sobrancelha | barba e sobrancelha | quanto é o corte? | o de sempre | não sei ainda |
      corte ou corte e barba, vou decidir | é com o Juninho? | tem horário hoje? |
      não quero pintar | meu primo cortou aí e ficou top | faz progressiva? |
      demora quanto pra pintar?`,
  },
  {
    menu: 'oficina - primeiro menu',
    options: ['Orçamento', 'Agendar revisão', 'Meu carro já está na oficina', 'Guincho / emergência'],
    answers: {
      Orçamento: `
        orsamento | 1 | quanto fica trocar a embreagem do gol? | qto sai a pastilha de freio |
        queria um orçamento | fazer um orçamento pra funilaria | preço da troca de correia |
        quanto vc cobra pra trocar os 4 amortecedor do palio 2012`,
      'Agendar revisão': `
        2 | marcar revisão | agendar | revisao dos 10 mil | quero agenda a revisão do onix |
        levar o carro pra revisao sábado, tem vaga? | a segunda |
        deu o prazo da revisão, qual dia posso levar`,
      'Meu carro já está na oficina': `
        meu carro ta pronto? | 3 | deixei meu uno ai ontem, como ta | ja ta ai |
        queria saber do meu carro que ta ai | o fiesta prata ficou pronto? | ele já tá aí com vcs |
        deixei o carro aí na segunda e até agora ninguém me deu notícia`,
      'Guincho / emergência': `
        guincho | 4 | meu carro quebrou na marginal | socorro to parado na estrada |
        preciso de reboque | guinxo urgente | emergencia 🚨 |
        morreu no meio da avenida e não liga mais, preciso que busquem`,
    },
    none: `
      bom dia | não é orçamento | orçamento e revisão | vcs mexem com carro elétrico? |
      abre sábado? | nenhuma | semana passada precisei de guincho mas já resolveu |
      a revisão demora quanto? | tá fazendo um barulho estranho |
      trabalho com peças, queria falar com o responsável por compras | ainda vou decidir se arrumo |
      ok`,
  },
  {
    menu: 'academia - plano',
    options: ['Mensal', 'Trimestral', 'Semestral', 'Anual', 'Aula experimental'],
    answers: {
      Mensal: `
        mensal | por mes | 1 | mês a mês | o mensal msm | so um mes pra ver |
        sem fidelidade, o mensal | mensau`,
      Trimestral: `
        trimestral | 3 meses | de tres meses | 2 | trimestre | o de 3 mês | trimensal de 3 meses`,
      Semestral: `
        semestral | 6 meses | meio ano | 3 | o de seis meses | semestre | vou de semestral 💪`,
      Anual: `
        anual | 1 ano | 12 meses | o ano todo | 4 | plano de um ano | o anual q sai mais em conta |
        fecho o ano logo`,
      'Aula experimental': `
        experimental | aula teste | 5 | quero fazer uma aula gratis primeiro | experimentar |
        só uma aula pra conhecer | a aula gratuita |
        antes de fechar qualquer plano eu queria fazer uma aula pra ver se gosto`,
    },
    none: `
      quanto é o mensal? | qual o mais barato? | mensal ou trimestral | anual não |
      posso trancar o anual? | já sou aluno | aceita gympass? | tem aula de zumba? | vou pensar |
      quero cancelar | paguei anual na outra academia e me arrependi | qual vc recomenda?`,
  },
  {
    menu: 'moveis planejados - quando pretende',
    options: ['Imediatamente', 'Nos próximos 30 dias', 'De 1 a 3 meses', 'Mais de 3 meses', 'Só pesquisando'],
    answers: {
      Imediatamente: `
        agora | já | urgente | pra ontem kkk | o quanto antes | 1 | imediato | hj msm se der |
        quero começar logo, já peguei a chave e tô morando sem cozinha`,
      'Nos próximos 30 dias': `
        esse mes ainda, nos 30 dias | 30 dias | daqui umas 3 semanas | em ate um mês | 2 |
        daqui 15 dias | dentro de 30 dias | daqui a vinte dias mais ou menos`,
      'De 1 a 3 meses': `
        uns 2 meses | daqui dois meses | entre 1 e 3 meses | a terceira | 1 a 3 | daqui 60 dias |
        2 meses e pouco | um mês e meio por aí`,
      'Mais de 3 meses': `
        ano q vem, daqui uns 8 meses | 6 meses | só daqui meio ano | mais de tres meses | 4 |
        o ap só entrega daqui 1 ano | daqui uns 5 meses`,
      'Só pesquisando': `
        só pesquisando | so olhando | to só vendo preço | sem pressa, só pesquisa | 5 |
        cotando por enquanto | dando uma olhadinha 👀 |
        ainda não é pra comprar, tô só levantando preço`,
    },
    none: `
      não sei | depende do preço | quanto tempo demora pra ficar pronto? | quando sair meu 13º |
      agora não | assim que entregarem o ap | faz 3 meses que pedi orçamento em outra loja e nada |
      30 dias ou 2 meses, não sei ainda | vcs parcelam? | quando vcs podem vir medir? |
      meu marido que vai decidir | qual o endereço da loja?`,
  },
  {
    menu: 'confirmacao de horario',
    options: ['Confirmar', 'Remarcar', 'Cancelar'],
    answers: {
      Confirmar: `
        sim | confirmado | cfm | pode confirmar | blz to la | 👍 | estarei aí | 1 | vou sim |
        tá ok pode deixar marcado`,
      Remarcar: `
        pode ser outro dia? | remarca | 2 | quero mudar pra quinta |
        não vou conseguir nesse horario, tem mais tarde? | trocar o horario |
        dá pra adiar pra semana q vem? | remarcar pfv |
        amanhã surgiu um imprevisto no trabalho, queria passar pra outra data`,
      Cancelar: `
        cancela | 3 | pode cancelar | desmarca pra mim | quero cancela | desisti, n vou mais |
        não vou mais querer, cancela pf | cancelar ❌`,
    },
    none: `
      que horas é mesmo? | qual o endereço? | acho que vou | ainda não sei, te aviso mais tarde |
      quem é? | se eu cancelar paga multa? | cancelar ou remarcar | não cancela | talvez |
      posso levar meu filho? | quanto vai ficar? | da outra vez vocês cancelaram em cima da hora`,
  },
];
