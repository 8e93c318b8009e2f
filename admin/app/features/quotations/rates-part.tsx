import { Stack } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Row } from '../../shared/row.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { FigureField } from './figure-field.tsx'
import { HeadList } from './head-list.tsx'
import type { HeadProps } from './head-props.ts'
import { UnitField } from './unit-field.tsx'

/** The rates for variations, and the studio's penalty for a late day. */
export function RatesPart({ head, onChange }: HeadProps) {
  const t = useTranslate()
  return (
    <Part heading={t('quotations.rates')}>
      <Stack spacing={2}>
        <Row>
          <FigureField
            decimals={2}
            empty={0}
            label={t('quotations.fields.delay_per_day')}
            most={100_000}
            onChange={(perDay) => onChange({ delay_per_day: perDay })}
            value={head.delay_per_day}
          />
          <FigureField
            decimals={2}
            empty={0}
            label={t('quotations.fields.delay_cap')}
            most={100}
            onChange={(percent) => onChange({ delay_cap: Math.round(percent * 100) })}
            value={head.delay_cap / 100}
          />
        </Row>
        <HeadList
          add={() => ({ title: {}, unit: 'ITEM' as const, unit_price: 0 })}
          items={head.rates}
          most={40}
          name={t('quotations.rates')}
          onChange={(rates) => onChange({ rates })}
        >
          {(rate, change) => (
            <>
              <WordsFields
                label={t('quotations.fields.title')}
                most={120}
                onChange={(title) => change({ title })}
                value={inEachLanguage(rate.title)}
              />
              <Row>
                <UnitField onChange={(unit) => change({ unit })} value={rate.unit} />
                <FigureField
                  decimals={2}
                  empty={0}
                  label={t('quotations.fields.unit_price')}
                  most={1_000_000}
                  onChange={(price) => change({ unit_price: price })}
                  value={rate.unit_price}
                />
              </Row>
            </>
          )}
        </HeadList>
      </Stack>
    </Part>
  )
}
