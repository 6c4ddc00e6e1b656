import classes from '../fields/fields.module.css';

/** Voltar has nothing to set. */
export function ReturnPanel() {
  return (
    <p className={classes.hint}>
      Volta à pergunta que estava aberta, se uma frase trouxe o cliente para cá; senão, ao fluxo que chamou
      este. Se nenhum chamou, o robô termina aqui.
    </p>
  );
}
