import type { HrTime } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import type { LogRecordExporter, ReadableLogRecord } from '@opentelemetry/sdk-logs'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'

const answerWithinMilliseconds = 10_000
const scope = { name: 'fitout' }

/** What spans and log records say about the process that sends them. */
export function resourceOf(process: string): Resource {
  return resourceFromAttributes({ 'service.name': 'fitout', 'service.instance.id': process })
}

/** Sends spans as OTLP JSON. */
export function spanExporter(endpoint: string): SpanExporter {
  return {
    export: sendingTo(endpoint, '/v1/traces', (resource, spans: ReadableSpan[]) => ({
      resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(presentSpan) }] }],
    })),
    shutdown: async () => {},
  }
}

/** Sends log records as OTLP JSON. */
export function logExporter(endpoint: string): LogRecordExporter {
  return {
    export: sendingTo(endpoint, '/v1/logs', (resource, records: ReadableLogRecord[]) => ({
      resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: records.map(presentRecord) }] }],
    })),
    forceFlush: async () => {},
    shutdown: async () => {},
  }
}

/** An unavailable collector costs what it would have got, and nothing else. */
function sendingTo<Item extends { resource: Resource }>(
  endpoint: string,
  path: string,
  messageOf: (resource: object, items: Item[]) => object,
) {
  const url = `${endpoint.replace(/\/$/, '')}${path}`
  return (items: Item[], report: (result: ExportResult) => void) => {
    const resource = { attributes: listOf(items[0]?.resource.attributes ?? {}) }
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(messageOf(resource, items)),
      signal: AbortSignal.timeout(answerWithinMilliseconds),
    }).then(
      (response) => report({ code: response.ok ? ExportResultCode.SUCCESS : ExportResultCode.FAILED }),
      (error: unknown) => report({ code: ExportResultCode.FAILED, error: error as Error }),
    )
  }
}

function presentSpan(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
    name: span.name,
    // In the protocol 0 means unknown.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: listOf(span.attributes),
    status: { code: span.status.code },
  }
}

function presentRecord({ hrTime, hrTimeObserved, severityNumber, severityText, body, attributes }: ReadableLogRecord) {
  return {
    timeUnixNano: nanoseconds(hrTime),
    observedTimeUnixNano: nanoseconds(hrTimeObserved),
    severityNumber,
    severityText,
    body: valueOf(body),
    attributes: listOf(attributes),
  }
}

function nanoseconds([seconds, rest]: HrTime): string {
  return `${BigInt(seconds) * 1_000_000_000n + BigInt(Math.round(rest))}`
}

function listOf(attributes: object): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))
}

function valueOf(value: unknown): object {
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: `${value}` } : { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  if (typeof value === 'object' && value !== null) return { kvlistValue: { values: listOf(value) } }
  return { stringValue: String(value) }
}
