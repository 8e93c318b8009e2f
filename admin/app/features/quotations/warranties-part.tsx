import { Stack } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Row } from '../../shared/row.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { FigureField } from './figure-field.tsx'
import { HeadList } from './head-list.tsx'
import type { HeadProps } from './head-props.ts'

/** The warranties on works, and the cooling-off period of the client. */
export function WarrantiesPart({ head, onChange }: HeadProps) {
  const t = useTranslate()
  return (
    <>
      <Part heading={t('quotations.warranties')}>
        <HeadList
          add={() => ({ title: {}, months: 12 })}
          items={head.warranties}
          most={20}
          name={t('quotations.warranties')}
          onChange={(warranties) => onChange({ warranties })}
        >
          {(warranty, change) => (
            <>
              <WordsFields
                label={t('quotations.fields.title')}
                most={120}
                onChange={(title) => change({ title })}
                value={inEachLanguage(warranty.title)}
              />
              <FigureField
                empty={null}
                label={t('quotations.fields.months')}
                least={1}
                most={120}
                onChange={(months) => months !== null && change({ months })}
                value={warranty.months}
              />
            </>
          )}
        </HeadList>
      </Part>
      <Part heading={t('quotations.coolingOff')}>
        <Stack spacing={1}>
          <Row>
            <FigureField
              empty={0}
              id="quotation-cooling-off-reason"
              label={t('quotations.fields.cooling_off_days')}
              most={30}
              onChange={(days) => onChange({ cooling_off_days: days })}
              value={head.cooling_off_days}
            />
          </Row>
          {head.cooling_off_days === 0 && (
            <WordsFields
              hint={t('quotations.coolingOffReason')}
              label={t('quotations.fields.reason')}
              most={200}
              onChange={(reason) => onChange({ cooling_off_reason: reason })}
              value={inEachLanguage(head.cooling_off_reason)}
            />
          )}
        </Stack>
      </Part>
    </>
  )
}
