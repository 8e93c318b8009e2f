import { IconButton } from '@fitout/ui/icon-button.tsx'
import { withQuery } from '@fitout/contract/with-query.ts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useTo } from '../../shared/links/use-to.ts'
import { SearchPlaces } from './search-places.tsx'
import { SearchResults } from './search-results.tsx'
import { searchId } from './search-store.ts'
import { suggestedOptions } from './suggested-options.ts'
import { useSuggestions } from './use-suggestions.ts'

const listId = 'search-suggestions'
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

type Props = { isOpen: boolean; onClose: () => void }
type Option = ReturnType<typeof suggestedOptions>[number]

/** The search field with its suggestions. The field keeps the focus; the arrow keys move through the list. */
export function SearchBox({ isOpen, onClose }: Props) {
  const t = useTranslations('search')
  const to = useTo()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed)
  const options = suggestions ? suggestedOptions(suggestions, to) : []
  const follow = (path: string) => {
    onClose()
    void navigate(path, { viewTransition: true })
  }
  const { active, onKeyDown } = useActiveOption(suggestions, options, (option) => follow(option.path))

  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])

  return (
    <Form
      role="search"
      action={to('search')}
      viewTransition
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = field.current?.value.trim()
        if (keyword) follow(withQuery(to('search'), { keyword }))
      }}
    >
      <div className="search-head page">
        <Search aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-muted" />
        <input
          ref={field}
          name="keyword"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active?.id}
          placeholder={t('example')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          onChange={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setTyped(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          className="search-field"
        />
        <CloseButton onClose={onClose} />
      </div>
      <div className="search-panel">
        {suggestions ? (
          <SearchResults
            id={listId}
            suggestions={suggestions}
            options={options}
            activeId={active?.id}
            isStale={suggestions.keyword !== typed.trim()}
            onFollow={onClose}
          />
        ) : (
          <SearchPlaces isWaiting={typed.trim() !== ''} onFollow={onClose} className="page py-6" />
        )}
      </div>
    </Form>
  )
}

/** The option selected by the arrow keys; undefined while they are at the field itself. */
function useActiveOption(suggestions: unknown, options: Option[], onChoose: (option: Option) => void) {
  const [chosen, setChosen] = useState(-1)
  const active = options[chosen]

  useEffect(() => setChosen(-1), [suggestions])
  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During Chinese composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      // One position more than there are options: the field itself.
      const places = options.length + 1
      setChosen((now) => ((now + 1 + step + places) % places) - 1)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active)
    }
  }

  return { active, onKeyDown }
}

function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('search')
  return (
    <IconButton
      label={t('close')}
      icon={<X aria-hidden="true" size={22} strokeWidth={1.5} />}
      onClick={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...{ command: 'close', commandfor: searchId }}
    />
  )
}
