import EarlierIcon from '@mui/icons-material/ArrowBackOutlined'
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined'
import AddIcon from '@mui/icons-material/BookmarkAddOutlined'
import type { Endpoint, QueryInput } from '@fitout/contract/endpoint.ts'
import { Button, Chip, FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { countedRows } from './counted.ts'
import { Confirm } from './confirm.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useTranslate } from './i18n.ts'
import { MoveButton } from './move-buttons.tsx'
import { useOneself } from './session.ts'
import { SideScroll } from './side-scroll.tsx'
import { useList } from './use-read.ts'
import { useStored } from './use-stored.ts'

type Choices = Record<string, string>
/** A named view of a list: a selection of its filters. */
export type View = { label: string; choices: Choices }

/** Views shared by all colleagues, with the texts of their list; read-only without the function to change them. */
export type SharedViews = {
  views: readonly (View & { id: string })[]
  /** The label for sharing one. */
  forAll: string
  /** The actions on the selected one. */
  renderBeside?: (id: string) => ReactNode
  change?: {
    isRunning: boolean
    onAdd: (view: View) => Promise<boolean>
    onRename: (id: string, label: string) => Promise<boolean>
    onRemove: (id: string) => Promise<boolean>
  }
}

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

function Forget({ view, onForget }: { view: View; onForget: () => void }) {
  const t = useTranslate()
  return (
    <Button aria-label={t('kit.views.remove', { name: view.label })} color="secondary" onClick={onForget} size="small">
      {t('kit.views.forget')}
    </Button>
  )
}

type RenameProps = { view: View; isRunning: boolean; onRename: (label: string) => Promise<boolean> }

function Rename({ view, isRunning, onRename }: RenameProps) {
  const t = useTranslate()
  const [isNaming, setNaming] = useState(false)
  const title = t('kit.views.rename')
  return (
    <>
      <Button color="secondary" onClick={() => setNaming(true)} size="small">
        {title}
      </Button>
      {isNaming && (
        <NameView
          isRunning={isRunning}
          label={view.label}
          onClose={() => setNaming(false)}
          onName={onRename}
          title={title}
        />
      )}
    </>
  )
}

type KeptActsProps = { view: View; kept: readonly View[]; onChange: (kept: View[]) => void }

/** The actions on a personal view: rename, move among the others, or remove. */
function KeptActs({ view, kept, onChange }: KeptActsProps) {
  const t = useTranslate()
  const at = kept.indexOf(view)
  const others = kept.filter((one) => one !== view)
  const words = { name: view.label }
  async function rename(label: string): Promise<boolean> {
    // As when it is kept anew, another view of this name is replaced.
    onChange(kept.flatMap((one) => (one === view ? { ...view, label } : one.label === label ? [] : one)))
    return true
  }
  const move = (to: number) => onChange(others.toSpliced(to, 0, view))
  return (
    <>
      <Rename isRunning={false} onRename={rename} view={view} />
      {others.length > 0 && (
        <>
          <MoveButton isOff={at === 0} label={t('kit.views.earlier', words)} onPress={() => move(at - 1)} size="small">
            <EarlierIcon fontSize="small" />
          </MoveButton>
          <MoveButton
            isOff={at === others.length}
            label={t('kit.views.later', words)}
            onPress={() => move(at + 1)}
            size="small"
          >
            <LaterIcon fontSize="small" />
          </MoveButton>
        </>
      )}
      <Forget onForget={() => onChange(others)} view={view} />
    </>
  )
}

/** The actions on a shared view: rename, or remove for everyone after a confirmation. */
function SharedActs({ shared, view }: { shared: SharedViews; view: View & { id: string } }) {
  const t = useTranslate()
  const [isRemoving, setRemoving] = useState(false)
  const { change, renderBeside } = shared
  const close = () => setRemoving(false)
  return (
    <>
      {renderBeside?.(view.id)}
      {change && (
        <>
          <Rename
            isRunning={change.isRunning}
            onRename={async (label) => change.onRename(view.id, label)}
            view={view}
          />
          <Forget onForget={() => setRemoving(true)} view={view} />
        </>
      )}
      {change && (
        <Confirm
          confirm={t('kit.views.forget')}
          content={t('kit.views.removeForAll')}
          isOpen={isRemoving}
          loading={change.isRunning}
          onClose={close}
          onConfirm={() => void change.onRemove(view.id).then((isDone) => isDone && close())}
          title={view.label}
        />
      )}
    </>
  )
}

type NewViewProps = {
  choices: Choices
  shared: SharedViews | undefined
  onKeep: (label: string) => void
  onClose: () => void
}

function NewView({ choices, shared, onKeep, onClose }: NewViewProps) {
  const t = useTranslate()
  const [isForAll, setForAll] = useState(false)
  const change = shared?.change
  async function keep(label: string): Promise<boolean> {
    if (isForAll && change) return change.onAdd({ label, choices })
    onKeep(label)
    return true
  }
  return (
    <NameView isRunning={change?.isRunning ?? false} onClose={onClose} onName={keep} title={t('kit.views.keep')}>
      {change && (
        <FormControlLabel
          control={<Switch checked={isForAll} onChange={(_, isOn) => setForAll(isOn)} />}
          label={shared.forAll}
        />
      )}
    </NameView>
  )
}

type NameViewProps = {
  title: string
  label?: string
  isRunning: boolean
  onName: (label: string) => Promise<boolean>
  onClose: () => void
  children?: ReactNode
}

function NameView({ title, label = '', isRunning, onName, onClose, children }: NameViewProps) {
  const t = useTranslate()
  const [name, setName] = useState(label)
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `view ${label}`, onTakeUp: setName }}
      onClose={onClose}
      onSubmit={() => onName(name.trim())}
      title={title}
      typed={name}
    >
      <TextField
        label={t('kit.views.name')}
        onChange={({ target }) => setName(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 40, pattern: '.*\\S.*' } }}
        value={name}
      />
      {children}
    </FormDialog>
  )
}
