import { nameOf, warning, type Check } from './drawing.ts';

/** Answers that are masked everywhere, and kept with the contact for everybody to read. */
export const checkSecrets: Check = ({ nodes }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'question' || !node.settings.sensitive || node.settings.save_to.trim() === '')
      return [];
    const message = `Tire “Guardar também no contato” de ${nameOf(node)}: a resposta é sigilosa, e no contato a equipe a lê.`;
    return [warning(node, message)];
  });
