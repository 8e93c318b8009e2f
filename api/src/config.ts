import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import type { Setting } from './setting.ts'
import { settings } from './settings.ts'

type Settings = typeof settings
type Values = { [Key in keyof Settings]: Settings[Key]['fallback'] }

/** Settings of one installation, from the environment; addresses have no trailing slash. */
export type Config = Readonly<
  Values & {
    host: string
    publicUrl: string
    drainSeconds: number
    webProcesses: number
    paymentProvider: 'sandbox' | 'stripe' | 'none'
  }
>

/** A configuration with a running database and a known secret, as needed to start the shop. */
export type ReadyConfig = Config & Readonly<{ databaseUrl: string; sessionSecret: string }>

/** The database without a connection pooler, for uses that need a session: to listen, migrate or back up. */
export function directUrl({ databaseListenUrl, databaseUrl }: ReadyConfig): string {
  return databaseListenUrl ?? databaseUrl
}

type AssetPlaces = { publicUrl: string; assetsUrl?: string | undefined }

/** The full address of a public file that never changes. */
export function assetAddress({ assetsUrl, publicUrl }: AssetPlaces, path: string): string {
  return (assetsUrl ?? publicUrl) + path
}

/** Time limits of the HTTP server in seconds, for `docs/settings.md` too. */
export const serverTimeLimits = {
  headers: { seconds: 10, meaning: 'to send the headers of a request' },
  silence: {
    seconds: 20,
    meaning: 'without a byte of the body of a request; past them it must also bring 1 kB a second on average',
  },
  request: { seconds: 1800, meaning: 'to send a whole request, its body included' },
  idle: { seconds: 60, meaning: 'without a byte in either direction, after which a connection is cut' },
  keepAlive: { seconds: 20, meaning: 'an unused connection stays open for the next request' },
} as const

export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nAll settings: docs/settings.md`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Reads the settings. Throws one `ConfigError` that names every invalid one; an empty value counts as missing. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  function read<Value>({ name, fallback, expected, parse, secret }: Setting<Value>): Value {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined) faults.push(`${name}${secret ? '' : ` is "${text}", it`} must be ${expected}`)
    return value ?? fallback
  }
  const keys = Object.keys(settings) as (keyof Settings)[]
  const values = Object.fromEntries(keys.map((key) => [key, read<unknown>(settings[key])])) as Values
  if (values.mainStoreId === values.miniStoreId && faults.length === 0) {
    faults.push(`${settings.miniStoreId.name} must be ${settings.miniStoreId.expected}`)
  }
  faults.push(...stripeFaults(values), ...s3Faults(values), ...assetsFaults(values))
  if (faults.length > 0) throw new ConfigError(faults)
  const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`
  return Object.freeze({
    ...values,
    dataDir: resolve(values.dataDir),
    publicUrl,
    host: values.host ?? (isOnThisMachine(publicUrl) ? '127.0.0.1' : '0.0.0.0'),
    // A local trial has no visitors to wait for, and Ctrl-C should be quick.
    drainSeconds: values.drainSeconds ?? (isOnThisMachine(publicUrl) ? 0 : 5),
    webProcesses: values.webProcesses ?? defaultWebProcesses(),
    // Only local trials use it by default: a forgotten setting must not fake payments in production.
    paymentProvider: values.paymentProvider ?? (isOnThisMachine(publicUrl) ? 'sandbox' : 'none'),
  })
}

/** Stripe needs all of its settings or none. */
function stripeFaults({ paymentProvider, ...values }: Values): string[] {
  const keys = ['stripeSecretKey', 'stripeWebhookSecret'] as const
  if (paymentProvider === 'stripe') {
    return keys.filter((key) => !values[key]).map((key) => `${settings[key].name} must be ${settings[key].expected}`)
  }
  return keys
    .filter((key) => values[key])
    .map((key) => `${settings[key].name} is set, so PAYMENT_PROVIDER must be stripe`)
}

/** A key needs both of its parts, and a bucket. */
function s3Faults(values: Values): string[] {
  const keys = ['s3AccessKeyId', 's3SecretAccessKey'] as const
  const given = keys.filter((key) => values[key])
  if (given.length === 0) return []
  const missing = [...keys, 's3Bucket' as const].filter((key) => !values[key])
  return missing.map((key) => `${settings[key].name} must be ${settings[key].expected}`)
}

/** Browsers refuse scripts over http on a page that came by https. */
function assetsFaults({ assetsUrl, publicUrl }: Values): string[] {
  if (!assetsUrl?.startsWith('http:') || !publicUrl?.startsWith('https:')) return []
  return [`${settings.assetsUrl.name} is "${assetsUrl}", it must be ${settings.assetsUrl.expected}`]
}

/** One per core and GiB; five of them and the jobs would use up the 100 connections of a default PostgreSQL. */
function defaultWebProcesses(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.max(1, Math.min(4, availableParallelism(), Math.floor(memory / 2 ** 30)))
}

function isOnThisMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

/** Whether anyone on the network could approve pretend payments. */
export function takesPretendPayments({ paymentProvider, publicUrl }: Config): boolean {
  return paymentProvider === 'sandbox' && !isOnThisMachine(publicUrl)
}

export const pretendPaymentsWarning =
  'PAYMENT_PROVIDER is sandbox on a public address: anyone can have any order marked as paid, and no money moves'
