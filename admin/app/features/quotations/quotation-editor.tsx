import {
  Box,
  Stack,
  Tab as TabHead,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { totalsOf } from '@fitout/contract/quotation-amounts.ts'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ChangesPart } from './changes-part.tsx'
import { EditorBar } from './editor-bar.tsx'
import { HeadConflict } from './head-conflict.tsx'
import type { HeadProps } from './head-props.ts'
import { ItemsPart } from './items-part.tsx'
import { figuresOf } from './line-draft.ts'
import { MissingPart } from './missing-part.tsx'
import { placeOf, type Tab, tabs } from './missing.ts'
import { PeriodPart } from './period-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { type Gap, neededLanguages, type Quotation, type Room, type VersionPath } from './quotation.ts'
import { SaveState } from './save-state.tsx'
import { TermsPart } from './terms-part.tsx'
import { useDraftParts } from './use-quotation.ts'

type QuotationEditorProps = { room: Room; quotation: Quotation; path: VersionPath }

/** A draft at work: its lines, what stands beside them, and what it would be sent as. */
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
            <Languages chosen={languages} needed={neededLanguages(room.language)} onChoose={setLanguages} />
            <ItemsPart
              beside={beside}
              client={room.language}
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
      {tab === 'preview' && <PreviewPart client={room.language} quotation={quotation} />}
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

/** Beside each other where there is room, else at first those without which nothing is sent. */
function useLanguages(client: Locale) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [chosen, setChosen] = useState<readonly Locale[]>()
  return [chosen ?? (isWide ? locales : neededLanguages(client)), setChosen] as const
}

type LanguagesProps = { chosen: readonly Locale[]; needed: readonly Locale[]; onChoose: (chosen: Locale[]) => void }

function Languages({ chosen, needed, onChoose }: LanguagesProps) {
  const t = useTranslate()
  const isIn = (locale: Locale) => needed.includes(locale)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <ToggleButtonGroup
        aria-label={t('quotations.languages')}
        onChange={(_, next: Locale[]) => next.length > 0 && onChoose(locales.filter((one) => next.includes(one)))}
        size="small"
        value={chosen}
      >
        {locales.map((locale) => (
          <ToggleButton key={locale} lang={languageTags[locale]} sx={{ textTransform: 'none' }} value={locale}>
            {languageNames[locale]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {t('quotations.languagesNeeded', {
          languages: locales
            .filter(isIn)
            .map((one) => languageNames[one])
            .join(' · '),
        })}
      </Box>
    </Box>
  )
}
