import {
  ageIdentity,
  ageRecipients,
  assetsUrlOf,
  networks,
  oneOf,
  setting,
  shareOf,
  urlOf,
  wholeNumber,
} from './setting.ts'

/** Settings for operators: disk space, shutdown, backups, metrics. */
export const operationsSettings = {
  webProcesses: setting<number | undefined>({
    name: 'WEB_PROCESSES',
    shownDefault: 'one for each core and each GiB of memory, at most 4',
    fallback: undefined,
    expected: 'a whole number from 1 to 64',
    description:
      'So many processes answer on PORT. With more than one, jobs run in one more, beside them. 1 keeps everything in one process.',
    parse: wholeNumber(1, 64),
  }),
  jobs: setting<'here' | 'elsewhere'>({
    name: 'JOBS',
    shownDefault: 'here',
    fallback: 'here',
    expected: 'one of here, elsewhere',
    description:
      'Whether `npm start` runs the jobs: mails, text messages, reports to payment providers and what is repeated. ' +
      '`elsewhere` leaves them to `npm run worker`.',
    parse: oneOf('here', 'elsewhere'),
  }),
  assetsUrl: setting<string | undefined>({
    name: 'ASSETS_URL',
    shownDefault: 'none: browsers get everything from PUBLIC_URL',
    fallback: undefined,
    expected:
      'an http or https address with at most a path, without a slash at its end, such as https://cdn.example.com; https where PUBLIC_URL is',
    description:
      'A CDN that fetches `/assets/`, `/admin/assets/` and `/media/` from PUBLIC_URL. Pages then name scripts, styles, fonts, ' +
      'pictures, films and 3D models at this address: docs/operations/files.md.',
    parse: assetsUrlOf,
  }),
  s3Bucket: setting<string | undefined>({
    name: 'S3_BUCKET',
    shownDefault: 'none: files are kept in DATA_DIR/storage',
    fallback: undefined,
    expected: 'the name of a bucket',
    description:
      'Where files are kept when several machines run the shop: a bucket of S3 or of a service that speaks as it does. ' +
      '`npm run copy-files` moves them there and back.',
    parse: (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  }),
  s3Endpoint: setting<string | undefined>({
    name: 'S3_ENDPOINT',
    shownDefault: 'that of Amazon',
    fallback: undefined,
    expected: 'an http or https address',
    description: 'The address of another service than Amazon S3.',
    parse: urlOf('http:', 'https:'),
  }),
  s3Region: setting({
    name: 'S3_REGION',
    shownDefault: 'ap-east-1',
    fallback: 'ap-east-1',
    expected: 'a region such as ap-east-1',
    description: 'The region of the bucket; Hong Kong when it is not set.',
    parse: (text) => (/^[a-z0-9-]{2,40}$/.test(text) ? text : undefined),
  }),
  s3AccessKeyId: setting<string | undefined>({
    name: 'S3_ACCESS_KEY_ID',
    shownDefault: 'none: the role of the machine, as the AWS SDK finds it',
    fallback: undefined,
    expected: 'the id of an access key',
    description: 'Together with `S3_SECRET_ACCESS_KEY`: may read, write, list and remove objects of the bucket.',
    parse: (text) => (/^[\w/+=-]{3,128}$/.test(text) ? text : undefined),
  }),
  s3SecretAccessKey: setting<string | undefined>({
    name: 'S3_SECRET_ACCESS_KEY',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'the secret of an access key',
    description: 'Belongs to `S3_ACCESS_KEY_ID`.',
    parse: (text) => (/^\S{3,128}$/.test(text) ? text : undefined),
    secret: true,
  }),
  renovationMegabytes: setting({
    name: 'RENOVATION_MEGABYTES',
    shownDefault: '2048',
    fallback: 2048,
    expected: 'a whole number from 1 to 1000000',
    description: 'What the files of one renovation may weigh together, all their revisions counted.',
    parse: wholeNumber(1, 1_000_000),
  }),
  shutdownSeconds: setting({
    name: 'SHUTDOWN_SECONDS',
    shownDefault: '25',
    fallback: 25,
    expected: 'a whole number from 1 to 300',
    description: 'How long a stop, after DRAIN_SECONDS, waits for running requests and jobs before it ends them.',
    parse: wholeNumber(1, 300),
  }),
  drainSeconds: setting<number | undefined>({
    name: 'DRAIN_SECONDS',
    shownDefault: '5, or 0 when PUBLIC_URL is on localhost',
    fallback: undefined,
    expected: 'a whole number from 0 to 300',
    description:
      'How long a stop goes on answering while `/readyz` already says 503, so that a balancer stops sending before it ends. ' +
      'Longer than the balancer takes to notice.',
    parse: wholeNumber(0, 300),
  }),
  backupDir: setting<string | undefined>({
    name: 'BACKUP_DIR',
    shownDefault: 'DATA_DIR/backups',
    fallback: undefined,
    expected: 'a folder, relative to the project or absolute',
    description: 'Where `npm run backup` writes to: best another disk, whose files are taken elsewhere.',
    parse: (text) => (text.includes('\0') ? undefined : text),
  }),
  backupKeep: setting({
    name: 'BACKUP_KEEP',
    shownDefault: '14',
    fallback: 14,
    expected: 'a whole number from 1 to 10000',
    description: 'So many backups are kept; each new one removes what is older.',
    parse: wholeNumber(1, 10_000),
  }),
  backupRecipients: setting<string[]>({
    name: 'BACKUP_RECIPIENTS',
    shownDefault: 'none: backups are not encrypted',
    fallback: [],
    expected: 'public keys of age, which begin with age1, with blanks or commas between them',
    description:
      'Whose keys open a backup. `npm run backup -- --new-key` makes a pair; the shop needs the public one only.',
    parse: ageRecipients,
  }),
  backupIdentity: setting<string | undefined>({
    name: 'BACKUP_IDENTITY',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'a secret key of age, which begins with AGE-SECRET-KEY-',
    description: 'Opens an encrypted backup: for `npm run restore`, and to be kept where the shop is not.',
    parse: ageIdentity,
    secret: true,
  }),
  healthMailMinutes: setting({
    name: 'HEALTH_MAIL_MINUTES',
    shownDefault: '30',
    fallback: 30,
    expected: 'a whole number from 0 to 10080',
    description:
      'Owners and managers get a mail when a job, a message or a refund waits longer, when jobs were given up or did not run in ' +
      'time, when a backup is late, a payment fits no order or the disk is nearly full. 0 sends none.',
    parse: wholeNumber(0, 10_080),
  }),
  healthMailHours: setting({
    name: 'HEALTH_MAIL_HOURS',
    shownDefault: '24',
    fallback: 24,
    expected: 'a whole number from 1 to 720',
    description: 'After so many hours the mail comes again, while it is still so.',
    parse: wholeNumber(1, 720),
  }),
  smtpConnections: setting({
    name: 'SMTP_CONNECTIONS',
    shownDefault: '3',
    fallback: 3,
    expected: 'a whole number from 1 to 50',
    description: 'So many connections to the mail server are kept open, by each process that runs jobs.',
    parse: wholeNumber(1, 50),
  }),
  smtpPerMinute: setting<number | undefined>({
    name: 'SMTP_PER_MINUTE',
    shownDefault: 'none: as fast as the server takes them',
    fallback: undefined,
    expected: 'a whole number from 1 to 100000',
    description:
      'At most so many mails a minute go to the mail server, by each process that runs jobs; the others wait their turn.',
    parse: wholeNumber(1, 100_000),
  }),
  imapUrl: setting<string | undefined>({
    name: 'IMAP_URL',
    shownDefault: 'none: answers by mail stay in the mailbox',
    fallback: undefined,
    expected: 'imaps://user:password@host:port/folder or imap://…; INBOX without a folder',
    description:
      'The mailbox of the studio’s published address. Customers’ answers to mails about enquiries are read from it into the conversation; nothing in it is changed.',
    parse: urlOf('imap:', 'imaps:'),
    secret: true,
  }),
  otlpEndpoint: setting<string | undefined>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    shownDefault: 'none: neither is sent',
    fallback: undefined,
    expected: 'an http or https address',
    description:
      'A collector of OpenTelemetry, which gets traces of requests and their statements at /v1/traces, and the log at /v1/logs.',
    parse: urlOf('http:', 'https:'),
  }),
  traceShare: setting({
    name: 'OTEL_TRACES_SAMPLER_ARG',
    shownDefault: '0.1',
    fallback: 0.1,
    expected: 'a number from 0 to 1',
    description:
      'The share of requests that is traced, four a second at most by each process, beside those that a caller traces.',
    parse: shareOf,
  }),
  innerAddresses: setting<readonly string[]>({
    name: 'INNER_ADDRESSES',
    shownDefault: 'none',
    fallback: [],
    expected: 'addresses and networks, such as 10.1.2.3 or 10.0.0.0/8',
    description:
      "Which addresses of the host's own network webhooks, imports and push messages may call. Without it they call public ones only.",
    parse: networks,
  }),
  sentryDsn: setting<string | undefined>({
    name: 'SENTRY_DSN',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'an http or https address with a key',
    description: 'Where errors are reported: Sentry, or a service that speaks as it does.',
    parse: urlOf('http:', 'https:'),
    secret: true,
  }),
  metricsPort: setting<number | undefined>({
    name: 'METRICS_PORT',
    shownDefault: 'none: measures are not served on a port of their own',
    fallback: undefined,
    expected: 'a whole number from 1 to 65535',
    description: 'The port on which this process serves `/metrics` for Prometheus, to anyone who reaches METRICS_HOST.',
    parse: wholeNumber(1, 65_535),
  }),
  metricsHost: setting({
    name: 'METRICS_HOST',
    shownDefault: '127.0.0.1',
    fallback: '127.0.0.1',
    expected: 'an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::',
    description: 'The address on which METRICS_PORT listens.',
    parse: (text) => (/^[\w.:-]{1,253}$/.test(text) ? text : undefined),
  }),
  metricsToken: setting<string | undefined>({
    name: 'METRICS_TOKEN',
    shownDefault: 'none: PORT serves no measures',
    fallback: undefined,
    expected: '16 to 512 characters without blanks',
    description: 'Who sends it as `Authorization: Bearer …` gets `/metrics` from PORT.',
    parse: (text) => (/^[\x21-\x7E]{16,512}$/.test(text) ? text : undefined),
    secret: true,
  }),
}
