import Copy from 'lucide-react/icons/copy'
import Heart from 'lucide-react/icons/heart'
import Info from 'lucide-react/icons/info'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Badge } from '../../src/badge.tsx'
import type { ButtonVariant } from '../../src/button-style.ts'
import { Button } from '../../src/button.tsx'
import { Chip } from '../../src/chip.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import { LinkButton } from '../../src/link-button.tsx'
import { MapLink } from '../../src/map-link.tsx'
import { Menu } from '../../src/menu.tsx'
import { TextLink } from '../../src/text-link.tsx'
import { Tooltip } from '../../src/tooltip.tsx'
import { inLanguage } from '../language.ts'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'
import { actionWords as words } from './actions-words.ts'

const mapService = inLanguage<'google' | 'amap'>({ zh: 'google', cn: 'amap', en: 'google' })

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const

function Buttons() {
  const variants = Object.entries(words.variants) as [ButtonVariant, string][]
  return (
    <div className="grid gap-8">
      {variants.map(([variant, title]) => (
        <States key={variant} columns="row">
          {(['rest', 'hover', 'focus', 'pressed'] as const).map((state) => (
            <State
              key={state}
              name={stateNames[state]}
              shown={state === 'rest' ? undefined : state}
              isDark={variant === 'light'}
            >
              <Button variant={variant}>{title}</Button>
            </State>
          ))}
          <State name={stateNames.disabled} isDark={variant === 'light'}>
            <Button variant={variant} disabled>
              {title}
            </Button>
          </State>
          <State name={stateNames.busy} isDark={variant === 'light'}>
            <Button variant={variant} isBusy>
              {words.busy}
            </Button>
          </State>
        </States>
      ))}
      <States columns="row">
        <State name="small">
          <Button size="small">{words.variants.plain}</Button>
        </State>
        <State name="wide" className="w-full max-w-panel">
          <Button variant="main" wide>
            {words.variants.main}
          </Button>
        </State>
      </States>
    </div>
  )
}

function IconButtons() {
  return (
    <States columns="row">
      {(['rest', 'hover', 'focus', 'pressed', 'disabled'] as const).map((state) => (
        <State
          key={state}
          name={stateNames[state]}
          shown={state === 'rest' || state === 'disabled' ? undefined : state}
        >
          <IconButton
            label={`${words.save} · ${stateNames[state]}`}
            disabled={state === 'disabled'}
            icon={<Heart {...icon} />}
          />
        </State>
      ))}
    </States>
  )
}

function Links() {
  const [before, inside, after] = words.sentence
  return (
    <States>
      {(['rest', 'hover', 'focus', 'pressed'] as const).map((state) => (
        <State key={state} name={stateNames[state]} shown={state === 'rest' ? undefined : state}>
          <p className="text-small">
            {before}
            <TextLink href="#link">{inside}</TextLink>
            {after}
          </p>
          <TextLink href="#link" look="onward">
            {words.onward}
          </TextLink>
        </State>
      ))}
      <State name={stateNames.live}>
        <p className="text-small">
          <TextLink href="https://example.com/" newTab={words.newTab}>
            {words.outside}
          </TextLink>
        </p>
      </State>
    </States>
  )
}

function Menus() {
  const [chosen, setChosen] = useState('')
  const { edit, copy, main, remove } = words.items
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Menu
        look={{ size: 'small' }}
        items={[
          { key: 'edit', title: edit, icon: <Pencil {...icon} />, onSelect: () => setChosen(edit) },
          { key: 'copy', title: copy, icon: <Copy {...icon} />, onSelect: () => setChosen(copy) },
          { key: 'main', title: main, icon: <Heart {...icon} />, isDisabled: true, onSelect: () => setChosen(main) },
          { key: 'remove', title: remove, icon: <Trash {...icon} />, isGrave: true, onSelect: () => setChosen(remove) },
        ]}
      >
        {words.more}
      </Menu>
      <p role="status" className="text-caption text-muted">
        {chosen && words.chosen + chosen}
      </p>
    </div>
  )
}

function Tooltips() {
  return (
    <p className="flex items-center gap-1 text-small">
      {words.delivery}
      <Tooltip text={words.tooltipText}>
        {(attributes) => <IconButton {...attributes} label={words.delivery} icon={<Info {...icon} />} />}
      </Tooltip>
    </p>
  )
}

function Chips() {
  return (
    <States columns="row">
      {(['rest', 'hover', 'focus', 'pressed'] as const).map((state) => (
        <State key={state} name={stateNames[state]} shown={state === 'rest' ? undefined : state}>
          <Chip removeLabel={words.remove}>{words.colour}</Chip>
        </State>
      ))}
    </States>
  )
}

function Badges() {
  const { neutral, sale, success, warning, error } = words.badges
  return (
    <div className="flex flex-wrap gap-3">
      <Badge>{neutral}</Badge>
      <Badge tone="sale">{sale}</Badge>
      <Badge tone="success">{success}</Badge>
      <Badge tone="warning">{warning}</Badge>
      <Badge tone="error">{error}</Badge>
    </div>
  )
}

const looks = ['rest', 'hover', 'focus', 'pressed'] as const

const mapLinks = (
  <States columns="two">
    {looks.map((state) => (
      <State key={state} name={stateNames[state]} shown={state === 'rest' ? undefined : state}>
        <MapLink query={words.address} service={mapService} words={{ open: words.openMap, newTab: words.newTab }}>
          {words.address}
        </MapLink>
      </State>
    ))}
  </States>
)

const linkButtons = (
  <States columns="row">
    {looks.map((state) => (
      <State key={state} name={stateNames[state]} shown={state === 'rest' ? undefined : state}>
        <div className="flex flex-wrap gap-4">
          <LinkButton href="#link-button" variant="main">
            {words.measure}
          </LinkButton>
          <LinkButton href="#link-button">{words.onward}</LinkButton>
        </div>
      </State>
    ))}
  </States>
)

export const actions: Group = {
  id: 'actions',
  title: words.title,
  specimens: [
    { id: 'button', title: words.button, note: words.buttonNote, content: <Buttons /> },
    { id: 'link-button', title: words.linkButton, content: linkButtons },
    { id: 'icon-button', title: words.iconButton, content: <IconButtons /> },
    { id: 'link', title: words.link, content: <Links /> },
    { id: 'menu', title: words.menu, note: words.menuNote, content: <Menus /> },
    { id: 'tooltip', title: words.tooltip, content: <Tooltips /> },
    { id: 'chip', title: words.chip, content: <Chips /> },
    { id: 'badge', title: words.badge, content: <Badges /> },
    { id: 'map-link', title: words.map, content: mapLinks },
  ],
}
