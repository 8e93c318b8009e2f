import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { AddButton } from '../../shared/add-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'

type HeadListProps<Item> = {
  name: string
  items: readonly Item[]
  most: number
  add: () => Item
  onChange: (items: Item[]) => void
  children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode
}

/** A list of entries besides the groups: appended, and edited and removed in place. */
export function HeadList<Item>({ name, items, most, add, onChange, children }: HeadListProps<Item>) {
  const t = useTranslate()
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {items.map((item, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: '100%' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {children(item, (part) => onChange(items.with(index, { ...item, ...part })), index)}
          </Box>
          <IconButton
            aria-label={t('quotations.removeEntry', { name, number: index + 1 })}
            onClick={() => onChange(items.toSpliced(index, 1))}
            sx={{ mt: 1 }}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      {items.length < most && (
        <AddButton
          aria-label={`${t('quotations.addEntry')} · ${name}`}
          onAdd={() => onChange([...items, add()])}
          size="small"
          variant="outlined"
        >
          {t('quotations.addEntry')}
        </AddButton>
      )}
    </Stack>
  )
}
