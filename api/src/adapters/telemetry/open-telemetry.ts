import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { otlpExporter } from './otlp-exporter.ts'
import type { Traces } from './port.ts'

type Options = { endpoint: string; share: number; process: string }

/** Traces of the OpenTelemetry SDK, sent by OTLP over HTTP. */
export function openTraces({ endpoint, share, process }: Options): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fitout', 'service.instance.id': process }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(otlpExporter(endpoint))],
  })
  const tracer = provider.getTracer('fitout')
  const current = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<ServerResponse, Span>()

  return {
    follow(outgoing, parent, work) {
      const caller = parent ? parseTraceParent(parent) : null
      // A request that is not traced costs nothing but this question: a span that nobody keeps costs as much as one that is.
      const isTraced = caller ? (caller.traceFlags & TraceFlags.SAMPLED) !== 0 : Math.random() < share
      if (!isTraced) return work()
      const from = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from)
      spans.set(outgoing, span)
      return current.run(trace.setSpan(from, span), work)
    },
    end(outgoing, { route, method, status }) {
      const span = spans.get(outgoing)
      if (!span) return
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    noteStatement(text, milliseconds, hasFailed) {
      const within = current.getStore()
      if (!within || !trace.getSpan(within)?.isRecording()) return
      const now = Date.now()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const options = { kind: SpanKind.CLIENT, startTime: now - milliseconds, attributes }
      const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0] ?? 'statement', options, within)
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    stop: () => provider.shutdown(),
  }
}
