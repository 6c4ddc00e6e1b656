import type { MenuTable } from './menu-table.ts';

export const clinic: MenuTable = {
  menu: 'clínica',
  options: [
    'Agendar consulta',
    'Remarcar consulta',
    'Cancelar consulta',
    'Resultado de exames',
    'Convênios aceitos',
    'Falar com atendente',
  ],
  answers: {
    'Agendar consulta': `
      1 | 1 por favor | é a 1 | opção um | a primeira | primeira opção pfv | agendar | quero agendar |
      queria agendar uma consulta | Bom dia! Gostaria de marcar uma consulta por favor | marcar consulta |
      marca consulta | quero marcar consulta pra minha mãe | preciso agendar com urgência | agendamento |
      agendameto | agenda consuta | ajendar consulta | agendar conzulta |
      boa tarde, tudo bem? queria marcar uma consulta pra semana que vem | como faço pra agendar? |
      tem como agendar uma consulta? | dá pra marcar consulta por aqui? |
      eu quero agendar uma consulta com o doutor Paulo | agendar consulta com cardiologista |
      marcar uma consultinha | gostaria de fazer um agendamento | oi moça, quero marcar uma consulta |
      agendarrrr | AGENDAR CONSULTA!!! | quero consultar, agendar | vou agendar`,
    'Remarcar consulta': `
      2 | n 2 | número dois | 2º | 2a | a segunda | remarcar | quero remarcar | preciso remarcar minha consulta |
      remarca pra mim por favor | reagendar | reagendamento | quero mudar a data da minha consulta |
      trocar o dia da consulta | remarcaçao | remacar consulta | adiar a consulta`,
    'Cancelar consulta': `
      3 | 3 pf | tres | a terceira | cancelar | quero cancelar | cancelamento | desmarcar |
      preciso desmarcar minha consulta | quero desmarcar | cancelar a consulta de amanhã |
      cancela minha consulta | canselar consulta | cancelr | desmarca pra mim |
      infelizmente vou ter que cancelar a consulta`,
    'Resultado de exames': `
      4 | quarta opção | a quarta | resultado | resultados | exame | exames | resultado do exame |
      quero pegar o resultado do meu exame | resutado de exame | rezultado exame | ver meu exame |
      saber do resultado dos exames de sangue | meu exame ficou pronto?`,
    'Convênios aceitos': `
      5 | cinco | 5️⃣ | convenio | convênio | convenios | convenho | conveniu | quais convênios vocês aceitam? |
      quais convenios | convenios aceitos | sobre convênio | informação sobre convenio`,
    'Falar com atendente': `
      6 | opção 6 | sexta opção | atendente | um atendente | falar com alguém | falar com alguem por favor |
      quero falar com uma pessoa | falar com um humano | quero falar com atendente | atendimento humano |
      me passa pra um atendente | me transfere pra uma atendente | falar com a recepção |
      falar com a secretária | atendente pfv | atendenti | antendente | quero atendimento | pessoa de verdade |
      falar com gente | chama alguém | humano`,
  },
  none: `
    passa pra segunda | me passa pra sexta | minha vizinha quer cancelar | não quero agendar | não é consulta | consulta | minha consulta | agendar ou cancelar | 1 ou 2 | 1 e 4 |
    não sei | n sei qual | oi | bom dia | tudo bem? | ? | quanto custa? | já agendei | já cancelei a consulta |
    quero saber o preço | 7 | 0 | 10 | 1234 | obrigado | ok | 👍 | 😀 | depende | nenhuma | nenhuma das opções |
    outra coisa | outro assunto | qual a diferença? | não quero cancelar minha consulta |
    nao preciso de atendente | agendar não | tanto faz | menos a 2 | não é a 3 | 3 não | tenho 2 filhos |
    moro na rua 4 | sexta-feira | quarta feira | minha mãe tem 5 anos de tratamento | kkkk`,
};
