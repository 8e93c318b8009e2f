import EarlierIcon from '@mui/icons-material/ArrowBackOutlined'
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined'
import { Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from './confirm.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useTranslate } from './i18n.ts'
import { MoveButton } from './move-buttons.tsx'

export type Choices = Record<string, string>
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
export function KeptActs({ view, kept, onChange }: KeptActsProps) {
  const t = useTranslate()
  const at = kept.indexOf(view)
  const others = kept.filter((one) => one !== view)
  const words = { name: view.label }
  async function rename(label: string): Promise<boolean> {
    // As when it is saved, another view of this name is replaced.
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
export function SharedActs({ shared, view }: { shared: SharedViews; view: View & { id: string } }) {
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

export function NewView({ choices, shared, onKeep, onClose }: NewViewProps) {
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
