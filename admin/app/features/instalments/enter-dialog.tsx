import { TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { isByHand } from '@fitout/contract/by-hand.ts'
import { enteredChannels, wallets } from '@fitout/contract/payment-records.ts'
import { enterPaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { PastDayField } from '../../shared/past-day-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useAction } from '../../shared/use-action.ts'
import { useShopConstants } from '../../shared/use-shop-constants.ts'
import { useKey } from '../../shared/use-key.ts'
import type { Instalment, Room } from './schedule.ts'

type EnterDialogProps = { room: Room; instalment: Instalment; onClose: () => void }

/** Records a payment found on the statement that no client submitted. It is confirmed like any other. */
export function EnterDialog({ room, instalment, onClose }: EnterDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const keyOf = useKey()
  const entered = useRef<string>(undefined)
  const [draft, setDraft] = useState<Draft>(() => ({
    channel: 'BANK_TRANSFER',
    wallet: 'PAYME',
    bank_number: undefined,
    amount: instalment.open.toFixed(2),
    paid_on: hongKongDay(new Date()),
    user_name: room.client_name,
  }))
  const usual = useAccountOf(draft)
  const number = draft.bank_number ?? usual
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  async function enter(): Promise<boolean> {
    const wallet = draft.channel === 'WALLET' ? draft.wallet : null
    const paid = { amount: dollarsOf(draft.amount), bank_number: number, wallet }
    const body = { ...draft, ...paid, instalment_id: instalment._id }
    return run(async () => {
      const named = { params: { id: room._id }, body, idempotencyKey: keyOf(body) }
      entered.current = (await staffCall(enterPaymentRecord, named)).data._id
    })
  }
  const close = () =>
    entered.current ? void navigate(`/proofs?renovation_id=${room._id}&at=${entered.current}`) : onClose()
  return (
    <FormDialog
      action={t('instalments.enterAction')}
      isRunning={isRunning}
      kept={{ part: `payment ${instalment._id}`, onTakeUp: setDraft }}
      lead={t('instalments.enterLead')}
      onClose={close}
      onSubmit={enter}
      title={`${t('instalments.enter')} · ${inLocale(instalment.title, locale)}`}
      typed={draft}
    >
      <NumberField
        isRequired
        label={t('paymentRecords.amount')}
        least={0.01}
        onChange={(amount) => change({ amount })}
        step={0.01}
        value={draft.amount}
      />
      <PastDayField
        label={t('paymentRecords.paidOn')}
        onChange={(day) => change({ paid_on: day })}
        value={draft.paid_on}
      />
      <WayFields draft={draft} number={number} onChange={change} />
      <TextField
        label={t('paymentRecords.userName')}
        onChange={({ target }) => change({ user_name: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 100 } }}
        value={draft.user_name}
      />
    </FormDialog>
  )
}

type WayFieldsProps = { draft: Draft; number: string; onChange: (part: Partial<Draft>) => void }

/** The channel, and the account. */
function WayFields({ draft, number, onChange: change }: WayFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <ChoiceField
        choices={enteredChannels}
        label={t('paymentRecords.channel')}
        onChange={(channel) => change({ channel, bank_number: undefined })}
        value={draft.channel}
        words="paymentRecords.channels"
      />
      {draft.channel === 'WALLET' && (
        <ChoiceField
          choices={wallets}
          label={t('paymentRecords.wallet')}
          onChange={(wallet) => change({ wallet, bank_number: undefined })}
          value={draft.wallet}
          words="paymentRecords.wallets"
        />
      )}
      <TextField
        label={t(isByHand(draft.channel) ? `paymentRecords.numbers.${draft.channel}` : 'paymentRecords.bankNumber')}
        onChange={({ target }) => change({ bank_number: target.value })}
        required={draft.channel !== 'CASH'}
        slotProps={{ htmlInput: { maxLength: 40 } }}
        value={number}
      />
    </>
  )
}

type Draft = {
  channel: (typeof enteredChannels)[number]
  wallet: (typeof wallets)[number]
  /** The input; initially the studio's account for the channel. */
  bank_number: string | undefined
  amount: string
  paid_on: string
  user_name: string
}

/** The studio's usual account for this channel; undefined while loading. */
function useAccountOf({ channel, wallet }: Pick<Draft, 'channel' | 'wallet'>): string {
  const channels = useShopConstants()?.payment_channels
  if (!channels) return ''
  if (channel === 'FPS') return channels.fps.fps_id
  if (channel === 'BANK_TRANSFER') return channels.bank_transfer.account_number
  return channel === 'WALLET' && wallet === 'PAYME' ? channels.payme.account : ''
}
