import { Box, Button, MenuItem, Stack, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { changeProduct, productStatuses } from '@fitout/contract/staff-products.ts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Product } from './product-page.tsx'

const fields = ['title', 'summary', 'description'] as const
type Texts = Record<(typeof fields)[number], Record<Locale, string>>

const inEach = (words: Words) => ({ zh: words.zh ?? '', cn: words.cn ?? '', en: words.en ?? '' })

export function ProductTexts({ product }: { product: Product }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [status, setStatus] = useState(product.status)
  const [texts, setTexts] = useState<Texts>({
    title: inEach(product.title),
    summary: inEach(product.summary),
    description: inEach(product.description),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const params = { id: product._id }
    void run(() => staffCall(changeProduct, { params, body: { ...texts, status } }), 'ra.notification.updated')
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={2}>
      <TextField
        disabled={!mayWrite}
        label={t('orders.status')}
        onChange={(event) => setStatus(event.target.value as Product['status'])}
        select
        sx={{ maxWidth: 240 }}
        value={status}
      >
        {productStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`productStatus.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {fields.map((field) => (
        <Box key={field} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          {locales.map((locale) => (
            <TextField
              disabled={!mayWrite}
              key={locale}
              label={`${t(`products.${field}`)} · ${languageNames[locale]}`}
              maxRows={12}
              minRows={field === 'description' ? 5 : 1}
              multiline={field !== 'title'}
              onChange={({ target }) => setTexts({ ...texts, [field]: { ...texts[field], [locale]: target.value } })}
              required={field === 'title'}
              slotProps={{ htmlInput: { lang: languageTags[locale] } }}
              value={texts[field][locale]}
            />
          ))}
        </Box>
      ))}
      {mayWrite && (
        <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="contained">
          {t('ra.action.save')}
        </Button>
      )}
    </Stack>
  )
}
