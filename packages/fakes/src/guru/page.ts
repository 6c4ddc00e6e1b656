import type { FakeSubscription, World } from './world.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body{font:15px system-ui;margin:2rem auto;max-width:62rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8884}
button{font:inherit;margin:.1rem}input{font:inherit;padding:.2rem;margin:.1rem}small{opacity:.7}`;

const script = `async function act(name,input){
  const answer=await fetch('/__admin/'+name,{method:'POST',body:JSON.stringify(input)});
  if(!answer.ok)alert((await answer.json()).error);
  location.reload();
}
document.addEventListener('click',({target})=>{const{act:name,input}=target.dataset;if(name)act(name,JSON.parse(input))});
document.addEventListener('submit',(event)=>{event.preventDefault();
  const input=Object.fromEntries(new FormData(event.target));if(input.doc==='')input.doc=null;act(event.target.dataset.act,input)});`;

const moves = ['pastdue', 'active', 'expired', 'inactive', 'started'];

/** Renders the fake's page: who bought what, buttons for what happens to it, and the last deliveries. */
export function page(world: World, url: URL): string {
  if (url.pathname.startsWith('/pay/')) return payPage(world, url.pathname.slice('/pay/'.length));
  const rows = [...world.subscriptions.values()].toReversed().map(rowOf).join('');
  return html(
    'Guru (fake)',
    `<h1>Digital Manager Guru (fake)</h1>
    <p><small>Webhooks to ${escaped(world.sending.url ?? 'nobody')} · mode ${world.sending.mode} · ${world.asked.length} requests of the API</small></p>
    <form data-act="subscriptions"><input name="email" placeholder="e-mail" required><input name="name" value="Maria Exemplo">
    <input name="doc" value="12345678909"><input name="value" value="197"><input name="trial_days" value="0" size="3">
    <select name="product"><option>plano-profissional</option><option>plano-solo</option></select><button>Buy</button></form>
    <table><thead><tr><th>Buyer</th><th>Product</th><th>Status</th><th>Cycle</th><th></th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

function rowOf({ id, buyer, product, status, cycle, invoices }: FakeSubscription): string {
  const button = (name: string, label: string, input: object) =>
    `<button data-act="${name}" data-input="${escaped(JSON.stringify(input))}">${label}</button>`;
  const overdue = invoices.filter((invoice) => invoice.status === 'pastdue').length;
  return `<tr><td>${escaped(buyer.name)}<br><small>${escaped(buyer.email)}</small></td><td>${escaped(product.name)}</td>
    <td>${status}${overdue ? ` <small>${overdue} overdue</small>` : ''}</td><td>${cycle}</td>
    <td>${moves.map((to) => button('advance', to, { id, to })).join('')}${button('cancel', 'cancel', { id })}${button('refund', 'refund', { id })}</td></tr>`;
}

function payPage(world: World, invoice_id: string): string {
  const found = [...world.subscriptions.values()].find(({ invoices }) =>
    invoices.some(({ id }) => id === invoice_id),
  );
  if (!found) return html('Guru (fake)', '<p>No such invoice.</p>');
  const input = escaped(JSON.stringify({ id: found.id, to: 'active' }));
  return html(
    'Pay (fake)',
    `<h1>${escaped(found.product.name)}</h1><p>${escaped(found.buyer.email)}: ${found.status}</p>
    <button data-act="advance" data-input="${input}">Pay everything that is overdue</button>`,
  );
}

function html(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,"><style>${style}</style><body>${body}<script>${script}</script></body></html>`;
}
