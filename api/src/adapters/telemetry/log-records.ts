import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { pino } from 'pino'
import { logExporter, resourceOf } from './otlp-exporters.ts'
import type { Logs } from './port.ts'

type Options = { endpoint: string; process: string }
type Line = { level: number; time: string; msg?: string }

/** Pino counts its levels from 10 in tens, OpenTelemetry from 1 in fours. */
const severityOf = (level: number) => (level / 10) * 4 - 3

/** Log records of the OpenTelemetry SDK, sent by OTLP over HTTP. */
export function openLogs({ endpoint, process }: Options): Logs {
  const provider = new LoggerProvider({
    resource: resourceOf(process),
    processors: [new BatchLogRecordProcessor({ exporter: logExporter(endpoint) })],
  })
  const logger = provider.getLogger('fitout')
  return {
    send(line) {
      const { level, time, msg, ...attributes } = JSON.parse(line) as Line
      logger.emit({
        timestamp: new Date(time),
        severityNumber: severityOf(level),
        severityText: pino.levels.labels[level] ?? 'info',
        body: msg ?? '',
        attributes,
      })
    },
    stop: () => provider.shutdown(),
  }
}
