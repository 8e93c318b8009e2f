import CatalogueIcon from '@mui/icons-material/ChairOutlined'
import CustomersIcon from '@mui/icons-material/Groups2Outlined'
import FoldIcon from '@mui/icons-material/ExpandLessOutlined'
import OpenIcon from '@mui/icons-material/ExpandMoreOutlined'
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import SiteIcon from '@mui/icons-material/WebOutlined'
import WorksIcon from '@mui/icons-material/HomeWorkOutlined'
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import { type ComponentType, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from './i18n.ts'
import type { MenuGroup } from './manifest.ts'
import { PlaceCount } from './place-count.tsx'
import { PlaceLink } from './place-link.tsx'
import type { PlaceGroup } from './use-places.ts'

const icons: Record<MenuGroup, ComponentType> = {
  orders: OrdersIcon,
  works: WorksIcon,
  catalogue: CatalogueIcon,
  customers: CustomersIcon,
  site: SiteIcon,
  settings: SettingsIcon,
}

type SideGroupProps = {
  group: PlaceGroup
  isOpen: boolean
  isWide: boolean
  onToggle: () => void
  onOpen: (() => void) | undefined
}

/** A menu group that expands and collapses; with room for icons only, it links to its first entry. */
export function SideGroup({ group: { group, places, count }, isOpen, isWide, onToggle, onOpen }: SideGroupProps) {
  const t = useTranslate()
  const id = useId()
  const name = t(`kit.places.${group}`)
  const Icon = icons[group]
  const Fold = isOpen ? FoldIcon : OpenIcon
  const icon = (
    <ListItemIcon sx={{ color: 'inherit', '&&': { minWidth: 36 } }}>
      <Icon />
    </ListItemIcon>
  )
  const look = { py: 0, minHeight: { xs: 44, sm: 34 } }
  if (!isWide) {
    return (
      <ListItem disablePadding>
        <Tooltip placement="right" title={name}>
          <ListItemButton aria-label={name} component={Link} sx={look} to={places[0]?.to ?? '/'}>
            {icon}
          </ListItemButton>
        </Tooltip>
      </ListItem>
    )
  }
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton aria-controls={id} aria-expanded={isOpen} onClick={onToggle} sx={look}>
        {icon}
        <ListItemText slotProps={{ primary: { noWrap: true, variant: 'body2' } }}>{name}</ListItemText>
        {!isOpen && <PlaceCount count={count} />}
        <Fold fontSize="small" sx={{ ml: 0.5, color: 'text.secondary' }} />
      </ListItemButton>
      <List disablePadding hidden={!isOpen} id={id}>
        {isOpen && places.map((place) => <PlaceLink isBelow isWide key={place.to} onOpen={onOpen} place={place} />)}
      </List>
    </ListItem>
  )
}
