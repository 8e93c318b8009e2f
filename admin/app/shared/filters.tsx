import RemoveIcon from '@mui/icons-material/HighlightOffOutlined'
import { Box, IconButton, Stack, Tooltip } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type Filter, FilterField } from './filter-field.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { useTranslate } from './i18n.ts'

type Choices = Record<string, string>
type FiltersProps = {
  filters: readonly Filter[]
  chosen: Choices
  onChoose: (change: Choices) => void
}

/** On a phone each field is as wide as the list. */
const place = {
  display: 'flex',
  alignItems: 'flex-end',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiFormControl-root': { flexGrow: 1 },
} as const

/** The filters of a list; those not always shown are added from a menu. */
export function Filters({ filters, chosen, onChoose }: FiltersProps) {
  const t = useTranslate()
  const [added, setAdded] = useState<readonly string[]>([])
  const bar = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState<{ name?: string }>()
  // After a closing menu has returned the focus, or its element is gone.
  useEffect(() => {
    if (!next) return
    const field = next.name && `[data-filter="${next.name}"] :is(input:not([aria-hidden]), [role=combobox])`
    bar.current?.querySelector<HTMLElement>(field || 'button[aria-haspopup=true]')?.focus()
  }, [next])
  const isShown = ({ name, isAlways }: Filter) => isAlways || added.includes(name) || Boolean(chosen[name])
  function remove(name: string): void {
    setAdded(added.filter((one) => one !== name))
    onChoose({ [name]: '' })
    setNext({})
  }
  function add(name: string): void {
    setAdded([...added, name])
    setNext({ name })
  }
  return (
    <Stack direction="row" ref={bar} sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {filters.filter(isShown).map((filter) => (
        <Box data-filter={filter.name} key={filter.name} sx={place}>
          <FilterField
            filter={filter}
            onChange={(value) => onChoose({ [filter.name]: value })}
            value={chosen[filter.name] ?? ''}
          />
          {!filter.isAlways && (
            <Tooltip title={t('kit.action.remove_filter')}>
              <IconButton
                aria-label={t('kit.action.remove_filter')}
                onClick={() => remove(filter.name)}
                size="small"
                sx={{ mb: 1 }}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      ))}
      <FilterMenu
        hidden={filters.filter((filter) => !isShown(filter))}
        onAdd={add}
        {...(Object.values(chosen).some(Boolean) && {
          onClear: () => {
            setAdded([])
            onChoose(Object.fromEntries(Object.keys(chosen).map((name) => [name, ''])))
            setNext({})
          },
        })}
      />
    </Stack>
  )
}
