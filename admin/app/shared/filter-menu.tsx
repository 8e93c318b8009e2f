import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { Filter } from './filter-field.tsx'
import { useTranslate } from './i18n.ts'

type FilterMenuProps = {
  hidden: readonly Filter[]
  onAdd: (name: string) => void
  /** Undefined if nothing is chosen. */
  onClear?: () => void
}

/** Adds hidden filters, or clears all. */
export function FilterMenu({ hidden, onAdd, onClear }: FilterMenuProps) {
  const t = useTranslate()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = () => setButton(null)
  return (
    <>
      {hidden.length > 0 && (
        <Button
          aria-haspopup
          onClick={(event) => setButton(event.currentTarget)}
          size="small"
          startIcon={<FilterIcon />}
          sx={{ mb: 1 }}
        >
          {t('kit.action.add_filter')}
        </Button>
      )}
      {onClear && (
        <Button color="secondary" onClick={onClear} size="small" sx={{ mb: 1 }}>
          {t('kit.action.remove_all_filters')}
        </Button>
      )}
      <Menu anchorEl={button} onClose={close} open={button !== null}>
        {hidden.map(({ name, label }) => (
          <MenuItem
            key={name}
            onClick={() => {
              onAdd(name)
              close()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
