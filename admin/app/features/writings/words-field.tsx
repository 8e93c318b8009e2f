import { Box, Button, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { inColumns, useShopLanguages, writeIn } from '../../shared/shop-languages.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { FieldProps } from './field-props.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { KnownWords } from './known-words.tsx'
import { MarkdownText } from '../../shared/markdown-text.tsx'
import { SpreadPicturesButton } from '../../shared/spread-pictures-button.tsx'

type WordsFieldProps = Omit<FieldProps, 'schema'> & {
  /** A wrapped line cannot be broken. */
  lines: 'one' | 'wrapped' | 'several' | 'markdown'
  /** What stands below the field in a language, and in it while it is empty. */
  besideIn?: (locale: Locale) => { hint: string; placeholder: string }
}

/** One text side by side in the languages of the studio; missing Simplified Chinese can be drafted from Traditional. */
export function WordsField({ name, path, value, onChange, lines, besideIn }: WordsFieldProps) {
  const t = useTranslate()
  const { faults, refused, mayWrite, locale: chosen } = useFormPlace()
  const label = useFieldLabel()(name, path)
  const words = (value ?? {}) as Words
  const { draft, isRunning, isUnread } = useSimplifiedDraft(words, onChange)
  const languages = useShopLanguages()
  const { shown, gridTemplateColumns } = inColumns(
    languages.filter((one, at) => !chosen || one === chosen || at === 0 || refused.has(below(path, one))),
  )
  const mayDraft = mayWrite && !words.cn && Boolean(words.zh)
  const labelOf = (locale: Locale) => [label, languageNames[locale]].filter(Boolean).join(' · ')
  return (
    <Box role="group" sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', gap: 1, '@container (min-width: 34rem)': { gridTemplateColumns } }}>
        {shown.map((locale) => {
          const fault = faults.get(below(path, locale)) ?? faults.get(path)
          const { hint, placeholder } = besideIn?.(locale) ?? {}
          const unread = locale === 'cn' && isUnread && t('products.isDraft')
          const field = {
            disabled: !mayWrite,
            error: fault !== undefined,
            helperText: fault ?? (unread || hint),
            label: labelOf(locale),
            maxRows: 24,
            onChange: ({ target }: { target: { value: string } }) => {
              const text = lines === 'wrapped' ? target.value.replaceAll('\n', ' ') : target.value
              onChange(writeIn(words, locale, text, languages))
            },
            slotProps: {
              htmlInput: { lang: languageTags[locale], placeholder },
              ...(placeholder && { inputLabel: { shrink: true } }),
            },
            value: words[locale] ?? '',
          }
          return (
            <Box data-path={below(path, locale)} key={locale} sx={{ minWidth: 0 }}>
              {lines === 'markdown' ? (
                <MarkdownText {...field} minRows={8} />
              ) : (
                <TextField {...field} fullWidth minRows={lines === 'several' ? 2 : 1} multiline={lines !== 'one'} />
              )}
              {locale === 'cn' && mayDraft && (
                <Button
                  aria-label={`${t('products.draft')} · ${labelOf(locale)}`}
                  disabled={isRunning}
                  onClick={draft}
                  size="small"
                >
                  {t('products.draft')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      {lines === 'markdown' && mayWrite && <SpreadPicturesButton label={label} onWrite={onChange} words={words} />}
      <KnownWords label={label} onChange={onChange} path={path} words={words} />
    </Box>
  )
}

/** Drafts the Simplified text; it counts as unreviewed until it is changed or saved. */
function useSimplifiedDraft(words: Words, onChange: (words: Words) => void) {
  const { run, isRunning } = useAction()
  const [drafted, setDrafted] = useState('')
  // Input typed while the draft is loading is kept, here and in the other fields.
  const latest = useRef({ words, onChange })
  useEffect(() => {
    latest.current = { words, onChange }
  })

  function draft() {
    void run(async () => {
      const { data } = await staffCall(draftSimplified, { body: { texts: [words.zh ?? ''] } })
      const [cn = ''] = data.texts
      setDrafted(cn)
      latest.current.onChange({ ...latest.current.words, cn })
    })
  }
  return { draft, isRunning, isUnread: drafted !== '' && words.cn === drafted }
}
