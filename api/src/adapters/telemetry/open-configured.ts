import release from '../../../package.json' with { type: 'json' }
import type { ReadyConfig } from '../../config.ts'
import type { Siblings } from '../../siblings.ts'
import type { Logs, Reports, Traces } from './port.ts'

type Where = { siblings?: Siblings }

const nameOf = ({ siblings }: Where) => siblings?.name ?? 'shop'

/** The library is loaded only if a collector is configured. */
export async function openTraces(config: ReadyConfig, where: Where): Promise<Traces | undefined> {
  const { otlpEndpoint: endpoint, traceShare: share } = config
  if (endpoint === undefined) return undefined
  const library = await import('./open-telemetry.ts')
  return library.openTraces({ endpoint, share, process: nameOf(where) })
}

/** Likewise. */
export async function openLogs({ otlpEndpoint: endpoint }: ReadyConfig, where: Where): Promise<Logs | undefined> {
  if (endpoint === undefined) return undefined
  const library = await import('./log-records.ts')
  return library.openLogs({ endpoint, process: nameOf(where) })
}

/** The library is loaded only if a service is configured. */
export async function openReports({ sentryDsn: dsn }: ReadyConfig, where: Where): Promise<Reports | undefined> {
  if (dsn === undefined) return undefined
  const library = await import('./sentry.ts')
  return library.openReports({ dsn, process: nameOf(where), release: `fitout@${release.version}` })
}
