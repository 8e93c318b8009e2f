import { Badge } from '@fitout/ui/badge.tsx'
import { Button } from '@fitout/ui/button.tsx'
import CreditCard from 'lucide-react/icons/credit-card'
import { useTranslations } from 'use-intl'
import { useBrand } from './use-brand.ts'
import type { Card } from './use-cards.ts'

type Props = { card: Card; onDefault: () => void; onRemove: () => void }

export function CardRow({ card, onDefault, onRemove }: Props) {
  const t = useTranslations('creditCards')
  const brand = useBrand()(card)
  const digits = card.last_four
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-stone py-5 last:border-b">
      <CreditCard aria-hidden="true" size={24} strokeWidth={1.25} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {brand} <span className="tabular-nums">{t('ending', { digits })}</span>
          </span>
          {card.is_default && <Badge tone="success">{t('default')}</Badge>}
          {card.is_expired && <Badge tone="error">{t('expired')}</Badge>}
        </p>
        <p className="mt-0.5 text-caption text-muted tabular-nums">
          {t('expiry', { month: String(card.expiry_month).padStart(2, '0'), year: String(card.expiry_year) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6">
        {!card.is_default && (
          <Button variant="quiet" aria-label={t('setDefaultOf', { brand, digits })} onClick={onDefault}>
            {t('setDefault')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('removeOf', { brand, digits })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
