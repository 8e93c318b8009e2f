import { Accordion, AccordionDetails, AccordionSummary, Alert, Chip, Stack } from '@mui/material'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import { inLocale } from '@fitout/contract/locales.ts'
import { keysOf } from '@fitout/contract/project-options.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { HeadList } from './head-list.tsx'
import type { HeadProps } from './head-props.ts'
import { RatesPart } from './rates-part.tsx'
import { WarrantiesPart } from './warranties-part.tsx'

const lists = { exclusions: 40 }

/** The texts of a quotation besides prices: exclusions, the ten sections of terms, warranties. */
export function TermsPart(props: HeadProps & { opened: string | undefined }) {
  const { head, onChange } = props
  const t = useTranslate()
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('quotations.termsLead')}</Alert>
      <Part heading={t('quotations.exclusions')}>
        <HeadList
          add={() => ({})}
          items={head.exclusions}
          most={lists.exclusions}
          name={t('quotations.exclusions')}
          onChange={(exclusions) => onChange({ exclusions })}
        >
          {(words, change, index) => (
            <WordsFields label={`${index + 1}`} most={200} onChange={change} value={inEachLanguage(words)} />
          )}
        </HeadList>
      </Part>
      <Part heading={t('quotations.terms')}>
        <Terms {...props} />
      </Part>
      <RatesPart {...props} />
      <WarrantiesPart {...props} />
    </Stack>
  )
}

function Terms({ head, quotation, onChange, opened }: HeadProps & { opened: string | undefined }) {
  const t = useTranslate()
  const locale = useLocale()
  const missing = new Set<string>(quotation.missing.map(({ key }) => key))
  return keysOf(quotationTerms).map((key, index) => (
    <Accordion
      defaultExpanded={opened === key}
      disableGutters
      id={`quotation-${key}`}
      key={`${key} ${opened === key}`}
      slotProps={{ transition: { unmountOnExit: true } }}
      variant="outlined"
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Stack direction="row" sx={{ gap: 1 }}>
          {`${index + 1} ${inLocale(quotationTerms[index]?.title, locale)}`}
          {missing.has(key) && (
            <Chip color="warning" label={t('quotations.isMissing')} size="small" variant="outlined" />
          )}
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <WordsFields
          isLong
          label={inLocale(quotationTerms[index]?.title, locale)}
          most={2000}
          onChange={(words) => onChange({ terms: { ...head.terms, [key]: words } })}
          value={inEachLanguage(head.terms[key])}
        />
      </AccordionDetails>
    </Accordion>
  ))
}
