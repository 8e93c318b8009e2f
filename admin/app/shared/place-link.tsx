import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import { NavLink } from 'react-router'
import { PlaceCount } from './place-count.tsx'
import { useTranslate } from './i18n.ts'
import type { Place } from './use-places.ts'

type PlaceLinkProps = {
  place: Place
  /** Shows the name beside the icon. */
  isWide: boolean
  isBelow?: boolean
  onOpen: (() => void) | undefined
}

/** A menu entry with the count of what waits there. */
export function PlaceLink({ place, isWide, isBelow = false, onOpen }: PlaceLinkProps) {
  const t = useTranslate()
  const { icon: Icon, to, count } = place
  const name = t(place.name)
  return (
    <ListItem disablePadding>
      <Tooltip placement="right" title={isWide ? '' : name}>
        <ListItemButton
          component={NavLink}
          end={to === '/'}
          onClick={onOpen}
          sx={{
            py: 0,
            minHeight: { xs: 44, sm: 34 },
            pl: isBelow && isWide ? 3.5 : 2,
            color: 'text.secondary',
            '&.active': { color: 'text.primary', bgcolor: 'action.selected' },
          }}
          to={to}
          {...(!isWide && { 'aria-label': name })}
        >
          <ListItemIcon sx={{ color: 'inherit', '&&': { minWidth: isBelow ? 32 : 36 } }}>
            <Icon />
          </ListItemIcon>
          {isWide && <ListItemText slotProps={{ primary: { noWrap: true, variant: 'body2' } }}>{name}</ListItemText>}
          {isWide && <PlaceCount count={count} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}
