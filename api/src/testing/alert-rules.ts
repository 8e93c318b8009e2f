import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The subset of Prometheus that the shop's alert rules need: https://prometheus.io/docs/prometheus/latest/querying/basics */
type Series = { labels: Record<string, string>; value: number }
type Scrape = { at: number; measures: Map<string, Series[]> }
type Value = number | Series[]

export type AlertRule = { name: string; expression: string; forSeconds: number }

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 }
const secondsOf = (text: string) => Number(text.slice(0, -1)) * (unitSeconds[text.at(-1) as 's'] ?? Number.NaN)

export async function readAlertRules(): Promise<AlertRule[]> {
  const text = await readFile(join(import.meta.dirname, '../../../docs/operations/alerts.yml'), 'utf8')
  return text
    .split(/^ +- alert: /m)
    .slice(1)
    .map((rule) => {
      const wait = /^ +for: (\w+)$/m.exec(rule)?.[1]
      const expression = /^ +expr: (.+)$/m.exec(rule)?.[1] ?? ''
      return { name: rule.split('\n')[0] ?? '', expression, forSeconds: wait ? secondsOf(wait) : 0 }
    })
}

export function readMeasures(text: string): Scrape['measures'] {
  const measures: Scrape['measures'] = new Map()
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (!name) continue
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text_]) => [key, text_])
    measures.set(name, [...(measures.get(name) ?? []), { labels: Object.fromEntries(pairs), value: Number(value) }])
  }
  return measures
}

/** Takes scrapes, and returns the alerts that fire after each. */
export function watchAlerts(rules: AlertRule[]) {
  const scrapes: Scrape[] = []
  const since = new Map<string, number>()
  return {
    /** The alerts that are firing. */
    take(scrape: Scrape): Set<string> {
      scrapes.push(scrape)
      for (const { name, expression } of rules) {
        const holds = new Expression(expression, scrapes).holds()
        if (!holds) since.delete(name)
        else if (!since.has(name)) since.set(name, scrape.at)
      }
      return new Set(
        rules.flatMap(({ name, forSeconds }) => {
          const from = since.get(name)
          return from !== undefined && scrape.at - from >= forSeconds * 1000 ? [name] : []
        }),
      )
    },
  }
}

const token = /\s*(==|!=|=~|[a-zA-Z_:][\w:]*|\d[\d.]*(?:e\d+)?[smhd]?|"(?:[^"\\]|\\.)*"|[(){}[\],=*/<>])/y

class Expression {
  readonly #tokens: string[] = []
  readonly #scrapes: Scrape[]
  #at = 0

  constructor(text: string, scrapes: Scrape[]) {
    this.#scrapes = scrapes
    token.lastIndex = 0
    while (token.lastIndex < text.length) {
      const found = token.exec(text)
      if (!found) throw new Error(`not understood: ${text}`)
      this.#tokens.push(found[1] ?? '')
    }
  }

  holds(): boolean {
    const left = this.#product()
    const operator = this.#next()
    const right = this.#product()
    if (this.#at < this.#tokens.length) throw new Error(`not understood: ${this.#tokens.join(' ')}`)
    const compare = {
      '>': (a: number, b: number) => a > b,
      '<': (a: number, b: number) => a < b,
      '==': (a: number, b: number) => a === b,
    }[operator]
    if (!compare) throw new Error(`not understood: ${operator}`)
    return join2(left, right, (a, b) => Number(compare(a, b))).some(({ value }) => value === 1)
  }

  #next(): string {
    this.#at += 1
    return this.#tokens[this.#at - 1] ?? ''
  }

  #skip(text: string): void {
    if (this.#next() !== text) throw new Error(`${text} is missing in ${this.#tokens.join(' ')}`)
  }

