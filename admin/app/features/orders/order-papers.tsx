import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { isLocale, languageNames, languageTags } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import type { Order } from './order-types.ts'

/** The printable documents of an order, in the customer's language or another. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useTranslate()
  const [language, setLanguage] = useState(order.language)
  // The order's language is kept, even if the studio no longer uses it.
  const languages = [...new Set([...useShopLanguages(), order.language])]
  if (order.papers.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {order.papers.map((paper) => (
        <Button
          color="secondary"
          component="a"
          href={`/api/admin/orders/${order._id}/${paper}?language=${language}`}
          key={paper}
          rel="noreferrer"
          target="_blank"
          variant="outlined"
        >
          {t(`papers.${paper}`)}
        </Button>
      ))}
      {languages.length > 1 && (
        <TextField
          label={t('papers.language')}
          onChange={(event) => isLocale(event.target.value) && setLanguage(event.target.value)}
          select
          size="small"
          sx={{ minWidth: 128, my: 0 }}
          value={language}
        >
          {languages.map((one) => (
            <MenuItem key={one} lang={languageTags[one]} value={one}>
              {languageNames[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  )
}
