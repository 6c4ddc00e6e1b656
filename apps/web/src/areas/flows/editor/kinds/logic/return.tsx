import { IconArrowBackUp } from '@tabler/icons-react';
import classes from '../../fields/fields.module.css';
import { defaults, nothing, type Kind } from '../kind.ts';

/** Voltar has nothing to set. */
export const returnToCaller: Kind<'return'> = {
  family: 'logic',
  order: 90,
  icon: IconArrowBackUp,
  hint: 'Volta à pergunta aberta ou ao fluxo que chamou',
  create: defaults,
  summary: nothing,
  Panel: ReturnPanel,
};

function ReturnPanel() {
  return (
    <p className={classes.hint}>
      Volta à pergunta que estava aberta, se uma frase trouxe o cliente para cá; senão, ao fluxo que chamou
      este. Se nenhum chamou, o robô termina aqui.
    </p>
  );
}
