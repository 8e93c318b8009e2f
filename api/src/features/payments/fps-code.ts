export type FpsBill = {
  /** FPS identifier, `+852-` and eight digits, or an email, as registered by the payee. */
  account: string
  /** In dollars, as `12800.00`. */
  amount?: string
  payee?: string
  /** Letters, digits and hyphens, which every reader accepts. */
  reference?: string
  /** The bill number, if the payee uses them. */
  bill?: string
  /** `yymmddhhmmss`, when the code expires. */
  endsAt?: string
}

const longestText = 25

/**
 * The content of an FPS code after the Common QR Code Specification for Retail Payments in Hong Kong, merchant-presented
 * mode. Undefined if the account is of an unknown kind.
 */
export function fpsCode({ account, amount, payee, reference, bill, endsAt }: FpsBill): string | undefined {
  const id = accountObject(account)
  if (!id) return undefined
  const template = object('00', 'hk.com.hkicl') + object(id, account) + (endsAt ? object('05', endsAt) : '')
  const additional = named('01', bill) + named('05', reference)
  const parts = [
    object('00', '01'),
    object('01', amount ? '12' : '11'),
    object('26', template),
    object('52', '0000'),
    object('53', '344'),
    amount ? object('54', amount) : '',
    object('58', 'HK'),
    object('59', latin(payee) || 'NA'),
    object('60', 'HK'),
    additional ? object('62', additional) : '',
  ]
  const unsigned = `${parts.join('')}6304`
  return unsigned + checksum(unsigned)
}

function named(id: string, value: string | undefined): string {
  return value ? object(id, value.slice(0, longestText)) : ''
}

function accountObject(account: string): string | undefined {
  if (/^(\d{7}|\d{9})$/.test(account)) return '02'
  if (/^\+852-\d{8}$/.test(account)) return '03'
  return /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(account) && account.length <= 60 ? '04' : undefined
}

/** Lengths count characters, which are bytes only as long as a name is Latin. */
function latin(name = ''): string {
  return name
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longestText)
}

function object(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
