import { operationsSettings } from './operations-settings.ts'
import { databaseUrlOf, oneOf, originOf, positiveNumber, sender, setting, urlOf, uuid, wholeNumber } from './setting.ts'

/** The table of all environment settings; `docs/settings.md` is generated from it. */
export const settings = {
  port: setting({
    name: 'PORT',
    shownDefault: '3000',
    fallback: 3000,
    expected: 'a whole number from 1 to 65535',
    description: 'The port on which the shop answers.',
    parse: wholeNumber(1, 65_535),
  }),
  host: setting<string | undefined>({
    name: 'HOST',
    shownDefault: '127.0.0.1, or 0.0.0.0 when PUBLIC_URL is not on localhost',
    fallback: undefined,
    expected: 'an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::',
    description:
      'The address on which the shop listens. A trial stays on this machine; a shop with a public address does not.',
    parse: (text) => (/^[\w.:-]{1,253}$/.test(text) ? text : undefined),
  }),
  publicUrl: setting<string | undefined>({
    name: 'PUBLIC_URL',
    shownDefault: 'http://localhost:PORT',
    fallback: undefined,
    expected: 'an http or https address without a path, such as https://shop.example.com',
    description:
      'Where people reach the shop. Every address the shop builds starts with it, never with what a request claims.',
    parse: originOf,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    shownDefault: 'var',
    fallback: 'var',
    expected: 'a folder, relative to the project or absolute',
    description: 'Holds the embedded database, uploads, and mail and SMS that are written to files.',
    parse: (text) => (text.includes('\0') ? undefined : text),
  }),
  databaseUrl: setting<string | undefined>({
    name: 'DATABASE_URL',
    shownDefault: 'none: an embedded PostgreSQL in DATA_DIR/postgres',
    fallback: undefined,
    expected: 'postgres://user:password@host:port/database',
    description:
      'A PostgreSQL 16, 17 or 18 of your own. No embedded one is started then. Several servers, host:port,host:port, are one ' +
      'that writes and others that follow it: the one that writes is found, and found again when another takes over.',
    parse: databaseUrlOf,
    secret: true,
  }),
  databaseListenUrl: setting<string | undefined>({
    name: 'DATABASE_LISTEN_URL',
    shownDefault: 'none: DATABASE_URL leads to PostgreSQL itself',
    fallback: undefined,
    expected: 'postgres://user:password@host:port/database',
    description:
      'The same database past the pooler, where DATABASE_URL leads to one such as PgBouncer: to hear of changes and jobs, ' +
      'for the job queue, migrations and backups. May name several servers too.',
    parse: databaseUrlOf,
    secret: true,
  }),
  databaseReadUrl: setting<string | undefined>({
    name: 'DATABASE_READ_URL',
    shownDefault: 'none: everything is read where it is written',
    fallback: undefined,
    expected: 'postgres://user:password@host:port/database',
    description:
      'A streaming replica, for what is public and may be three seconds old. It is left out while it follows later than that, ' +
      'and until it has what was last published.',
    parse: databaseUrlOf,
    secret: true,
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    shownDefault: '10',
    fallback: 10,
    expected: 'a whole number from 2 to 200',
    description: 'Connections to the database that one process keeps.',
    parse: wholeNumber(2, 200),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    shownDefault: 'info',
    fallback: 'info' as const,
    expected: 'one of fatal, error, warn, info, debug, trace, silent',
    description: 'How much is logged.',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
  sessionSecret: setting<string | undefined>({
    name: 'SESSION_SECRET',
    shownDefault: 'made once and kept in DATA_DIR/secret',
    fallback: undefined,
    expected: '32 to 512 characters',
    description:
      'Signs the sessions of guests, and seals authenticators, webhooks and the key of push messages. Several processes must share one.',
    parse: (text) => (text.length >= 32 && text.length <= 512 ? text : undefined),
    secret: true,
  }),
  mainStoreId: setting({
    name: 'MAIN_STORE_ID',
    shownDefault: '0198f000-0000-7000-8000-000000000001',
    fallback: '0198f000-0000-7000-8000-000000000001',
    expected: 'a UUID',
    description: 'The store paid in money. It drives the cart count and the wishlist.',
    parse: uuid,
  }),
  miniStoreId: setting({
    name: 'MINI_STORE_ID',
    shownDefault: '0198f000-0000-7000-8000-000000000002',
    fallback: '0198f000-0000-7000-8000-000000000002',
    expected: 'a UUID other than MAIN_STORE_ID',
    description: 'The member store, paid in points, or in points and money.',
    parse: uuid,
  }),
  smtpUrl: setting<string | undefined>({
    name: 'SMTP_URL',
    shownDefault: 'none: each mail becomes a file in DATA_DIR/mail',
    fallback: undefined,
    expected: 'smtp://user:password@host:port or smtps://…',
    description: 'The mail server.',
    parse: urlOf('smtp:', 'smtps:'),
    secret: true,
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    shownDefault: 'shop@fitout.example',
    fallback: 'shop@fitout.example',
    expected: 'an address, or a name and an address: Shop <shop@example.com>',
    description: 'The sender of all mail.',
    parse: sender,
  }),
  paymentProvider: setting<'sandbox' | 'stripe' | 'none' | undefined>({
    name: 'PAYMENT_PROVIDER',
    shownDefault: 'sandbox where PUBLIC_URL is on localhost, else none',
    fallback: undefined,
    expected: 'one of sandbox, stripe, none',
    description:
      'Who takes cards. `sandbox` is for trying: its page approves whatever one asks it to, and no money moves.',
    parse: oneOf('sandbox', 'stripe', 'none'),
  }),
  stripeSecretKey: setting<string | undefined>({
    name: 'STRIPE_SECRET_KEY',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'a key that begins with sk_ or rk_',
    description: 'With PAYMENT_PROVIDER=stripe: the key of your account, full or restricted to Checkout and customers.',
    parse: (text) => (/^[sr]k_\w{8,250}$/.test(text) ? text : undefined),
    secret: true,
  }),
  stripeWebhookSecret: setting<string | undefined>({
    name: 'STRIPE_WEBHOOK_SECRET',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'a secret that begins with whsec_',
    description:
      'With PAYMENT_PROVIDER=stripe: the secret of the endpoint PUBLIC_URL/api/payments/notifications/stripe, which ' +
      'hears of checkout.session.*, charge.refunded, payment_intent.payment_failed and setup_intent.setup_failed.',
    parse: (text) => (/^whsec_\w{8,250}$/.test(text) ? text : undefined),
    secret: true,
  }),
  stripeApiUrl: setting({
    name: 'STRIPE_API_URL',
    shownDefault: 'https://api.stripe.com',
    fallback: 'https://api.stripe.com',
    expected: 'an http or https address without a path',
    description: "Where Stripe's API answers; another one is for tests with a stand-in.",
    parse: originOf,
  }),
  stripeCheckoutHost: setting({
    name: 'STRIPE_CHECKOUT_HOST',
    shownDefault: 'checkout.stripe.com',
    fallback: 'checkout.stripe.com',
    expected: 'a host name',
    description:
      "The host of Stripe's payment page, when it has a domain of your own. Customers are not redirected to any other.",
    parse: (text) => (/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,8}$/.test(text) ? text : undefined),
  }),
  smsUrl: setting<string | undefined>({
    name: 'SMS_URL',
    shownDefault: 'none: each text message becomes a file in DATA_DIR/sms',
    fallback: undefined,
    expected: 'an http or https address',
    description: 'The gateway for text messages. It gets one POST for each, and answers 2xx when it has taken it.',
    parse: urlOf('http:', 'https:'),
    secret: true,
  }),
  smsAuthorization: setting<string | undefined>({
    name: 'SMS_AUTHORIZATION',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'the value of an Authorization header, on one line',
    description: 'What the gateway knows the shop by, such as Bearer … or Basic ….',
    parse: (text) => (/^[\x20-\x7E]{1,2000}$/.test(text) ? text : undefined),
    secret: true,
  }),
  smsBody: setting({
    name: 'SMS_BODY',
    shownDefault: '{"to":"{to}","text":"{text}","id":"{id}"}',
    fallback: '{"to":"{to}","text":"{text}","id":"{id}"}',
    expected: 'JSON or a form, with {to} and {text} in it',
    description:
      'What the gateway gets: JSON when it starts with {, else a form such as To={to}&Body={text}. The number comes as +85251234567.',
    parse: (text) => (text.includes('{to}') && text.includes('{text}') ? text : undefined),
  }),
  recognition: setting({
    name: 'RECOGNITION',
    shownDefault: 'tesseract',
    fallback: 'tesseract' as const,
    expected: 'one of tesseract, none',
    description:
      'Who reads pictures of payments, as advice for staff. `tesseract` does so on this machine, in a process of its own ' +
      'that takes some 250 MB while it works; `none` reads nothing.',
    parse: oneOf('tesseract', 'none'),
  }),
  filesUrl: setting({
    name: 'FILES_URL',
    shownDefault: '/api/files',
    fallback: '/api/files',
    expected: 'an http or https address, or a path of this shop that starts with /',
    description: 'The service that takes uploads, when it is not the shop itself.',
    parse: (text) => (/^\/[\w/.-]*$/.test(text) && !text.startsWith('//') ? text : urlOf('http:', 'https:')(text)),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    shownDefault: '0',
    fallback: 0,
    expected: 'a whole number from 0 to 10',
    description: 'How many proxies stand before the shop; that many entries of X-Forwarded-For count, from its end.',
    parse: wholeNumber(0, 10),
  }),
  rateLimitScale: setting({
    name: 'RATE_LIMIT_SCALE',
    shownDefault: '1',
    fallback: 1,
    expected: 'a number above 0, at most 1000000',
    description: 'Multiplies every allowance of requests; large for a load test, below 1 under attack.',
    parse: positiveNumber(1_000_000),
  }),
  offlineHoldHours: setting({
    name: 'OFFLINE_HOLD_HOURS',
    shownDefault: '24',
    fallback: 24,
    expected: 'a number of hours above 0, at most 8760',
    description:
      'How long an order keeps its stock until its first payment proof. Pages and mails say it where their texts write ' +
      '`{{offline_hold_hours}}`.',
    parse: positiveNumber(8760),
  }),
  refusedProofHoldHours: setting({
    name: 'REFUSED_PROOF_HOLD_HOURS',
    shownDefault: '24',
    fallback: 24,
    expected: 'a number of hours above 0, at most 8760',
    description:
      'How long an order keeps its stock once its payment proof was refused, until another comes. Texts say it as ' +
      '`{{refused_proof_hold_hours}}`.',
    parse: positiveNumber(8760),
  }),
  proofReminderHours: setting({
    name: 'PROOF_REMINDER_HOURS',
    shownDefault: '24',
    fallback: 24,
    expected: 'a number of hours above 0, at most 8760',
    description:
      'How long a payment proof may wait for a decision before the back office warns of it. Those who decide on ' +
      'payments get a mail at nine each morning while one waits longer.',
    parse: positiveNumber(8760),
  }),
  holdUnits: setting({
    name: 'HOLD_UNITS',
    shownDefault: '10',
    fallback: 10,
    expected: 'a whole number from 1 to 1000000',
    description: 'So many units of one variant anyone may hold unpaid, however few there are.',
    parse: wholeNumber(1, 1_000_000),
  }),
  holdSharePercent: setting({
    name: 'HOLD_SHARE_PERCENT',
    shownDefault: '25',
    fallback: 25,
    expected: 'a whole number from 1 to 100',
    description:
      'Of more units of a variant than that, the share which the unpaid orders of one account may hold; those of one ' +
      'network may hold twice as much.',
    parse: wholeNumber(1, 100),
  }),
  onlineHoldMinutes: setting({
    name: 'ONLINE_HOLD_MINUTES',
    shownDefault: '35',
    fallback: 35,
    expected: 'a whole number of minutes from 35 to 1440',
    description:
      "How long an order to be paid online keeps its stock. The payment provider's page closes four minutes earlier, " +
      'so that a payment of its last second is still heard of in time.',
    parse: wholeNumber(35, 1440),
  }),
  ...operationsSettings,
}
