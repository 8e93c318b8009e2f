import { Box, Stack, Tab as TabHead, Tabs } from '@mui/material'
import { totalsOf } from '@fitout/contract/quotation-amounts.ts'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ChangesPart } from './changes-part.tsx'
import { EditorBar } from './editor-bar.tsx'
import { HeadConflict } from './head-conflict.tsx'
import type { HeadProps } from './head-props.ts'
import { ItemsPart } from './items-part.tsx'
import { Languages, useLanguages } from '../../shared/quotation-lines/languages.tsx'
import { figuresOf } from '../../shared/quotation-lines/line-draft.ts'
import { MissingPart } from './missing-part.tsx'
import { placeOf, type Tab, tabs } from './missing.ts'
import { PeriodPart } from './period-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { type Gap, type Quotation, type Room, type VersionPath } from './quotation.ts'
import { SaveState } from './save-state.tsx'
import { TermsPart } from './terms-part.tsx'
import { useDraftParts } from './use-quotation.ts'

type QuotationEditorProps = { room: Room; quotation: Quotation; path: VersionPath }

/** A draft being edited: its lines, the other parts, and its preview. */
export function QuotationEditor({ room, quotation, path }: QuotationEditorProps) {
  const t = useTranslate()
  const parts = useDraftParts(path, quotation)
  const [tab, setTab] = useState<Tab>('items')
  const [wanted, setWanted] = useState<string>()
  const [languages, setLanguages] = useLanguages(room.language)
  const { head, groups, keepers } = parts
  const lines = groups.flatMap(({ kept }) => kept.value.map(figuresOf))
  const totals = totalsOf(lines, head.value.discount?.amount ?? 0)
  const beside: HeadProps = {
    head: head.value,
    quotation,
    client: room.language,
    total: totals.total,
    onChange: (part) => keepers.head.change('head', (value) => ({ ...value, ...part })),
  }

  useEffect(() => {
    if (!wanted) return
    const place = document.querySelector<HTMLElement>(`[id="${wanted}"]`)
    place?.scrollIntoView({ block: 'center' })
    const isField = place?.matches('input, button, [tabindex]')
    const inside = isField ? place : place?.querySelector<HTMLElement>('input, textarea, button')
    inside?.focus()
    setWanted(undefined)
  }, [wanted, tab])

  function turnTo(next: Tab): void {
    void parts.flush()
    setTab(next)
  }

  function goTo(gap: Gap): void {
    const { tab: other, place } = placeOf(gap)
    setTab(other)
    setWanted(place)
  }

  return (
    <Stack spacing={2}>
      <EditorBar path={path} parts={parts} quotation={quotation} room={room} totals={totals} />
      <MissingPart onGo={goTo} quotation={quotation} />
      <Tabs
        allowScrollButtonsMobile
        aria-label={t('quotations.parts')}
        onChange={(_, next: Tab) => turnTo(next)}
        value={tab}
        variant="scrollable"
      >
        {tabs.map((one) => (
          <TabHead key={one} label={t(`quotations.tabs.${one}`)} sx={{ textTransform: 'none' }} value={one} />
        ))}
      </Tabs>
      {(tab === 'terms' || tab === 'plan') && <HeadState keeper={keepers.head} kept={head} />}
      <Box onBlur={() => void keepers.head.save('head')}>
        {tab === 'items' && (
          <>
            <Languages chosen={languages} client={room.language} onChoose={setLanguages} />
            <ItemsPart
              beside={beside}
              client={room.language}
              flush={parts.flush}
              groups={groups}
              keeper={keepers.groups}
              languages={languages}
              path={path}
              quotation={quotation}
              totals={totals}
            />
          </>
        )}
        {tab === 'terms' && <TermsPart {...beside} opened={wanted?.replace('quotation-', '')} />}
        {tab === 'plan' && (
          <Stack spacing={2}>
            <PeriodPart {...beside} figures={quotation.content.groups} />
            <PlanPart {...beside} />
          </Stack>
        )}
      </Box>
      {tab === 'changes' && <ChangesPart flush={parts.flush} path={path} quotation={quotation} />}
      {tab === 'preview' && <PreviewPart client={room.language} path={path} quotation={quotation} />}
    </Stack>
  )
}

type HeadStateProps = {
  kept: ReturnType<typeof useDraftParts>['head']
  keeper: ReturnType<typeof useDraftParts>['keepers']['head']
}

function HeadState({ kept, keeper }: HeadStateProps) {
  const [isDeciding, setDeciding] = useState(false)
  return (
    <div>
      <SaveState kept={kept} onAgain={() => void keeper.save('head')} onDecide={() => setDeciding(true)} />
      {isDeciding && kept.theirs && (
        <HeadConflict
          kept={kept}
          onClose={() => setDeciding(false)}
          onMerged={(merged) => void keeper.settle('head', merged)}
          theirs={kept.theirs}
        />
      )}
    </div>
  )
}
