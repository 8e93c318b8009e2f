import type { Configuration } from '../configuration/configuration-service.ts'

type Constants = Configuration<'shop-constants'>

/** All account numbers and names of the studio to which a customer may have paid. */
export function ownAccounts({ payment_channels: { bank_transfer: bank, fps, payme }, company }: Constants) {
  return {
    payeeNumbers: [fps.fps_id, bank.account_number, payme.account],
    payeeNames: [...new Set([fps.payee_name, bank.account_name, ...Object.values(company?.name ?? {})])],
  }
}

/** The account shown to a customer for a channel. */
export function accountOf(
  { payment_channels: { bank_transfer: bank, fps, payme }, company }: Constants,
  channel: string | null,
) {
  const named = (holder: string) => holderNames(holder, Object.values(company?.name ?? {})).join(' / ')
  if (channel === 'FPS') return { payee: named(fps.payee_name), payee_number: fps.fps_id }
  if (channel === 'BANK_TRANSFER') return { payee: named(bank.account_name), payee_number: bank.account_number }
  return { payee: null, payee_number: channel === 'PAYME' ? payme.account : null }
}

/** Where the holder is still the studio's name in one language, as after the set-up, the bank may show another. */
function holderNames(holder: string, ownNames: readonly string[]): string[] {
  const isSame = (name: string) => name.toLowerCase().startsWith(holder.toLowerCase())
  return ownNames.some(isSame) ? [holder, ...ownNames.filter((name) => !isSame(name))] : [holder]
}
