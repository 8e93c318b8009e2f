import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Dialog,
  DialogTitle,
  type Popper,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type ComponentProps, useRef } from 'react'
import { useTranslate } from '../i18n.ts'
import type { MenuEntry } from '../manifest.ts'
import type { Searchable } from './searchable.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { type Option, useOptions } from './use-options.ts'

type SearchDialogProps = {
  menu: readonly MenuEntry[]
  searchable: Searchable
  typed: string
  onType: (typed: string) => void
  /** Once its field takes what is typed. */
  onOpen: () => void
  onClose: () => void
}

/** Finds records, screens and commands by keyboard; the chosen one opens immediately. */
export function SearchDialog({ menu, searchable, typed, onType, onOpen, onClose }: SearchDialogProps) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const options = useOptions(typed, menu, searchable)
  function open(): void {
    field.current?.focus()
    onOpen()
  }
  function choose(option: Option | null): void {
    if (!option) return
    onClose()
    void option.go()
  }
  return (
    <Dialog
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      open
      slotProps={{
        paper: { sx: { position: 'absolute', top: { xs: 0, sm: '8vh' }, m: { xs: 1, sm: 2 } } },
        transition: { onEnter: open },
      }}
    >
      <DialogTitle sx={visuallyHidden}>{t('officeSearch.open')}</DialogTitle>
      <Autocomplete<Option>
        autoHighlight
        disablePortal
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ label }) => label}
        groupBy={({ group }) => t(`officeSearch.groups.${group}`)}
        inputValue={typed}
        noOptionsText={t('officeSearch.none')}
        onChange={(_, option) => choose(option)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onInputChange={(_, value, reason) => reason === 'input' && onType(value)}
        open
        options={options}
        popupIcon={null}
        renderGroup={renderGroup}
        renderInput={(input) => (
          <TextField {...input} inputRef={field} label={t('officeSearch.sought')} margin="none" />
        )}
        renderOption={({ key, ...item }, { label, detail }) => (
          <Box component="li" key={key} {...item}>
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ columnGap: 2, justifyContent: 'space-between', width: 1, minWidth: 0 }}
            >
              <Typography noWrap sx={{ minWidth: 0 }}>
                {label}
              </Typography>
              {detail && (
                <Typography
                  color="text.secondary"
                  noWrap
                  sx={{ minWidth: 0, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
                  variant="body2"
                >
                  {detail}
                </Typography>
              )}
            </Stack>
          </Box>
        )}
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: '60vh' } } }}
        slots={{ popper: BelowField }}
        sx={{ p: 2 }}
        value={null}
      />
    </Dialog>
  )
}

/** Renders the list within the dialog, below the field, instead of over the page. */
function BelowField({ children }: ComponentProps<typeof Popper>) {
  return <Box sx={{ mx: 2, mb: 2 }}>{typeof children === 'function' ? null : children}</Box>
}

/** MUI nests lists, which makes screen readers lose count. */
function renderGroup({ key, group, children }: AutocompleteRenderGroupParams) {
  return (
    <Box aria-label={group} key={key} role="group">
      <Typography aria-hidden color="text.secondary" sx={{ px: 2, pt: 1.5, pb: 0.5 }} variant="subtitle2">
        {group}
      </Typography>
      <Box component="ul" role="none" sx={{ p: 0, m: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
