import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import lighthouse, { type Result } from 'lighthouse'

export type Aims = Record<string, number>

export type Findings = {
  name: string
  scores: Record<string, number>
  /** The audits that keep a score below its target. */
  short: string[]
  /** For a page that is deliberately excluded from search engines. */
  hidden: string | undefined
}

type Measure = { locale: Locale; port: number; aims: Aims }

/** Runs Lighthouse once with its mobile defaults, in the page's language: with another language the page would redirect. */
export async function audit(name: string, address: string, { locale, port, aims }: Measure): Promise<Findings> {
  const outcome = await lighthouse(address, {
    port,
    onlyCategories: Object.keys(aims),
    extraHeaders: { 'Accept-Language': languageTags[locale] },
    logLevel: 'silent',
  })
  if (!outcome) throw new Error(`Lighthouse has nothing to say of ${address}`)
  const { lhr } = outcome
  if (lhr.runtimeError) {
    return { name, scores: {}, short: [`could not be measured: ${lhr.runtimeError.code}`], hidden: undefined }
  }
  const isHidden = lhr.audits['is-crawlable']?.score === 0
  const scores = Object.fromEntries(
    Object.keys(aims).map((category) => [category, Math.round(100 * scoreOf(lhr, category, isHidden))]),
  )
  return {
    name,
    scores,
    short: Object.entries(aims)
      .filter(([category, aim]) => (scores[category] ?? 0) < aim)
      .map(([category]) => `${category} ${scores[category]}: ${failedAudits(lhr, category).join('; ')}`),
    hidden: isHidden
      ? `is kept out of search engines on purpose (it shows one visitor's things), which Lighthouse counts against ` +
        `SEO: ${Math.round(100 * (lhr.categories.seo?.score ?? 0))}; the figure above leaves that audit out`
      : undefined,
  }
}

export function median(tries: Findings[]): Findings {
  const sorted = tries.toSorted((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There is no middle of nothing')
  return middle
}

function scoreOf(lhr: Result, category: string, isHidden: boolean): number {
  const { score, auditRefs = [] } = lhr.categories[category] ?? {}
  if (category !== 'seo' || !isHidden) return score ?? 0
  const counted = auditRefs
    .filter(({ id, weight }) => weight > 0 && id !== 'is-crawlable')
    .map(({ id, weight }) => ({ weight, score: lhr.audits[id]?.score }))
    .filter((one): one is { weight: number; score: number } => typeof one.score === 'number')
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : counted.reduce((sum, one) => sum + one.weight * one.score, 0) / whole
}

function failedAudits(lhr: Result, category: string): string[] {
  const refs = lhr.categories[category]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const found = lhr.audits[id]
    if (weight === 0 || !found || found.score === null || found.score >= 0.9) return []
    return [`${found.title} (${id}${found.displayValue ? `, ${found.displayValue}` : ''})${placesOf(found.details)}`]
  })
}

function placesOf(details: Result['audits'][string]['details']): string {
  if (!details || !('items' in details)) return ''
  const items = details.items as Record<string, { snippet?: string } | string | undefined>[]
  const places = items.flatMap((item) => {
    const { node, description } = item
    if (typeof node === 'object') return node.snippet?.slice(0, 120) ?? []
    return typeof description === 'string' ? description.slice(0, 160) : []
  })
  return places.length > 0 ? ` ${places.slice(0, 3).join(' | ')}` : ''
}
