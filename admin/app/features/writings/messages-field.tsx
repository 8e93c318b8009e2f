import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { MessageTree } from '@fitout/contract/configuration.ts'
import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { inColumns, useShopLanguages } from '../../shared/shop-languages.ts'
import { below, useFormPlace } from './form-place.tsx'
import type { Written } from './writing-calls.ts'

const shownAtMost = 20

/** Overrides of the shop's messages, each below the built-in text. */
export function MessagesField({ value, onChange }: { value: Written; onChange: (value: Written) => void }) {
  const t = useTranslate()
  const { faults, refused, mayWrite } = useFormPlace()
  const [sought, setSought] = useState('')
  // The shop has many messages, and they are needed only here.
  const { data: builtIn } = useQuery({
    queryKey: ['writings', 'messages'],
    queryFn: async () => {
      const { storefrontMessages } = await import('./storefront-messages.ts')
      return texts(storefrontMessages)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { shown: columns, gridTemplateColumns } = inColumns(useShopLanguages())
  const own = texts(value as Record<Locale, MessageTree>)
  const wanted = sought.trim().toLowerCase()
  const found =
    wanted === ''
      ? [...own.keys()]
      : [...(builtIn ?? [])]
          .filter(([path, inEach]) =>
            [path, ...Object.values(inEach)].some((text) => text.toLowerCase().includes(wanted)),
          )
          .map(([path]) => path)
  // A text with an error stays visible, whatever is searched for.
  const faulty = [...own.keys()].filter((path) => locales.some((locale) => refused.has(below(locale, path))))
  const shown = [...new Set([...faulty, ...found.slice(0, shownAtMost)])]
  return (
    <Stack spacing={2}>
      <TextField
        helperText={t('writings.messagesLead')}
        label={t('writings.findMessage')}
        onChange={({ target }) => setSought(target.value)}
        type="search"
        value={sought}
      />
      {wanted !== '' && builtIn && found.length === 0 && <Typography>{t('writings.noMessage')}</Typography>}
      {shown.map((path) => (
        <Stack key={path} spacing={0.5}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="caption">
              {path}
            </Typography>
            {mayWrite && own.has(path) && (
              <Button
                color="secondary"
                onClick={() => onChange(locales.reduce((all, one) => put(all, [one, ...path.split('.')], ''), value))}
                size="small"
              >
                {t('writings.asBefore')}
              </Button>
            )}
          </Stack>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { lg: gridTemplateColumns } }}>
            {columns.map((locale) => {
              const fault = faults.get(below(locale, path))
              return (
                <TextField
                  data-path={below(locale, path)}
                  disabled={!mayWrite}
                  error={fault !== undefined}
                  helperText={fault ?? builtIn?.get(path)?.[locale]}
                  key={locale}
                  label={languageNames[locale]}
                  multiline
                  onChange={({ target }) => onChange(put(value, [locale, ...path.split('.')], target.value))}
                  slotProps={{ htmlInput: { lang: languageTags[locale] } }}
                  value={own.get(path)?.[locale] ?? ''}
                />
              )
            })}
          </Box>
        </Stack>
      ))}
    </Stack>
  )
}

type TextsByLocale = Partial<Record<Locale, string>>

/** Every text of the trees by its dotted path. */
function texts(trees: Record<Locale, MessageTree>): Map<string, TextsByLocale> {
  const all = new Map<string, TextsByLocale>()
  function walk(tree: MessageTree | string | undefined, locale: Locale, path: string) {
    if (typeof tree === 'string') all.set(path, { ...all.get(path), [locale]: tree })
    else for (const [name, one] of Object.entries(tree ?? {})) walk(one, locale, below(path, name))
  }
  for (const locale of locales) walk(trees[locale], locale, '')
  return all
}

/** The tree with a text set at a path; an empty text removes the path. */
function put(tree: Written, [name = '', ...rest]: string[], text: string): Written {
  const { [name]: there, ...others } = tree
  if (rest.length === 0) return text === '' ? others : { ...others, [name]: text }
  const inside = put(typeof there === 'object' && there !== null ? (there as Written) : {}, rest, text)
  const isLanguage = (locales as readonly string[]).includes(name)
  return Object.keys(inside).length === 0 && !isLanguage ? others : { ...others, [name]: inside }
}
