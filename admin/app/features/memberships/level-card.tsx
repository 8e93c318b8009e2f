import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Card, CardContent, IconButton, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { WordsFields } from '../../shared/words-fields.tsx'
import { type LevelDraft } from './level-draft.ts'

type LevelCardProps = {
  level: LevelDraft
  number: number
  /** It begins at zero, and cannot be removed. */
  isFirst: boolean
  isDisabled: boolean
  onChange: (part: Partial<LevelDraft>) => void
  onRemove: () => void
}

export function LevelCard({ level, number, isFirst, isDisabled, onChange, onRemove }: LevelCardProps) {
  const t = useTranslate()
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography component="h3" sx={{ flex: 1 }} variant="subtitle1">
            {t('levels.level', { number })}
          </Typography>
          {!isFirst && !isDisabled && (
            <IconButton aria-label={t('levels.remove', { number })} onClick={onRemove}>
              <RemoveIcon />
            </IconButton>
          )}
        </Stack>
        <Stack spacing={2}>
          <WordsFields
            isDisabled={isDisabled}
            isRequired
            label={t('products.title')}
            onChange={(title) => onChange({ title })}
            value={level.title}
          />
          <Row>
            <NumberField
              isDisabled={isDisabled || isFirst}
              isRequired
              label={t('levels.from')}
              least={isFirst ? 0 : 1}
              most={100_000_000}
              onChange={(from) => onChange({ from })}
              value={level.from}
            />
          </Row>
          <WordsFields
            isDisabled={isDisabled}
            isLong
            label={t('levels.benefits')}
            onChange={(benefits) => onChange({ benefits })}
            value={level.benefits}
          />
        </Stack>
      </CardContent>
    </Card>
  )
}
