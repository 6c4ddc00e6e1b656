import { Alert, Progress } from '@mantine/core';
import { calls, type Audience, type AudienceFilter } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { DownloadRejected } from '../../contacts/import/download-rejected.tsx';
import { kindWords, peopleText } from '../audience-words.ts';
import { FilterCount } from '../filter/filter-count.tsx';
import { filterSentences } from '../filter/filter-sentences.ts';
import classes from './audience-drawer.module.css';

/** Shows what an audience is: its kind and age, the sheet or the filter it comes from, and how many it has. */
export function AudienceHead({ audience }: { audience: Audience }) {
  const { kind, state, people, filter, source, created } = audience;
  return (
    <div className={classes.head}>
      <p className={classes.hint}>
        {kindWords[kind]} · criada em {dateTime(created)}
        {people !== null && state !== 'filling' && ` · ${peopleText(people)}`}
      </p>
      {filter && <Criteria kind={kind} filter={filter} />}
      {kind === 'living' && filter && <FilterCount filter={filter} />}
      {state === 'filling' && <Filling source={source} />}
      {state === 'stopped' && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          Parou antes do fim: só tem quem já tinha entrado. Para ter todos, apague-a e crie outra.
        </Alert>
      )}
      {source && state !== 'filling' && (
        <div className={classes.source}>
          <span className={classes.file}>{source.file_name}</span>
          <DownloadRejected import_id={source.import_id} rejected={source.rejected} />
        </div>
      )}
    </div>
  );
}

function Filling({ source }: Pick<Audience, 'source'>) {
  const text = source
    ? `${source.progress.toLocaleString('pt-BR')} de ${source.valid.toLocaleString('pt-BR')} já entraram`
    : 'Copiando os contatos…';
  const share = source?.valid ? Math.min(100, (source.progress / source.valid) * 100) : 100;
  return (
    <div>
      <p className={classes.hint}>{text}</p>
      <Progress value={share} animated={!source} aria-label={text} />
    </div>
  );
}

function Criteria({ kind, filter }: { kind: Audience['kind']; filter: AudienceFilter }) {
  const { data: tags } = useCall(calls.getTags, {});
  const { data: chips } = useCall(calls.getChips, {});
  const { data: departments } = useCall(calls.getDepartments, {});
  const nameIn = (rows: readonly { _id: string; name: string }[] | undefined) => (id: string) =>
    rows ? (rows.find(({ _id }) => _id === id)?.name ?? '(removido)') : '…';
  const names = { tag: nameIn(tags), channel: nameIn(chips), department: nameIn(departments) };
  return (
    <div>
      <h3 className={classes.title}>{kind === 'frozen' ? 'Copiada de quem' : 'Quem entra'}</h3>
      <ul className={classes.criteria}>
        {filterSentences(filter, names).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
