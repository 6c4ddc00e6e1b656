/** Returns the words of a list written with spaces. */
export function wordsOf(...lists: string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
}

/** Words without a meaning of their own; they never choose an option. */
export const functionWords = wordsOf(
  'a o as os ao aos da das do dos de em no na nos nas num numa um uma uns umas e com para por pelo pela pelos pelas que se ate',
  'eu me mim te tu ele ela eles elas nos voce voces meu minha meus minhas seu sua seus suas nosso nossa teu tua lhe comigo conosco',
  'este esta esse essa isso isto aquele aquela aquilo nesse nessa neste nesta desse dessa deste desta dele dela aqui ai la ali entao tambem',
  'feira opcao opcoes numero item alternativa tipo favor gentileza sobre so mesmo la ne viu pois algo algum alguma via',
);

/** What a wish is said with: ignored beside an option, and part of one only together with another of its words. */
export const lightWords = wordsOf(
  'quero queria queremos quer querem precisa precisam querer querendo gostaria gosto preciso precisava precisamos precisando prefiro preferia desejo desejava escolho escolheria aceito',
  'vou vamos ir ira seria ser ter pode podia poderia podem posso consigo consegue fazer faz faco faria dar ver veja saber tomar fico fica ficar',
  'manda mande mandar bota bote poe coloca coloque ve vejo solicitar solicito realizar efetuar tentar tentando pretendo interesse interessado interessada opto optar',
  'passa passar transfere transferir chama chamar leva levar deixa traz traga sim ok certo bem melhor estou to ta esta estao ficaria',
  'gera gerar gere anota anotar anote mostra mostrar mostre porcaria negocio coisa treco trem bagaca parada merda desgraca droga demais vi achei encontrei conheci soube ouvi descobri pesquisei procurei passei ouvindo vendo tirar arrancar emitir rapido logo favorzinho infelizmente realmente apenas somente obrigado obrigada grato grata porque pois vez todos',
  'mano bro bora fecho fechar sabe dizer informar disponivel disponiveis comecar iniciar moro mora forma jeito vai mais',
);

/** What is done with most things: an option's own word where it has it, ignored elsewhere. */
export const actionWords = wordsOf(
  'palavrinha papo agendar marcar agendamento comprar pedir pagar contratar falar conversar receber conhecer pegar escolher enviar usar consultar procurar procuro buscar resolver tratar atender cortar adquirir encomendar',
);

/** What kind of thing an option is: not enough to tell it by. */
export const categoryWords = wordsOf(
  'porte bairro zona regiao setor departamento area aula curso servico produto tratamento sessao loja escola clinica empresa consultorio restaurante pizzaria salao academia tamanho sabor parte periodo lado plano opcao unidade ano serie ensino idade',
);

/** What a thing is called before its name, "lista de material", "causa trabalhista": ignored beside an option. */
export const classifierWords = wordsOf(
  'galao galoes botijao botijoes garrafa garrafas garrafao caixa caixas unidade unidades saco sacos lata latas cento duzia duzias metro metros pote potes fardo milheiro exame exames tipo modelo moda roupa roupas peca pecas linha assunto questao causa acao processo direito advogado advogada especialista lista convenio grade maquininha codigo formula kit camiseta viasegunda visa master mastercard elo pizza comida prato lanche pedido produto material categoria turno modalidade pacote servicos problema caso situacao negocio atendimento',
);

/** Time and people around a wish. */
export const sideWords = wordsOf(
  'proximasemana proximomes urgente urgencia informacao informacoes info dia data hora horas muito muita bastante colocar aprender estudar assinar experimentar mudar hoje amanha agora cedo manha tarde noite semana mes ano proximo proxima mae pai filho filha filhos marido esposa irma irmao avo amigo amiga familia doutor doutora dr dra gente crianca bebe namorado namorada vizinho vizinha colega primo prima tio tia cunhado cunhada sobrinho sobrinha condominio predio',
);

/** What states something about the customer: an option's own word where it has it, ignored elsewhere. */
export const stateWords = wordsOf('tenho temos sou somos possuo ja ainda agora posso moro estou outro outra');

/** Words that refuse what stands beside them. */
export const refusals = wordsOf(
  'nao nem nunca jamais sem menos exceto tirando odeio detesto negativo dispenso nada alergia alergico alergica recuso evito nenhum nenhuma salvo',
);

/** Those that an option may begin with. */
export const plainRefusals = wordsOf('nao nem nunca jamais sem');

/** Words of somebody who has not decided. */
export const doubts = wordsOf(
  'talvez depende dependendo duvida duvidas acho qualquer quaisquer indeciso indecisa sei entendi pensar pensando decidir decidi decidindo confuso sera pera perai calma espera tanto quase ambos ambas metade meia meio',
);

/** Words of a question. */
export const askings = wordsOf(
  'quanto quanta quantos quantas qual quais quando onde como porque tem aceita aceitam vem vende vendem existe custa diferenca cade custo preco valor taxa demora desconto trabalham possui',
);

export const softAskings = wordsOf('como tem');
/** Beside what is asked about, they ask for it: "qual o endereço?" */
export const topicAskings = wordsOf('qual quais aceitam aceita cade');

/** Words of a story or a complaint, and those that move what is meant: "já paguei", "perto do centro", "depois das 14h". */
export const otherTalk = wordsOf(
  'semanapassada mespassado foi fui era estava tinha fez deu veio perdi perdeu erro problema problemas funciona funcionando quebrou quebrado errado errada ontem recebi chegou atrasado atrasada morreu roubado roubaram demorando cai caindo',
  'antes depois apos partir perto longe entre alem',
);

/** Whose matter it may be. */
export const relatives = wordsOf(
  'mae pai filho filha esposa marido mulher irma irmao avo tia tio primo prima sobrinho sobrinha neto neta namorado namorada amigo amiga vizinho vizinha cunhado cunhada sogra sogro patrao chefe dono dona',
);
