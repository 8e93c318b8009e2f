import { Button } from '@mui/material'
import type { Words } from '@fitout/contract/locales.ts'
import type { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { descriptionOf } from './description-of.ts'
import { useTranslate } from './i18n.ts'
import { useShopLanguages } from './shop-languages.ts'
import { spreadPictures } from './spread-pictures.ts'

type Props<Text> = { label: string; words: Text; onWrite: (words: Text) => void }

/** Puts pictures of a text that only one language shows into the others; rendered if there are any. */
export function SpreadPicturesButton<Text extends Words>({ label, words, onWrite }: Props<Text>) {
  const t = useTranslate()
  const queries = useQueryClient()
  const languages = useShopLanguages()
  if (!spreadPictures(words, languages)) return null
  /** As the dialog from which the picture was chosen had it. */
  const describe = (address: string) => {
    const pages = queries.getQueriesData<Answer<typeof listLibraryPictures>>({ queryKey: ['writings', 'pictures'] })
    const found = pages.flatMap(([, page]) => page?.data ?? []).find(({ url }) => url === address)
    return found ? descriptionOf([...found.uses, found]) : {}
  }
  return (
    <Button
      aria-label={`${t('writings.spreadPictures')} · ${label}`}
      onClick={() => onWrite(spreadPictures(words, languages, describe) ?? words)}
      size="small"
      sx={{ alignSelf: 'start' }}
    >
      {t('writings.spreadPictures')}
    </Button>
  )
}
