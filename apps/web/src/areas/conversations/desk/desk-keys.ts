/** The desk's shortcuts as they are shown to the person. */
export const deskKeys = [
  { key: 'j', label: 'Próxima conversa' },
  { key: 'k', label: 'Conversa anterior' },
  { key: 'r', label: 'Escrever resposta' },
  { key: 'a', label: 'Assumir atendimento' },
  { key: 'e', label: 'Finalizar atendimento' },
  { key: 't', label: 'Editar tags' },
  { key: 'd', label: 'Transferir para departamento' },
  { key: 'p', label: 'Passar para um colega' },
  { key: 'n', label: 'Escrever nota interna' },
  { key: 'x', label: 'Selecionar conversa' },
  { key: 'mod+a', label: 'Selecionar as conversas da lista' },
  { key: 'mod+z', label: 'Desfazer o que acabou de fazer' },
  { key: '/', label: 'Buscar na lista' },
  { key: 'mod+f', label: 'Buscar nesta conversa' },
  { key: 'escape', label: 'Voltar para a lista' },
  { key: 'mod+k', label: 'Buscar telas, conversas e ações' },
  { key: '?', label: 'Mostrar os atalhos' },
] as const;

/** The shortcuts that work while the person types, where plain keys are text. */
export const typingKeys = [
  { key: 'enter', label: 'Enviar' },
  { key: 'mod+enter', label: 'Enviar e finalizar' },
  { key: 'shift+enter', label: 'Nova linha' },
  { key: 'alt+j', label: 'Próxima conversa' },
  { key: 'alt+k', label: 'Conversa anterior' },
  { key: 'alt+a', label: 'Assumir atendimento' },
] as const;
