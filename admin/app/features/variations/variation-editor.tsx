import { Stack } from '@mui/material'
import { changeVariation, findStaffVariation } from '@fitout/contract/staff/variations.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { Languages, useLanguages } from '../../shared/quotation-lines/languages.tsx'
import { isSound } from '../../shared/quotation-lines/line-draft.ts'
import { useStandardItems } from '../../shared/quotation-lines/standard-items.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { ContractLine } from './contract-line.tsx'
import { SendBar } from './send-bar.tsx'
import { SignPart } from './sign-part.tsx'
import { VariationFields } from './variation-fields.tsx'
import {
  draftFrom,
  type Room,
  type Variation,
  type VariationDraft,
  type VariationPath,
  writtenFrom,
} from './variation.ts'

type VariationEditorProps = { room: Room; variation: Variation; path: VariationPath }

const none: never[] = []

/** A draft being edited: removed and added lines, and its effect on the contract once saved. */
export function VariationEditor({ room, variation, path }: VariationEditorProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(() => draftFrom(variation))
  const [languages, setLanguages] = useLanguages(room.language)
  const { data: items = none } = useStandardItems()
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(String(variation.revision), 'done.variationSaved')
  const change = (part: Partial<VariationDraft>) => setDraft((before) => ({ ...before, ...part }))
  const changeLines =
    (sign: 'OLD' | 'NEW') => (work: (lines: VariationDraft['lines']['OLD']) => typeof draft.lines.OLD) =>
      setDraft((before) => ({ ...before, lines: { ...before.lines, [sign]: work(before.lines[sign]) } }))
  const isWhole = isSound(draft.lines.OLD) && isSound(draft.lines.NEW)

  const keep = (isOver: boolean) =>
    save(async (version) => {
      // Overwrites what a colleague has saved: based on the newest state.
      const newest = async () => (await staffCall(findStaffVariation, { params: path })).data.revision
      const revision = version === undefined ? await newest() : Number(version)
      const { data } = await staffCall(changeVariation, { params: path, body: { ...writtenFrom(draft), revision } })
      return String(data.revision)
    }, isOver)

  const tables = { client: room.language, items, languages }
  return (
    <Stack spacing={2}>
      <VersionedForm
        isRunning={isRunning || !isWhole}
        isStale={isStale}
        mayWrite
        onReload={() => setDraft(draftFrom(variation))}
        onSave={keep}
        onTakeUp={(kept, begun) => {
          setDraft(kept)
          goOnFrom(begun)
        }}
        theirs={draftFrom(variation)}
        typed={draft}
        version={seen}
      >
        <VariationFields draft={draft} onChange={change} room={room} variation={variation} />
        <Languages chosen={languages} client={room.language} onChoose={setLanguages} />
        {/* A settlement takes out the whole contract by itself. */}
        {draft.cause !== 'SETTLEMENT' && (
          <SignPart {...tables} lines={draft.lines.OLD} onChange={changeLines('OLD')} title={t('variations.signs.OLD')}>
            <ContractLine
              onTake={(line) => changeLines('OLD')((lines) => [...lines, line])}
              room={room}
              taken={draft.lines.OLD}
            />
          </SignPart>
        )}
        <SignPart {...tables} lines={draft.lines.NEW} onChange={changeLines('NEW')} title={t('variations.signs.NEW')} />
      </VersionedForm>
      <SendBar path={path} room={room} variation={variation} />
    </Stack>
  )
}
