import type { MenuTable } from './menu-table.ts';

export const yesNoMenu: MenuTable = {
  menu: 'sim ou não',
  options: ['Sim', 'Não'],
  answers: {
    Sim: `
      1 | sim | s | ss | siim | sim por favor | claro | com certeza | pode ser | quero | quero sim | isso |
      isso mesmo | aham | uhum | 👍 | ok | blz | bora | sim, quero | claro que sim | não tem problema | yes | si |
      cim`,
    Não: `
      2 | não | nao | n | nn | ñ | naum | não obrigado | n obg | claro que não | claro q n | não quero |
      agora não | não, valeu | 👎 | hoje não | nem pensar | prefiro que não | quero não | não precisa | naõ |
      noa`,
  },
  none: `
    não sei | n sei | talvez | depende | sim ou não? | sim e não | tanto faz | oi | como assim? | não entendi |
    acho que sim | sim, mas só amanhã | 3 | sim? | não lembro | não tenho certeza | quem é? | sei lá`,
};

export const customers: MenuTable = {
  menu: 'já é cliente?',
  options: ['Já sou cliente', 'Ainda não sou cliente'],
  answers: {
    'Já sou cliente': `
      1 | já sou | ja sou cliente | sou cliente | sim | já | sou sim | sim, já sou | sou cliente sim |
      sim sou cliente faz tempo | ja so cliente | sou cliente ha 2 anos | já sou cliente de vocês`,
    'Ainda não sou cliente': `
      2 | não | ainda não | não sou | nao sou cliente | n sou cliente | não, ainda não sou |
      ainda não sou cliente | ainda n | não sou cliente ainda | nunca fui cliente`,
  },
  none: `cliente | não sei | talvez | quero ser | já fui | oi | não lembro se sou`,
};

export const insurance: MenuTable = {
  menu: 'tem convênio?',
  options: ['Tenho convênio', 'Não tenho convênio'],
  answers: {
    'Tenho convênio': `
      1 | tenho | tenho sim | sim | tenho convenio | sim, tenho | tenho convênio unimed | eu tenho |
      tenho plano | tenho plano de saúde`,
    'Não tenho convênio': `
      2 | não | não tenho | nao tenho | n tenho | não tenho convênio | num tenho | sem convênio |
      não, não tenho | tenho não | não possuo convênio | nao tenho convenho`,
  },
  none: `convênio | não sei | não sei se tenho | tinha | qual convênio? | depende do convênio`,
};

export const confirmation: MenuTable = {
  menu: 'confirmação',
  options: ['Confirmar', 'Remarcar', 'Cancelar'],
  answers: {
    Confirmar: `
      1 | confirmar | confirmo | confirmado | sim | confirma | confirmadíssimo | pode confirmar |
      quero confirmar | sim, confirmo | ok, confirmado | confirmar presença | comfirmo | comfirmado |
      confirmo sim | tá confirmado | ✅`,
    Remarcar: `
      2 | remarcar | quero remarcar | preciso remarcar | reagendar | pode remarcar? | remarca pra outro dia |
      gostaria de remarcar por favor`,
    Cancelar: `
      3 | cancelar | cancela | pode cancelar | desmarcar | quero cancelar | cancelar por favor | cansela |
      infelizmente preciso cancelar | vou cancelar`,
  },
  none: `
    não | não confirmo | não posso confirmar | não cancele | não quero cancelar | não vou | talvez |
    cancelar ou remarcar | que dia é? | ainda não sei | confirmar o quê? | confirmo ou remarco depois`,
};
