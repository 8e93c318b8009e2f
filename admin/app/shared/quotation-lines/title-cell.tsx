import { Box, Paper, Popper } from '@mui/material'
import { inLocale, languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from '../i18n.ts'
import { Cell } from './cell.tsx'
import type { GroupKey, LineDraft } from './line-draft.ts'
import { isTable } from './pasted-lines.ts'
import { fromItem, itemsFor, type StandardItem } from './standard-items.ts'

type TitleCellProps = {
  line: LineDraft
  locale: Locale
  number: number
  group: GroupKey | undefined
  items: StandardItem[]
  onChange: (part: Partial<LineDraft>) => void
  onPaste: (text: string) => void
}

const list = { m: 0, p: 0.5, listStyle: 'none', maxWidth: 'min(36rem, 92vw)' }

/** The title in one language. Typing searches standard items; arrows choose and Enter accepts. */
export function TitleCell({ line, locale, number, group, items, onChange, onPaste }: TitleCellProps) {
  const t = useTranslate()
  const id = useId()
  const [cell, setCell] = useState<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const typed = line.title[locale]
  const found = isOpen ? itemsFor(items, group, typed) : []

  function close(): void {
    setOpen(false)
    setChosen(-1)
  }

  function take(item: StandardItem): void {
    onChange(fromItem(item))
    close()
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || found.length === 0 || event.altKey) return
    const item = found[chosen]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((chosen + step + found.length + (chosen === -1 && step === -1 ? 1 : 0)) % found.length)
    else if (event.key === 'Enter' && item) take(item)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    onPaste(text)
  }

  return (
    <>
      <Cell
        aria-activedescendant={chosen >= 0 && found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? id : undefined}
        aria-expanded={found.length > 0}
        aria-label={t('quotations.titleOf', { language: languageNames[locale], number })}
        data-column={`title-${locale}`}
        lang={languageTags[locale]}
        maxLength={120}
        onBlur={close}
        onChange={({ target }) => {
          onChange({ title: { ...line.title, [locale]: target.value } })
          setOpen(true)
          setChosen(-1)
        }}
        onKeyDown={press}
        onPaste={paste}
        placeholder={languageNames[locale]}
        ref={setCell}
        role="combobox"
        value={typed}
      />
      {found.length > 0 && (
        <Popper anchorEl={cell} open placement="bottom-start" sx={{ zIndex: 'modal' }}>
          <Paper component="ul" elevation={8} id={id} role="listbox" sx={list}>
            {found.map((item, index) => (
              <ItemOption
                id={`${id}-${index}`}
                isChosen={index === chosen}
                item={item}
                key={item.key}
                locale={locale}
                onTake={() => take(item)}
              />
            ))}
          </Paper>
        </Popper>
      )}
    </>
  )
}

type ItemOptionProps = { id: string; item: StandardItem; locale: Locale; isChosen: boolean; onTake: () => void }

function ItemOption({ id, item, locale, isChosen, onTake }: ItemOptionProps) {
  const price = formatDollars(item.unit_price)
  return (
    <Box
      aria-selected={isChosen}
      component="li"
      id={id}
      // Before the cell loses the focus, which would close the list.
      onMouseDown={(event) => {
        event.preventDefault()
        onTake()
      }}
      role="option"
      sx={{
        display: 'flex',
        gap: 2,
        px: 1,
        py: 0.75,
        cursor: 'pointer',
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {inLocale(item.title, locale)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {price}
      </Box>
    </Box>
  )
}
