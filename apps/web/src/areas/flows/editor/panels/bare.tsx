import classes from '../fields/fields.module.css';

/** Voltar has nothing to set. */
export function ReturnPanel() {
  return (
    <p className={classes.hint}>Volta ao fluxo que chamou este. Se nenhum chamou, o robô termina aqui.</p>
  );
}

/** Ignorar contato has nothing to set. */
export function IgnorePanel() {
  return (
    <p className={classes.hint}>
      A partir daqui nada do que este contato escrever é recebido. Só uma pessoa pode desfazer, no cadastro do
      contato.
    </p>
  );
}
