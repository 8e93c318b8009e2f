import { Alert, Box, Link, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { titleOfGroup } from './group-part.tsx'
import { gapsByPlace, isTerm } from './missing.ts'
import type { Gap, Quotation } from './quotation.ts'

type MissingPartProps = { quotation: Quotation; onGo: (gap: Gap) => void }

/** What prevents the draft from being sent, each with a link, and the warnings. */
export function MissingPart({ quotation: { missing, warnings }, onGo }: MissingPartProps) {
  const t = useTranslate()
  const name = useGapName()
  return (
    <Box aria-label={t('quotations.missing')} component="section">
      {missing.length === 0 ? (
        <Alert role="note" severity="success">
          {t('quotations.nothingMissing')}
        </Alert>
      ) : (
        <Alert role="note" severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          <Typography component="h3" variant="subtitle2">
            {t('quotations.missing')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2, columns: { xs: 1, md: 2 } }}>
            {gapsByPlace(missing).map((gap) => (
              <li key={`${gap.key} ${gap.group}`}>
                <Link component="button" onClick={() => onGo(gap)} sx={{ textAlign: 'start', py: 0.25 }} type="button">
                  {name(gap)}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {warnings.map((warning) => (
        <Typography key={warning} sx={{ mt: 0.5 }} variant="body2">
          {t(`quotations.warnings.${warning}`)}
        </Typography>
      ))}
    </Box>
  )
}

function useGapName() {
  const t = useTranslate()
  const locale = useLocale()
  return ({ key, group, count }: Gap & { count: number }) => {
    if (isTerm(key)) return inLocale(quotationTerms.find((one) => one.key === key)?.title, locale)
    if (key === 'line-words' && group)
      return t('quotations.gaps.line-words', { group: titleOfGroup(group, locale), count })
    return t(`quotations.gaps.${key}`)
  }
}
