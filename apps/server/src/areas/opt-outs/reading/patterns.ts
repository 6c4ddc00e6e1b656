/** A clause in the letters of its words (`symbols.ts`). */
export interface Pattern {
  pattern: RegExp;
  /** It holds one of these as well. */
  needs?: RegExp;
  /** It holds none of these. */
  never?: RegExp;
}

/** Clauses that ask to receive no more, whole: each of their words is known. */
export const certain: readonly Pattern[] = [
  // "não quero mais receber mensagens de vocês"
  { pattern: /^[dMy]*n[dMy]*q[dDm]*r[dmDM]*[cpwzC]*[dDMymcpwzCNWP]*$/, needs: /[mcp]/ },
  // "não quero mais mensagens"
  { pattern: /^[dMy]*n[dMy]*q[dm]*c[dDMymcpCNWP]*$/ },
  // "não quero mais contato", "não autorizo o envio de mensagens"
  { pattern: /^[dMy]*n[dMy]*q[dm]*m[dm]*C[dDMyNW]*$/ },
  { pattern: /^[dMy]*n[dMy]*q[dm]*V[dD]*[cp][dDMymcpNWP]*$/ },
  // "gostaria de não receber mais mensagens", "como faço para não receber mais mensagens?"
  { pattern: /^[dMy]*(?:qD?|b?H+P?)n[dM]*r[dmDM]*[cpwz]*[dDMymcpwzNWP]*$/, needs: /[mcp]/ },
  // "não me mande mais mensagens", "nunca mais me mandem nada"
  { pattern: /^[dM]*(?:bH)?[dM]*n[dM]*e[dmDMPN]*[cp][dDMymcpCNWP]*$/, needs: /[mM]/ },
  { pattern: /^[dM]*n[dM]*[ei][dMm]*[wz][dDMymNWP]*$/, needs: /M.*m|m.*M/ },
  { pattern: /^[dM]*n[dM]*i[dmDMPN]*[cp][dDMymcpCNWP]*$/, needs: /m/ },
  { pattern: /^[dMy]*vm[dM]*[ei][dMDPN]*[cpz][dDMymcpNWP]*$/ },
  // "para de me mandar mensagem", "quero parar de receber isso"
  { pattern: /^[dMyqD]*[OP]D[dMy]*e[dmMPNy]*[cp][dDMymcpCNWP]*$/ },
  { pattern: /^[dMyD]*(?:bH)?[dMyD]*P?sD[dMy]*e[dmMPNy]*[cp][dDMymcpCNWP]*$/ },
  { pattern: /^[dMyqQbHPD]*[sOP]D[dMy]*r[dmMPNy]*[cp][dDMymcpCNWP]*$/ },
  { pattern: /^[dMyqD]*[OP]D[dy]*M[dy]*e[dmyMPN]*[wz]*[dDMymNW]*$/ },
  { pattern: /^[dMyD]*(?:bH)?[dMyD]*P?sD[dy]*M[dy]*e[dmyMPN]*[wz]*[dDMymNW]*$/ },
  { pattern: /^[dMyqQbHPD]*[sOP]D[dy]*r[dm]*w[dDMymNW]*$/ },
  // "parem com essas mensagens", "chega de propaganda"
  { pattern: /^[dMyqD]*(?:[sO][WD]?|PW)[dDwm]*c[dDMycpNWP]*$/ },
  // "suspenda o envio de mensagens", "cancelar o recebimento de promoções"
  { pattern: /^[dMyqQD]*[sOk]d*[Vr][dD]*[cp][dDMycpNWP]*$/ },
  // "me tira da lista", "quero sair da lista de transmissão"
  { pattern: /^[dMyqQDbHP]*t[dMy]*[NCM]?[dDMy]*l(?:D[dy]*[lcpCy])*[dMyW]*$/, needs: /[MNC]/ },
  { pattern: /^[dMyqQDbHP]*o[dD]*l(?:D[dy]*[lcpCy])*[dMyW]*$/ },
  { pattern: /^[dMyqQDbHP]*t[dMy]*N[dDMy]*C[dMyD]*$/ },
  // "quero me descadastrar"
  { pattern: /^[dMyqQDbHP]*u[dDMyNClcpP]*$/ },
  // "não entre mais em contato", "não tenho interesse em receber mensagens"
  { pattern: /^[dMy]*n[dM]*E[dmM]*C[dDMymNW]*$/, needs: /m/ },
  { pattern: /^[dMy]*n[dM]*T[dm]*I[dm]*r[dmDM]*[cpwz]*[dDMymcpwzNW]*$/, needs: /[mcp]/ },
  // "não me perturbe mais"
  { pattern: /^[dM]*n[dM]*h[dMym]*$/, needs: /M.*m|m.*M/ },
  { pattern: /^[dMyqD]*(?:P?[sO]|P)D[dy]*M[dy]*h[dDMymNW]*$/ },
];

/** Parts of clauses that may ask for that. */
export const doubtful: readonly Pattern[] = [
  { pattern: /n[dMy]*[qQ][^n]{0,4}?r/, needs: /[cp]/, never: /n.*[sOP]D.*r|n.*u/ },
  { pattern: /n[dMy]*[qQ][dDm]*r[dDmwzMyWN]*$/ },
  { pattern: /n[dMy]*[qQ][dDm]*[cpC]/ },
  { pattern: /n[dMy]*q[dm]*m[dmwMy]*$/ },
  { pattern: /(?:n|vm)[dMym]*Q?[dMm]*e[^n]{0,5}[cp]/ },
  { pattern: /n[dMym]*i[^n]{0,5}[cp]/, needs: /[mM]/ },
  { pattern: /(?:n|vm)[dMym]*Q?[dM]*[ei][dMmwzNPD]*$/, needs: /m/ },
  { pattern: /^[^n]*[sOP]D[dMy]*[eirhL][^n]{0,5}[cp]/ },
  { pattern: /^[^nx]*[sOP]D[dMy]*[eirh][dDMymwzNPW]*$/ },
  { pattern: /n[PA]D[dMy]*[ei].*[cpw]/ },
  { pattern: /Sn[sOP]D[dMy]*[ei]/ },
  { pattern: /n[dMy]*K[dm]*r/, needs: /[cp]/ },
  { pattern: /nQ[dm]*[sOP]?D?[dMm]*e.*[cp]/ },
  { pattern: /^[^n]*[to][^n]{0,4}l/, never: /lD[dy]*[^lcpCydMDW]/ },
  { pattern: /^[^nx]*t[dDMy]*[NCMg][dDMyNCgW]*$/ },
  { pattern: /^[^nx]*o[dD]*g[dDMyW]*$/ },
  { pattern: /^[dMyqQ]*[oq]?o[dMyD]*$/, needs: /qo/ },
  { pattern: /^[^n]*u[^x]*$/ },
  { pattern: /^[^nx]*k[dD]*[acp][dDMyW]*$/ },
  { pattern: /^[dMy]*B[dMyNCw]*$/ },
  { pattern: /n[dM]*E[dmM]*C/ },
  { pattern: /M[YO]dZ/ },
  { pattern: /n[dM]*[Lh][dMymNCDWP]*$/, needs: /m|h/ },
  { pattern: /n[dM]*T[dm]*I[dm]*r/, needs: /[cpmwz]/ },
  { pattern: /^[^nx]*Dn[dM]*r[dmD]*[cp]/ },
];