  #is(text: string): boolean {
    return this.#tokens[this.#at] === text
  }

  #product(): Value {
    let left = this.#single()
    while (this.#is('*') || this.#is('/')) {
      const isTimes = this.#next() === '*'
      const right = this.#single()
      const work = (a: number, b: number) => (isTimes ? a * b : a / b)
      left = typeof left === 'number' && typeof right === 'number' ? work(left, right) : join2(left, right, work)
    }
    return left
  }

  #single(): Value {
    const word = this.#next()
    if (/^\d/.test(word)) return Number(word)
    if (word === 'sum' || word === 'max' || word === 'min') return this.#aggregate(word)
    if (word === 'rate' || word === 'increase') return this.#change(word)
    if (word === 'histogram_quantile') return this.#quantile()
    return this.#select(word, this.#scrapes.at(-1))
  }

  #aggregate(how: 'sum' | 'max' | 'min'): Series[] {
    const by: string[] = []
    if (this.#is('by')) {
      this.#next()
      this.#skip('(')
      for (; !this.#is(')');) if (!this.#is(',')) by.push(this.#next())
      this.#next()
    }
    this.#skip('(')
    const inner = this.#product()
    this.#skip(')')
    const groups = new Map<string, Series>()
    for (const { labels, value } of inner as Series[]) {
      const kept = Object.fromEntries(by.map((name) => [name, labels[name] ?? '']))
      const before = groups.get(keyOf(kept))
      const together = how === 'sum' ? (before?.value ?? 0) + value : Math[how](before?.value ?? value, value)
      groups.set(keyOf(kept), { labels: kept, value: together })
    }
    return [...groups.values()]
  }

  #change(how: 'rate' | 'increase'): Series[] {
    this.#skip('(')
    const name = this.#next()
    const from = this.#at
    this.#select(name, undefined)
    const to = this.#at
    this.#skip('[')
    const seconds = secondsOf(this.#next())
    this.#skip(']')
    this.#skip(')')
    const end = this.#at
    const now = this.#scrapes.at(-1)?.at ?? 0
    const within = this.#scrapes.filter(({ at }) => at > now - seconds * 1000)
    const grown = new Map<string, Series & { first: number; last: number; from: number; to: number }>()
    for (const scrape of within) {
      this.#at = from
      for (const { labels, value } of this.#select(name, scrape)) {
        const known = grown.get(keyOf(labels))
        if (!known)
          grown.set(keyOf(labels), { labels, value: 0, first: value, last: value, from: scrape.at, to: scrape.at })
        else {
          known.value += value >= known.last ? value - known.last : value
          known.last = value
          known.to = scrape.at
        }
      }
      if (this.#at !== to) throw new Error('lost')
    }
    this.#at = end
    return [...grown.values()]
      .filter((one) => one.to > one.from)
      .map(({ labels, value, ...one }) => ({
        labels,
        value: how === 'rate' ? value / ((one.to - one.from) / 1000) : value,
      }))
  }

  #quantile(): Series[] {
    this.#skip('(')
    const share = Number(this.#next())
    this.#skip(',')
    const buckets = (this.#product() as Series[])
      .map(({ labels, value }) => ({ upTo: Number((labels['le'] ?? '').replace('+Inf', 'Infinity')), value }))
      .toSorted((one, other) => one.upTo - other.upTo)
    this.#skip(')')
    const total = buckets.at(-1)?.value ?? 0
    const bucket = buckets.find(({ value }) => value >= share * total)
    if (!bucket || total === 0) return []
    const below = buckets[buckets.indexOf(bucket) - 1] ?? { upTo: 0, value: 0 }
    if (bucket.upTo === Number.POSITIVE_INFINITY) return [{ labels: {}, value: below.upTo }]
    const part = (share * total - below.value) / (bucket.value - below.value)
    return [{ labels: {}, value: below.upTo + (bucket.upTo - below.upTo) * part }]
  }

  #select(name: string, scrape: Scrape | undefined): Series[] {
    const wanted: ((labels: Record<string, string>) => boolean)[] = []
    if (this.#is('{')) {
      this.#next()
      while (!this.#is('}')) {
        if (this.#is(',')) this.#next()
        const label = this.#next()
        const operator = this.#next()
        const text = this.#next().slice(1, -1)
        const pattern = new RegExp(`^(?:${text})$`)
        wanted.push((labels) =>
          operator === '=~'
            ? pattern.test(labels[label] ?? '')
            : ((labels[label] ?? '') === text) === (operator === '='),
        )
      }
      this.#next()
    }
    return (scrape?.measures.get(name) ?? []).filter(({ labels }) => wanted.every((fits) => fits(labels)))
  }
}

function keyOf(labels: Record<string, string>): string {
  return Object.entries(labels)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join(',')
}

/** Series of the same labels, or each with a number. */
function join2(left: Value, right: Value, work: (a: number, b: number) => number): Series[] {
  if (typeof left === 'number') {
    if (typeof right === 'number') return [{ labels: {}, value: work(left, right) }]
    return right.map(({ labels, value }) => ({ labels, value: work(left, value) }))
  }
  if (typeof right === 'number') return left.map(({ labels, value }) => ({ labels, value: work(value, right) }))
  const others = new Map(right.map(({ labels, value }) => [keyOf(labels), value]))
  return left.flatMap(({ labels, value }) => {
    const other = others.get(keyOf(labels))
    return other === undefined ? [] : [{ labels, value: work(value, other) }]
  })
}
