import { ListSubheader, MenuItem } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { changeLook, densities, schemes, useLook } from './look.ts'

/** Menu items for light or dark mode and density. */
export function useLookChoices() {
  const t = useTranslate()
  const look = useLook()
  const group = <Choice extends string>(
    name: 'scheme' | 'density',
    choices: readonly Choice[],
    onChoose: (choice: Choice) => void,
  ) => [
    <ListSubheader key={name} role="presentation" sx={{ bgcolor: 'transparent', lineHeight: 2.5 }}>
      {t(`look.${name}`)}
    </ListSubheader>,
    ...choices.map((choice) => (
      <MenuItem
        aria-checked={look[name] === choice}
        dense
        key={choice}
        onClick={() => onChoose(choice)}
        role="menuitemradio"
        selected={look[name] === choice}
      >
        {t(`look.${choice}`)}
      </MenuItem>
    )),
  ]
  return [
    ...group('scheme', schemes, (scheme) => changeLook({ scheme })),
    ...group('density', densities, (density) => changeLook({ density })),
  ]
}
