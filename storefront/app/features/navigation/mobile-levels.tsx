import type { Langs } from '@fitout/contract/localised.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'

type Item = { title: string; path: string; children?: Item[] } & Langs<'title'>

/** Up to three levels side by side, one of them visible; the track slides from one to the next. */
export function MobileLevels({ items, isOpen }: { items: Item[]; isOpen: boolean }) {
  const [trail, setTrail] = useState<Item[]>([])
  const [depth, setDepth] = useState(0)
  const levels = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) setDepth(0)
  }, [isOpen])

  // The level that slides in gets the focus; the one that slides out can no longer hold it.
  const go = (to: number, item?: Item) => {
    const opened = levels.current?.children[to]?.querySelector('[aria-expanded="true"]')
    if (item) setTrail((known) => [...known.slice(0, to - 1), item])
    setDepth(to)
    requestAnimationFrame(() => {
      const target = item ? levels.current?.children[to]?.querySelector('button, a') : opened
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    })
  }

  const lists = [items, ...trail.map((item) => item.children ?? [])]
  return (
    <div ref={levels} className="mobile-levels" style={{ translate: `${-100 * depth}% 0` }}>
      {lists.map((list, level) => (
        <div key={level} inert={level !== depth} className="mobile-level">
          {level > 0 && <LevelHead item={trail[level - 1]} onBack={() => go(level - 1)} />}
          <ul>
            {list.map((item) => (
              <LevelRow
                key={item.title}
                item={item}
                isExpanded={level < depth && trail[level] === item}
                onOpen={() => go(level + 1, item)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function LevelHead({ item, onBack }: { item: Item | undefined; onBack: () => void }) {
  const t = useTranslations('shell')
  return (
    <>
      <button type="button" onClick={onBack} className="flex min-h-target items-center gap-3 text-small text-muted">
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('back')}
      </button>
      {item && (
        <ConfiguredLink address={item.path} lang={item.langs?.title} className="mobile-row font-medium">
          {item.title}
          <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} className="text-muted" />
        </ConfiguredLink>
      )}
    </>
  )
}

function LevelRow({ item, isExpanded, onOpen }: { item: Item; isExpanded: boolean; onOpen: () => void }) {
  if (!item.children?.length) {
    return (
      <li>
        <ConfiguredLink address={item.path} lang={item.langs?.title} className="mobile-row">
          {item.title}
        </ConfiguredLink>
      </li>
    )
  }
  return (
    <li>
      <noscript>
        <ConfiguredLink address={item.path} lang={item.langs?.title} className="mobile-row">
          {item.title}
        </ConfiguredLink>
      </noscript>
      <button
        type="button"
        aria-expanded={isExpanded}
        lang={item.langs?.title}
        onClick={onOpen}
        className="mobile-row w-full noscript:hidden"
      >
        {item.title}
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} className="text-muted" />
      </button>
    </li>
  )
}
