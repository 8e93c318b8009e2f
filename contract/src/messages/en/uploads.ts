import type { Translated } from '../message-types.ts'
import type { uploads as source } from '../zh/uploads.ts'

export const uploads: Translated<typeof source> = {
  label: 'Pictures (up to 5)',
  add: 'Add',
  count: '{count, number} of {most, number} added.',
  hint: 'JPG, PNG, WebP, AVIF or GIF, up to 10\u00A0MB each.',
  remove: 'Remove {name}',
  shown: 'Picture {at, number} of {of, number}',
  sending: 'Sending pictures, {percent, number}%',
  faults: {
    type: 'Please choose JPG, PNG, WebP, AVIF or GIF pictures.',
    size: 'A picture may have 10\u00A0MB at most.',
    many: '{most, plural, one {# picture is} other {# pictures are}} the most; the others were left out.',
  },
}
