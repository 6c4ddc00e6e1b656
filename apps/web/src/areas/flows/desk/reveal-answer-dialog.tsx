import { Button, Group, Text } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { MessageDialogProps } from '../../conversations/slots.ts';
import classes from './reveal-answer-dialog.module.css';

/** Shows what a customer answered to a sensitive question, once the person says that they want to see it. */
export function RevealAnswerDialog({ message, onClose }: MessageDialogProps) {
  const revealing = useCallMutation(calls.revealAnswer, { quiet: true });
  const { data, error, isPending } = revealing;
  return (
    <Dialog opened onClose={onClose} title="Resposta sigilosa" size={420}>
      {data ? (
        <p className={classes.answer}>{data.text}</p>
      ) : error ? (
        <NoticeBar kind="failure">{error.message}</NoticeBar>
      ) : (
        <Text c="dimmed">
          O cliente respondeu a uma pergunta sigilosa. Fica no Registro de atividades que você viu a resposta.
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        {!data && !error && (
          <Button
            loading={isPending}
            onClick={() => revealing.mutate({ message_id: message._id })}
            data-autofocus
          >
            Ver resposta
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
