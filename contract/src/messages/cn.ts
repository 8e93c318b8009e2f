import { catalogue } from './cn/catalogue.ts'
import { contents } from './cn/contents.ts'
import { errorTexts } from './cn/error-texts.ts'
import { fieldErrors } from './cn/field-errors.ts'
import { pictures } from './cn/pictures.ts'
import { projectCards } from './cn/project-cards.ts'
import { screens } from './cn/screens.ts'
import { search } from './cn/search.ts'
import { services } from './cn/services.ts'
import { shell } from './cn/shell.ts'
import { wix } from './cn/wix.ts'
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
