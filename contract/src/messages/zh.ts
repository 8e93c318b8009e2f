import { catalogue } from './zh/catalogue.ts'
import { contents } from './zh/contents.ts'
import { errorTexts } from './zh/error-texts.ts'
import { fieldErrors } from './zh/field-errors.ts'
import { pictures } from './zh/pictures.ts'
import { projectCards } from './zh/project-cards.ts'
import { screens } from './zh/screens.ts'
import { search } from './zh/search.ts'
import { services } from './zh/services.ts'
import { shell } from './zh/shell.ts'
import { wix } from './zh/wix.ts'

/** What every page of the storefront says, in Traditional Chinese; the other languages take their form from here. */
export const messages = {
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
} as const
