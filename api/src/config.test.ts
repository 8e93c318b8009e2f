import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('without any setting', () => {
  test('the shop is on this machine only, with its data in var', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' })
    expect(config.dataDir).toMatch(/[/\\]var$/)
    expect(config.databaseUrl).toBeUndefined()
  })

  test('an empty setting counts as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}))
  })

  test('the configuration is read-only', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })
})

describe('derived defaults', () => {
  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })

  test('a public address opens the shop to the network, a local one does not', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example.com' }).host).toBe('0.0.0.0')
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080' }).host).toBe('127.0.0.1')
    expect(readConfig({ PUBLIC_URL: 'https://shop.example.com', HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
  })

  test('files come from a CDN with or without a path, by https if the shop uses it', () => {
    const assetsUrl = 'https://cdn.example.com/shop'
    expect(readConfig({ ASSETS_URL: assetsUrl }).assetsUrl).toBe(assetsUrl)
    expect(readConfig({ ASSETS_URL: 'http://localhost:4000' }).assetsUrl).toBe('http://localhost:4000')
    const mixed = { PUBLIC_URL: 'https://shop.example.com', ASSETS_URL: 'http://cdn.example.com' }
    expect(faultsOf(mixed)[0]).toMatch(
      /^ASSETS_URL is "http:\/\/cdn.example.com", it must be .*https where PUBLIC_URL is/,
    )
  })

  test('drops the slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Shop.Example.com/' }).publicUrl).toBe('https://shop.example.com')
  })
})

describe('refuses a wrong setting by its name', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'https://shop.example.com/path'],
    ['PUBLIC_URL', 'ftp://shop.example.com'],
    ['ASSETS_URL', 'cdn.example.com'],
    ['ASSETS_URL', 'https://cdn.example.com/'],
    ['ASSETS_URL', 'https://cdn.example.com/shop/'],
    ['ASSETS_URL', 'https://cdn.example.com/?from=shop'],
    ['ASSETS_URL', "https://cdn.example.com/a;script-src'"],
    ['DATA_DIR', 'a\0b'],
    ['DATABASE_URL', 'mysql://root@localhost/shop'],
    ['DATABASE_POOL', '1'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_SECRET', 'short'],
    ['MAIN_STORE_ID', '1'],
    ['MINI_STORE_ID', 'mini'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Shop <shop>'],
    ['MAIL_FROM', 'shop@example.com\nBcc: all@example.com'],
    ['FILES_URL', '//elsewhere.example'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['STRIPE_API_URL', 'api.stripe.com'],
    ['STRIPE_CHECKOUT_HOST', 'https://pay.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT_SCALE', '0'],
    ['OFFLINE_HOLD_HOURS', '3 days'],
    ['SHUTDOWN_SECONDS', '0'],
  ]
  test.each(wrong)('%s=%j', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  test('the two stores must differ', () => {
    const id = '0198f000-0000-7000-8000-000000000009'
    expect(faultsOf({ MAIN_STORE_ID: id, MINI_STORE_ID: id.toUpperCase() })).toHaveLength(1)
  })

  test('Stripe needs all of its settings or none', () => {
    const whole = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = whole
    expect(readConfig({ ...whole, PAYMENT_PROVIDER: 'stripe' }).paymentProvider).toBe('stripe')
    const halves: Record<string, string>[] = [
      { PAYMENT_PROVIDER: 'stripe' },
      { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY },
      { PAYMENT_PROVIDER: 'stripe', STRIPE_WEBHOOK_SECRET },
      { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'pk_test_12345678', STRIPE_WEBHOOK_SECRET },
      { PAYMENT_PROVIDER: 'sandbox', ...whole },
      { STRIPE_SECRET_KEY },
    ]
    for (const half of halves) {
      expect(faultsOf(half).join()).toMatch(/STRIPE_/)
      expect(faultsOf(half).join()).not.toMatch(/12345678/)
    }
  })

  test('the trial provider must be chosen explicitly on a public address', () => {
    expect(readConfig({}).paymentProvider).toBe('sandbox')
    expect(readConfig({ PUBLIC_URL: 'https://shop.example.com' }).paymentProvider).toBe('none')
  })

  test('one message names all invalid settings', () => {
    const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'x', TRUST_PROXY: 'x' })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'TRUST_PROXY'])
  })

  test('shows no secret', () => {
    expect(faultsOf({ SESSION_SECRET: 'hush', SMTP_URL: 'http://me:hush@mail' }).join()).not.toContain('hush')
  })
})
