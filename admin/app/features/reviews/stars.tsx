import { Rating } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'

export function Stars({ rating }: { rating: number }) {
  const t = useTranslate()
  return (
    <Rating
      aria-label={t('reviews.stars', { stars: rating })}
      readOnly
      size="small"
      sx={{ display: 'flex' }}
      value={rating}
    />
  )
}
