import { Button } from '@fitout/ui/button.tsx'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'

export type FilterPanelProps = {
  id: string
  formId: string
  /** The path of the list, without query parameters. */
  path: string
  keyword: string
  /** Beside the list on wide screens, a sliding panel on others; if false, always a sliding panel. */
  isBeside?: boolean
  words: Record<'filters' | 'closeFilters' | 'keyword' | 'keywordHint' | 'apply' | 'showResults', string>
  onSend: (values: FormData) => void
  children: ReactNode
}

/**
 * The filters of a list. It opens without JavaScript too (a popover), and submitted as a plain form it leads to the same
 * address as ticking.
 */
export function FilterPanel({
  id,
  formId,
  path,
  keyword,
  isBeside = false,
  words,
  onSend,
  children,
}: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null)
  return (
    <search
      ref={panel}
      id={id}
      popover="auto"
      data-covers
      data-beside={isBeside || undefined}
      aria-label={words.filters}
      className="filter-panel slides"
    >
      <div className="filter-head">
        <h2 className="text-small font-medium">{words.filters}</h2>
        <IconButton
          label={words.closeFilters}
          popoverTarget={id}
          popoverTargetAction="hide"
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          className="-me-2"
        />
      </div>
      <form
        id={formId}
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(new FormData(event.currentTarget))
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
        }}
      >
        <div className="pb-6">
          <TextField
            key={keyword}
            type="search"
            name="keyword"
            label={words.keyword}
            placeholder={words.keywordHint}
            defaultValue={keyword}
            enterKeyHint="search"
            maxLength={100}
          />
        </div>
        {children}
        <noscript>
          <button type="submit" className="line-link py-4 text-small font-medium">
            {words.apply}
          </button>
        </noscript>
        <div className="filter-foot">
          <Button type="submit" variant="dark" wide>
            {words.showResults}
          </Button>
        </div>
      </form>
    </search>
  )
}
