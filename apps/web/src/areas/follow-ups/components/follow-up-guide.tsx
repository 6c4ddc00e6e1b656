import { limits } from '@prosa/contract';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import classes from './follow-up.module.css';

/** Says what begins, delays and ends follow-ups. */
export function FollowUpGuide() {
  return (
    <SectionCard title="Como funciona">
      <ul className={classes.rules}>
        <li>
          A espera começa quando a empresa fala por último com quem já escreveu no atendimento, e começa de
          novo se ela fala outra vez. Só conta o que foi dito depois de ativar.
        </li>
        <li>
          Cada mensagem sai no máximo uma vez. Uma resposta do contato encerra a fila; a próxima espera começa
          do zero.
        </li>
        <li>
          Nada sai depois que uma pessoa assume o atendimento do robô, finaliza, ignora o contato ou desativa
          o auto follow-up na conversa, nem para quem pediu para não receber mais mensagens.
        </li>
        <li>
          Se um envio atrasa, porque o número ficou desconectado ou o sistema parou, ele ainda sai nas{' '}
          {limits.follow_up_late_hours} horas seguintes, contadas dentro do horário. Depois disso não sai
          mais.
        </li>
        <li>
          Números da API oficial só podem enviar até 24 horas depois da última mensagem do contato. Intervalos
          e limites dos números valem também aqui.
        </li>
      </ul>
    </SectionCard>
  );
}
