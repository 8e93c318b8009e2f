import { catalogue } from './en/catalogue.ts'
import { contents } from './en/contents.ts'
import { errorTexts } from './en/error-texts.ts'
import { fieldErrors } from './en/field-errors.ts'
import { pictures } from './en/pictures.ts'
import { projectCards } from './en/project-cards.ts'
import { screens } from './en/screens.ts'
import { search } from './en/search.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { wix } from './en/wix.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh.ts'

export const messages: Translated<typeof source> = {
  catalogue,
  contents,
  errors: { ...errorTexts, fields: fieldErrors },
  pictures,
  projectCards,
  screens,
  search,
  services,
  shell,
  wix,
}
