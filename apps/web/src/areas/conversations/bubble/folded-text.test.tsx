import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { FoldedText } from './folded-text.tsx';

test('a text of 20 000 letters is folded, opens and folds again', async () => {
  const { person } = renderUi(
    <article>
      <FoldedText text={'palavra '.repeat(2500)} />
    </article>,
  );
  const shown = () => screen.getByRole('article').textContent.length;
  expect(shown()).toBeLessThan(1300);
  await person.click(screen.getByRole('button', { name: 'Ler mais', expanded: false }));
  expect(shown()).toBeGreaterThan(20_000);
  await person.keyboard('{Enter}');
  expect(shown()).toBeLessThan(1300);
});

test('what is left out is marked by three dots, also behind a full stop', () => {
  renderUi(
    <article>
      <FoldedText text={'Fim. '.repeat(2500)} />
    </article>,
  );
  const [shown] = screen.getByRole('article').textContent.split('Ler mais');
  expect(shown).toMatch(/ Fim…$/);
});

test('marks, quotes and lists are elements, and HTML stays text', () => {
  renderUi(
    <FoldedText text={'> <img src=x onerror=alert(1)>\n- *um*\n- _dois_\n3. ~três~\n```\na_b\n```'} />,
  );
  expect(screen.getByRole('blockquote').textContent).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'um',
    'dois',
    'três',
  ]);
  expect(screen.getByText('um').tagName).toBe('STRONG');
  expect(screen.getByText('três').tagName).toBe('S');
  expect(screen.getByText('a_b').tagName).toBe('PRE');
});

test('addresses open apart from this page; phones and e-mails open where they are handled', () => {
  renderUi(<FoldedText text="https://prosa.test/a ana@prosa.test (41) 99999-0000 javascript:alert(1)" />);
  const [web, mail, phone] = screen.getAllByRole('link');
  expect(web?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(mail?.getAttribute('href')).toBe('mailto:ana@prosa.test');
  expect(phone?.getAttribute('href')).toBe('tel:+5541999990000');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
