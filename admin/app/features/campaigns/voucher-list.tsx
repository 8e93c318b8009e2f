import { listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { OfferList, defaultOffers } from './offer-list.tsx'

export function VoucherList() {
  const t = useTranslate()
  const queue = useQueue(listStaffVouchers, defaultOffers, { keepsPrevious: true })
  return (
    <OfferList
      add="offers.newVoucher"
      heading={t('resources.vouchers.name')}
      none={t('emptyLists.vouchers')}
      kindOf={({ offer }) => offer && `discountType.${offer.discount_type}`}
      place="/vouchers"
      queue={queue}
    />
  )
}
