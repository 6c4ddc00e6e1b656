export interface Addresses {
  web: string;
  admin: string;
  graph: string;
  guru: { url: string; page: string; account_token: string; user_token: string };
  /** Path of the certificate that vouches for the server of files. */
  certificate: string;
}

/** Returns what a developer reads when the fakes run: how to point Prosa at them, and how to play a phone. */
export function howTo({ web, admin, graph, guru, certificate }: Addresses): string {
  const settings = [`WA_SOCKET_URL=${web}`, `NODE_EXTRA_CA_CERTS=${certificate}`, `GRAPH_BASE_URL=${graph}`];
  const billing = [
    `GURU_BASE_URL=${guru.url}`,
    `GURU_ACCOUNT_TOKENS=${guru.account_token}`,
    `GURU_USER_TOKEN=${guru.user_token}`,
    'GURU_PRODUCTS=plano-profissional=professional,plano-solo=solo',
    `BILLING_SITE_URL=${guru.page}`,
  ];
  const lines = [
    'The stand-ins for WhatsApp and for the billing provider run; for development only, never in production.',
    '',
    `  WhatsApp Web  ${web}`,
    `  Graph         ${graph}`,
    `  Guru          ${guru.url}, and its page: ${guru.page}`,
    `  admin API     ${admin}`,
    '',
    'Start Prosa so that it talks to them:',
    `  ${settings.join(' ')} npm start`,
    'and so that purchases give access:',
    `  ${billing.join(' ')} npm start`,
    '',
    'Play phones, in another terminal:',
    '  npm run fakes -- pair-code phone=5511999990001 name=Loja code=ABCD1234',
    "  npm run fakes -- scan phone=5511999990001 name=Loja qr='<the text of the QR>'",
    "  npm run fakes -- send from=5511988887777 to=5511999990001 text='Bom dia'",
    '  npm run fakes -- send-file from=5511988887777 to=5511999990001 kind=image mimetype=image/jpeg base64=@photo.jpg',
    "  npm run fakes -- own-phone phone=5511999990001 to=5511988887777 text='Do celular'",
    '  npm run fakes -- inbox phone=5511988887777',
    '  npm run fakes -- drop phone=5511999990001',
    '  npm run fakes -- fail-next-login phone=5511999990001 reason=402 expire=3600',
    '  npm run fakes -- help                                    all of them',
    '  npm run fakes -- graph/<call> …                          those of Graph',
    '  npm run fakes -- guru/subscriptions email=maria@exemplo.com.br     buys; guru/advance id=… to=pastdue',
    '',
  ];
  return lines.join('\n');
}
