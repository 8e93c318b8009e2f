import type { Translated } from '../message-types.ts'
import type { comingSoon as source } from '../zh/coming-soon.ts'

export const comingSoon: Translated<typeof source> = {
  label: 'In preparation',
  sentence:
    'We are still working on this page, so there is nothing to use here yet. Meanwhile, have a look at our pieces and services, or simply tell us what you need.',
  products: 'Shop furniture',
  services: 'Design and renovation',
  contact: 'Contact us',
}
