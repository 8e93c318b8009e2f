import type { Translated } from '../message-types.ts'
import type { personalData as dataSource, portfolioDrafts as source } from '../zh/portfolio-drafts.ts'

export const portfolioDrafts: Translated<typeof source> = {
  title: 'Your home in our portfolio',
  text: 'A finished home can become a project of our portfolio, without your name and address.',
  wording:
    'I agree that the studio shows pictures of this home, before and after, its size, district, style, budget range and works in its portfolio, without my name, address and contacts. I can take this back at any time, free of charge, and it is no longer shown from then on.',
  agree: 'Agree',
  withdraw: 'Take back',
  agreed: 'You agreed on {time}.',
  withdrawn: 'You took this back on {time}. Nothing is shown.',
  saved: 'Noted',
  clientOnly: 'Only the client can decide on this.',
}

export const personalData: Translated<typeof dataSource> = {
  sections: { portfolio_drafts: 'Consent to the portfolio' },
  fields: { is_agreed: 'Agreed' },
}
