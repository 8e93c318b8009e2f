import AddIcon from '@mui/icons-material/BookmarkAddOutlined'
import type { Endpoint, QueryInput } from '@fitout/contract/endpoint.ts'
import { Button, Chip, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { countedRows } from './counted.ts'
import { useTranslate } from './i18n.ts'
import { useOneself } from './session.ts'
import { SideScroll } from './side-scroll.tsx'
import { useList } from './use-read.ts'
import { useStored } from './use-stored.ts'
import { type Choices, KeptActs, NewView, SharedActs, type SharedViews, type View } from './view-acts.tsx'

type ViewsProps = {
  of: Endpoint
  params: Record<string, string> | undefined
  /** What the call is sent where a view chooses nothing. */
  filter: Record<string, string> | undefined
  views: readonly View[]
  shared?: SharedViews | undefined
  chosen: Choices
  onChoose: (change: Choices) => void
}

const filledIn = (choices: Choices) => Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''))
const isSame = (a: Choices, b: Choices) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

/** One line on a phone, where several would push the rows off the screen; with room for the mark of the focus. */
const line = {
  gap: 1,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  width: { xs: 'max-content', sm: 'auto' },
  alignItems: 'center',
  p: 0.5,
} as const

/** The views of a list, each with its number of rows: predefined, shared, and personal ones. */
export function Views({ of, params, filter, views, shared, chosen, onChoose }: ViewsProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const id = useOneself()?._id ?? ''
  const [kept, setStored] = useStored<View[]>(`fitout.views.${id}.${pathname}`, [])
  const [isNaming, setNaming] = useState(false)
  const present = filledIn(chosen)
  const emptied = Object.fromEntries(Object.keys(chosen).map((name) => [name, '']))
  const all = [...views, ...(shared?.views ?? []), ...kept]
  const keepsPrevious = Object.keys(present).length === 0 || all.some(({ choices }) => isSame(choices, present))
  if (all.length === 0 && keepsPrevious) return null
  const chip = (view: View) => ({
    isChosen: isSame(view.choices, present),
    onChoose: () => onChoose({ ...emptied, ...view.choices }),
    of,
    params,
    filter,
    view,
  })
  const keep = (label: string) => setStored([...kept.filter((one) => one.label !== label), { label, choices: present }])
  return (
    <SideScroll sx={{ mx: -0.5 }}>
      <Stack direction="row" sx={line}>
        {all.length > 0 && <ViewChip {...chip({ label: t('kit.views.all'), choices: {} })} />}
        {views.map((view) => (
          <ViewChip key={view.label} {...chip(view)} />
        ))}
        {shared?.views.map((view) => (
          <ViewChip key={view.id} {...chip(view)}>
            <SharedActs shared={shared} view={view} />
          </ViewChip>
        ))}
        {kept.map((view) => (
          <ViewChip key={`kept ${JSON.stringify(view.choices)}`} {...chip(view)}>
            <KeptActs kept={kept} onChange={setStored} view={view} />
          </ViewChip>
        ))}
        {!keepsPrevious && (
          <Button onClick={() => setNaming(true)} size="small" startIcon={<AddIcon />}>
            {t('kit.views.keep')}
          </Button>
        )}
        {isNaming && <NewView choices={present} onClose={() => setNaming(false)} onKeep={keep} shared={shared} />}
      </Stack>
    </SideScroll>
  )
}

type ViewChipProps = Pick<ViewsProps, 'of' | 'params' | 'filter'> & {
  view: View
  isChosen: boolean
  onChoose: () => void
  children?: ReactNode
}

function ViewChip({ of, params, filter, view: { label, choices }, isChosen, onChoose, children }: ViewChipProps) {
  const { total } = useList(of, {
    query: { page: 1, per_page: 1, ...filter, ...choices } as QueryInput<Endpoint>,
    ...(params && { params }),
  })
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: { sm: 'wrap' } }}>
      <Chip
        aria-pressed={isChosen}
        clickable
        color={isChosen ? 'primary' : 'default'}
        component="button"
        label={total === undefined ? label : `${label} ${countedRows(total)}`}
        onClick={onChoose}
        variant={isChosen ? 'filled' : 'outlined'}
      />
      {isChosen && children}
    </Stack>
  )
}
