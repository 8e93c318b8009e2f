/** A dependency that the shop can do without for a while: its database, its file storage. */
export type Outage = 'database' | 'store'

/** The database was called although it does not respond at present. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database gives no sign of life')
    this.name = 'DatabaseSilent'
  }
}

/** The file storage rejects calls or does not respond. */
export class StoreSilent extends Error {
  constructor(cause: unknown) {
    super('the store of files gives no answer', { cause })
    this.name = 'StoreSilent'
  }
}

// Connection, resources, operator, system: SQLSTATE classes that do not indicate a faulty statement.
const absenceClasses = /^(?:(?:08|53|58)[0-9A-Z]{3}|57P[0-9A-Z]{2})$/
const absenceCodes = new Set([
  '25006', // read-only
  '25P03', // ended while idle in a transaction
  '28000',
  '28P01',
  '3D000',
])

// Errors of the operating system if nothing responds, or if no more connections can be opened.
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

const storeCodes = new Set(['EACCES', 'EDQUOT', 'EFBIG', 'EIO', 'ENODEV', 'ENOSPC', 'EPERM', 'EROFS', 'ESTALE'])

// The driver and the pool have no codes for these.
const absenceMessages = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'connection has been discarded',
]

/** The dependency whose absence made an operation fail; undefined if the operation itself is at fault. */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, syscall, message, cause } = error as Partial<Record<'code' | 'syscall' | 'message' | 'cause', unknown>>
  if (error instanceof DatabaseSilent) return 'database'
  if (error instanceof StoreSilent) return 'store'
  // A Unix socket that is missing or refuses connections gives codes that files have too.
  if (syscall === 'connect') return 'database'
  if (typeof code === 'string') {
    if (storeCodes.has(code)) return 'store'
    if (absenceClasses.test(code) || absenceCodes.has(code) || networkCodes.has(code)) return 'database'
  }
  if (absenceMessages.some((words) => String(message).includes(words))) return 'database'
  return outageOf(cause)
}
