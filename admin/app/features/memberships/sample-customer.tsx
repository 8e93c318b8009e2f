import { Box, Card, CardContent, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { counted } from '../../shared/counted.ts'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { type LevelDraft, levelAt, pointsOf } from './level-draft.ts'

/** Previews the levels being edited for a customer with a given spending. */
export function SampleCustomer({ levels }: { levels: LevelDraft[] }) {
  const t = useTranslate()
  const locale = useLocale()
  const [spent, setSpent] = useState('18000')
  const [order, setOrder] = useState('3980')
  const [earned, added] = [pointsOf(spent), pointsOf(order)]
  const before = levelAt(levels, earned).reached
  const { reached, next } = levelAt(levels, earned + added)
  const named = (level: LevelDraft | undefined) => inLocale(level?.title, locale)
  const number = (points: number) => t('levels.points', { points: counted(points) })
  return (
    <Card component="section">
      <CardContent>
        <Typography component="h3" gutterBottom variant="h6">
          {t('levels.sample')}
        </Typography>
        <Row>
          <NumberField label={t('levels.spent')} least={0} onChange={setSpent} step={0.01} value={spent} />
          <NumberField label={t('levels.order')} least={0} onChange={setOrder} step={0.01} value={order} />
        </Row>
        <Box aria-live="polite" sx={{ mt: 2 }}>
          <Facts
            rows={[
              [t('levels.before'), `${named(before)} · ${number(earned)}`],
              [t('levels.adds'), number(added)],
              [t('levels.after'), `${named(reached)} · ${number(earned + added)}`],
              [t('levels.benefits'), inLocale(reached?.benefits, locale)],
              [
                t('levels.next'),
                next ? `${named(next)} · ${number(Number(next.from) - earned - added)}` : t('levels.highest'),
              ],
            ]}
          />
        </Box>
      </CardContent>
    </Card>
  )
}
