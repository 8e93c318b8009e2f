import { ageIdentity, ageRecipients, setting, wholeNumber } from './setting.ts'

/** What those need who run a shop: stops, back-ups, measures. */
export const operationsSettings = {
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
    description: 'So many back-ups are kept; each new one removes what is older.',
    parse: wholeNumber(1, 10_000),
  }),
  backupRecipients: setting<string[]>({
    name: 'BACKUP_RECIPIENTS',
    shownDefault: 'none: back-ups are not encrypted',
    fallback: [],
    expected: 'public keys of age, which begin with age1, with blanks or commas between them',
    description:
      'Whose keys open a back-up. `npm run backup -- --new-key` makes a pair; the shop needs the public one only.',
    parse: ageRecipients,
  }),
  backupIdentity: setting<string | undefined>({
    name: 'BACKUP_IDENTITY',
    shownDefault: 'none',
    fallback: undefined,
    expected: 'a secret key of age, which begins with AGE-SECRET-KEY-',
    description: 'Opens an encrypted back-up: for `npm run restore`, and to be kept where the shop is not.',
    parse: ageIdentity,
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
