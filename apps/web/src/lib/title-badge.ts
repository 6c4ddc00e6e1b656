let title = 'Prosa';
let count = 0;

/** Sets the title of the browser's tab. */
export function setTabTitle(text: string): void {
  title = text;
  draw();
}

/** Shows in the tab's title and icon how many messages came while nobody looked; 0 removes the count. */
export function setTabCount(news: number): void {
  count = news;
  draw();
}

function draw(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
  const symbol = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? '/favicon-news.svg' : '/favicon.svg';
  if (symbol && symbol.getAttribute('href') !== wanted) symbol.setAttribute('href', wanted);
}
