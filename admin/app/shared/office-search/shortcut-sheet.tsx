import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { Fragment, useId } from 'react'
import { useTranslate } from '../i18n.ts'
import type { MenuEntry } from '../manifest.ts'
import { useIsForeman } from '../session.ts'
import { useMay } from '../use-may.ts'

type ShortcutSheetProps = {
  menu: readonly MenuEntry[]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
export const searchKeys = isApple ? '⌘K' : 'Ctrl K'
const saveKeys = isApple ? '⌘S' : 'Ctrl S'

const single = [
  ['/', 'shortcuts.find'],
  ['J', 'shortcuts.next'],
  ['K', 'shortcuts.previous'],
  ['X', 'shortcuts.tick'],
  ['A', 'shortcuts.archive'],
  ['E', 'shortcuts.edit'],
  ['O', 'shortcuts.beside'],
  ['?', 'shortcuts.help'],
] as const

/** The keyboard shortcuts of every screen; single keys can be switched off, for users who press them by accident. */
export function ShortcutSheet({ menu, isOn, onSwitch, onClose }: ShortcutSheetProps) {
  const t = useTranslate()
  const may = useMay()
  const home = useIsForeman() ? 'resources.sites.name' : 'kit.page.dashboard'
  const id = useId()
  const places = menu.filter(({ letter, permission }) => letter && may(permission))
  const keys: [keys: string, does: string][] = [
    [searchKeys, t('officeSearch.open')],
    [saveKeys, t('kit.action.save')],
    ...single.map(([key, name]): [string, string] => [key, t(name)]),
    [t('shortcuts.rangeKeys'), t('shortcuts.range')],
    [`G ${t('shortcuts.andThen')} T`, t('shortcuts.go', { place: t(home) })],
    ...places.map(({ letter = '', name }): [string, string] => [
      `G ${t('shortcuts.andThen')} ${letter.toUpperCase()}`,
      t('shortcuts.go', { place: t(name) }),
    ]),
  ]
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={onClose} open>
      <DialogTitle id={id}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, next) => onSwitch(next)} />}
          label={t('shortcuts.isOn')}
        />
        <Typography color="text.secondary" sx={{ mb: 2 }} variant="body2">
          {t('shortcuts.isOnLead', { key: searchKeys })}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
          {keys.map(([pressed, does]) => (
            <Fragment key={pressed}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {pressed}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('kit.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
