import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { allRedeemedVouchers } from '@fitout/contract/vouchers.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { OwnVoucher } from './own-voucher.tsx'

const states = ['available', 'used', 'expired', 'invalid'] as const

export function OwnVouchersPage() {
  const t = useTranslations('accountVouchers')
  const errors = useTranslations('errors')
  const to = useTo()
  const [state, setState] = useState<(typeof states)[number]>('available')
  const vouchers = usePaged(useOwnKey('own-vouchers', state), (place, signal) =>
    quietCall(allRedeemedVouchers, { query: { ...place, state }, signal }),
  )
  return (
    <>
      <TabHeading screen="account-vouchers" lead={t('lead')} />
      <RadioGroup
        legend={t('filter')}
        isLegendHidden
        name="state"
        look="tiles"
        value={state}
        onChange={setState}
        choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        className="mb-8"
      />
      <Awaited query={vouchers}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={errors('noResults')}
              text={t(state === 'available' ? 'emptyText' : 'emptyStateText')}
              action={
                <LinkButton as={ShopLink} to={to('vouchers')} variant="main">
                  {t('toVouchers')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <ul className="grid gap-4">
                {items.map((voucher) => (
                  <OwnVoucher key={voucher._id} redeemed={voucher} />
                ))}
              </ul>
              <MoreButton list={vouchers} />
            </>
          )
        }
      </Awaited>
    </>
  )
}
