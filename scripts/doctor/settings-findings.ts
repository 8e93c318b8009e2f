import {
  type Config,
  ConfigError,
  pretendPaymentsWarning,
  readConfig,
  takesPretendPayments,
} from '../../api/src/config.ts'
import { settings } from '../../api/src/settings.ts'
import { type Finding, isTrial, type Patient } from './findings.ts'

const names = Object.values(settings).map(({ name }) => name)

/** Settings that are wrong, misspelt, or missing. Without a valid configuration nothing else can be examined. */
export function examineSettings({ environment }: Patient): { config: Config | undefined; findings: Finding[] } {
  const findings = misspelt(environment)
  try {
    const config = readConfig(environment)
    return { config, findings: [...findings, ...forgotten(config, environment)] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const wrong = error.faults.map((fault) => ({
      about: 'settings',
      wrong: fault,
      mend: 'Correct it; docs/settings.md explains each setting.',
    }))
    return { config: undefined, findings: [...findings, ...wrong] }
  }
}

function misspelt(environment: Patient['environment']): Finding[] {
  return Object.keys(environment).flatMap((given) => {
    if (names.includes(given) || !/^[A-Z][A-Z_]{4,}$/.test(given)) return []
    const meant = names.find((name) => isSlipOf(given, name) && environment[name] === undefined)
    if (!meant) return []
    return [{ about: 'settings', wrong: `${given} is no setting.`, mend: `Did you mean ${meant}?` }]
  })
}

/** One letter added, missing or wrong, or two neighbours swapped. */
function isSlipOf(given: string, name: string): boolean {
  if (given.length > name.length) return isSlipOf(name, given)
  if (name.length - given.length > 1) return false
  let start = 0
  while (start < given.length && given[start] === name[start]) start += 1
  const [left, right] = [given.slice(start), name.slice(start)]
  if (left.length < right.length) return left === right.slice(1)
  return (
    left.slice(1) === right.slice(1) ||
    (left.slice(0, 2) === [right[1], right[0]].join('') && left.slice(2) === right.slice(2))
  )
}

function forgotten(config: Config, environment: Patient['environment']): Finding[] {
  const { protocol } = new URL(config.publicUrl)
  const findings: Finding[] = []
  if (takesPretendPayments(config)) {
    findings.push({
      about: 'payments',
      wrong: `${pretendPaymentsWarning}.`,
      mend: 'Set PAYMENT_PROVIDER=none or stripe.',
    })
  }
  if (isTrial(config.publicUrl)) return findings
  if (protocol === 'http:') {
    findings.push({
      about: 'https',
      wrong: `PUBLIC_URL is ${config.publicUrl}: passwords and cookies would travel unencrypted.`,
      mend: 'Put a proxy with a certificate before the shop, and write https:// in PUBLIC_URL.',
    })
  }
  if (!config.smtpUrl) {
    findings.push({
      about: 'mail',
      wrong: 'SMTP_URL is not set: no customer gets a mail, each becomes a file in DATA_DIR/mail.',
      mend: 'Set SMTP_URL to your mail server.',
    })
  } else if (!environment[settings.mailFrom.name]) {
    findings.push({
      about: 'mail',
      wrong: `MAIL_FROM is not set: mail goes out as ${settings.mailFrom.fallback}, which receivers refuse.`,
      mend: 'Set MAIL_FROM to an address of your own domain.',
    })
  }
  if (!config.sessionSecret) {
    findings.push({
      about: 'secrets',
      wrong: 'SESSION_SECRET is not set: it lies in DATA_DIR/secret, and another process would sign with another.',
      mend: 'Set SESSION_SECRET to 32 random characters or more, the same for all processes.',
    })
  }
  return findings
}
