import { findWriting } from '@fitout/contract/staff/writings.ts'
import { Button, Link as TextLink } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { useOne } from '../../shared/use-read.ts'
import { emptyFields } from './empty-fields.ts'
import { MissingPart } from './missing-part.tsx'
import { missingTranslations } from './missing-translations.ts'
import { pageInShop } from './page-in-shop.ts'
import { PreviewPart } from './preview-part.tsx'
import { isOfOffice, type Kind, type Written } from './writing-calls.ts'
import { isUntitled, titleOfWriting } from './writing-title.ts'

type WritingDetailsProps = {
  kind: Exclude<Kind, 'configuration'>
  name: string
  /** The state of the text and of its draft. */
  state: ReactNode
  acts: ReactNode
}

/** A text beside its list: as the shop would show it, and what it lacks. It is written on its own screen. */
export function WritingDetails({ kind, name, state, acts }: WritingDetailsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const languages = useShopLanguages()
  const { data: writing, error } = useOne(findWriting, { params: { kind, key: name } })
  if (!writing) return <Screen error={error} />
  const written: Written = writing.draft ?? writing.live ?? {}
  const page = pageInShop(kind, name, locale)
  const editor = `/words/${kind}/${name}`
  return (
    <Screen
      beside={
        <>
          {state}
          <Presence id={name} subject={kind} />
          {writing.is_live && page && (
            <TextLink href={page} rel="noreferrer" target="_blank">
              {t('products.inShop')}
            </TextLink>
          )}
          <Button component={Link} to={editor} variant="outlined">
            {t('kit.action.edit')}
          </Button>
        </>
      }
      heading={titleOfWriting(writing, name, t, locale)}
    >
      {acts}
      <MissingPart
        empty={emptyFields(kind, written)}
        missing={missingTranslations(written, languages)}
        onGo={(_, field) => void navigate(`${editor}?${new URLSearchParams({ field })}`)}
      />
      {!isOfOffice(name) && (
        <PreviewPart
          edited=""
          isUntitled={isUntitled(kind, written)}
          kind={kind}
          name={name}
          revision={writing.revision}
          typed={undefined}
        />
      )}
    </Screen>
  )
}
