import { listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { OfferList, defaultOffers } from './offer-list.tsx'
import { worthOf } from './worth-of.ts'

export function VoucherList() {
  const t = useTranslate()
  const queue = useQueue(listStaffVouchers, defaultOffers, { keepsPrevious: true })
  return (
    <OfferList
      add="offers.newVoucher"
      heading={t('resources.vouchers.name')}
      none={t('emptyLists.vouchers')}
      kindOf={({ offer }) => offer && `discountType.${offer.discount_type}`}
      more={[
        {
          label: t('offers.code'),
          render: ({ code, points_required: points }) => code ?? t('offers.forPoints', { points }),
        },
        {
          label: t('offers.takenOf'),
          render: ({ taken, stock }) => (stock === null ? taken : `${taken} / ${stock}`),
          isNumber: true,
          sort: 'taken',
        },
      ]}
      place="/vouchers"
      queue={queue}
      search="offers.search"
      worthOf={({ offer }) => (offer ? worthOf(offer) : '')}
    />
  )
}
