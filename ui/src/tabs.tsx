import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type Tab = { key: string; title: ReactNode; content: ReactNode }

/** Arrow keys move between the tabs. All panels are in the page, so that search engines and readers find them. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: Tab[]; initial?: string }) {
  const id = useId()
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.key)

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.key === chosen)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = tabs[(wanted + tabs.length) % tabs.length]
    if (!next) return
    setChosen(next.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }

  return (
    <div>
      <div className="shadow-[inset_0_-1px_0_var(--color-stone)]">
        {/* A scrolling row clips whatever is outside it: the focus ring is drawn within the tab. */}
        <div role="tablist" aria-label={label} onKeyDown={walk} className="scroll-row -mx-1 gap-4">
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              data-key={tab.key}
              id={`${id}-${tab.key}`}
              aria-controls={`${id}-${tab.key}-panel`}
              aria-selected={tab.key === chosen}
              tabIndex={tab.key === chosen ? 0 : -1}
              onClick={() => setChosen(tab.key)}
              className="min-h-target shrink-0 border-b-2 border-transparent px-1 text-small text-muted
                -outline-offset-2! transition-colors hover:text-ink active:text-clay-deep aria-selected:border-ink
                aria-selected:text-ink"
            >
              {tab.title}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          tabIndex={0}
          hidden={tab.key !== chosen}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
