import type { Configuration } from '../configuration/configuration-service.ts'

type Constants = Configuration<'shop-constants'>

/** All account numbers and names of the studio to which a customer may have paid. */
export function ownAccounts({ payment_channels: { bank_transfer: bank, fps, payme }, company }: Constants) {
  return {
    payeeNumbers: [fps.fps_id, bank.account_number, payme.account],
    payeeNames: [...new Set([fps.payee_name, bank.account_name, ...Object.values(company?.name ?? {})])],
  }
}

/** The account shown to a customer for a channel; banks show its holder by any name that the studio has. */
export function accountOf(
  { payment_channels: { bank_transfer: bank, fps, payme }, company }: Constants,
  channel: string | null,
) {
  const named = (name: string) => inAnyLanguage([name, ...Object.values(company?.name ?? {})])
  if (channel === 'FPS') return { payee: named(fps.payee_name), payee_number: fps.fps_id }
  if (channel === 'BANK_TRANSFER') return { payee: named(bank.account_name), payee_number: bank.account_number }
  return { payee: null, payee_number: channel === 'PAYME' ? payme.account : null }
}

/** The names, without those that differ from another in capitals alone. */
function inAnyLanguage(names: string[]): string {
  const isFirst = (name: string, at: number) =>
    names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at
  return names.filter((name, at) => name !== '' && isFirst(name, at)).join(' / ')
}
