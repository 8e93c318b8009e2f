import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { useTranslations } from 'use-intl'
import { useBrand } from './use-brand.ts'
import type { Card } from './use-cards.ts'

type Props = { card: Card | undefined; onClose: () => void; onRemove: (card: Card) => void }

/** Asks for confirmation before a card is deleted. */
export function RemoveDialog({ card, onClose, onRemove }: Props) {
  const t = useTranslations('creditCards')
  const forms = useTranslations('accountForms')
  const shell = useTranslations('shell')
  const brand = useBrand()
  return (
    <Dialog
      isOpen={card !== undefined}
      onClose={onClose}
      title={t('removeTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button variant="grave" onClick={() => card && onRemove(card)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {card && (
        <p className="text-small">
          {t('removeText', { brand: brand(card), digits: card.last_four })}
          {card.is_default && ` ${t('removeDefault')}`}
        </p>
      )}
    </Dialog>
  )
}
