import type { Attributes, HrTime } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'

const answerWithinMilliseconds = 10_000

/** Sends spans as OTLP JSON. An unavailable collector costs traces, and nothing else. */
export function otlpExporter(endpoint: string): SpanExporter {
  return {
    export(spans, report) {
      fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(messageOf(spans)),
        signal: AbortSignal.timeout(answerWithinMilliseconds),
      }).then(
        (response) => report({ code: response.ok ? ExportResultCode.SUCCESS : ExportResultCode.FAILED }),
        (error: unknown) => report({ code: ExportResultCode.FAILED, error: error as Error }),
      )
    },
    shutdown: async () => {},
  }
}

function messageOf(spans: ReadableSpan[]) {
  const [first] = spans
  return {
    resourceSpans: [
      {
        resource: { attributes: listOf(first?.resource.attributes ?? {}) },
        scopeSpans: [{ scope: { name: 'fitout' }, spans: spans.map(presentSpan) }],
      },
    ],
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

function nanoseconds([seconds, rest]: HrTime): string {
  return `${BigInt(seconds) * 1_000_000_000n + BigInt(Math.round(rest))}`
}

function listOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: String(value) },
  }))
}
