import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { atMost } from '../../at-most.ts'
import { resourceOf, spanExporter } from './otlp-exporters.ts'
import type { Traces } from './port.ts'

type Options = { endpoint: string; share: number; process: string }

/** A traced request, its start, and its caller. */
type Followed = { from: number; caller: Context; span: Span | undefined }

const followed = Symbol('followed')
/** On the answer itself, since it is looked up for every answer. */
type FollowedAnswer = ServerResponse & { [followed]?: Followed }

/** At most so many begun here, however busy the shop is: a trace and its export take up to a millisecond. */
const tracesEachSecond = 4

/** Traces of the OpenTelemetry SDK, sent by OTLP over HTTP. */
export function openTraces({ endpoint, share, process }: Options): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceOf(process),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(spanExporter(endpoint))],
  })
  const tracer = provider.getTracer('fitout')
  const current = new AsyncLocalStorage<Followed>()

  /** Created lazily: a request without a statement or failure is answered faster than a span is made. */
  function open(request: Followed): Span {
    request.span ??= tracer.startSpan('request', { kind: SpanKind.SERVER, startTime: request.from }, request.caller)
    return request.span
  }

  const mayBegin = atMost(tracesEachSecond, 1000)

  return {
    follow(outgoing, parent, work) {
      const caller = parent ? parseTraceParent(parent) : null
      const isTraced = caller ? (caller.traceFlags & TraceFlags.SAMPLED) !== 0 : Math.random() < share && mayBegin()
      if (!isTraced) return work()
      const within = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
      const request: Followed = { from: Date.now(), caller: within, span: undefined }
      if (caller) open(request)
      ;(outgoing as FollowedAnswer)[followed] = request
      return current.run(request, work)
    },
    end(outgoing: FollowedAnswer, { route, method, status }) {
      const request = outgoing[followed]
      if (!request || (!request.span && status < 500)) return
      const span = open(request)
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    noteStatement(text, milliseconds, hasFailed) {
      const request = current.getStore()
      if (!request) return
      const now = Date.now()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const options = { kind: SpanKind.CLIENT, startTime: now - milliseconds, attributes }
      const within = trace.setSpan(request.caller, open(request))
      const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0] ?? 'statement', options, within)
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    stop: () => provider.shutdown(),
  }
}
