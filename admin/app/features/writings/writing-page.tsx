import { Alert, Box, Button, Card, CardContent, Chip, Link as TextLink, Stack } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { newKey } from '@fitout/contract/staff/writings.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { formWidth } from '../../shared/form-width.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { LanguageTabs } from '../../shared/language-tabs.tsx'
import { Presence } from '../../shared/presence.tsx'
import { NoScreen } from '../../shared/screen-fault.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { useMay } from '../../shared/use-may.ts'
import { useStored } from '../../shared/use-stored.ts'
import { emptyFields } from './empty-fields.ts'
import { FaultList } from './fault-list.tsx'
import { FormPlaceProvider } from './form-place.tsx'
import { goToField } from './go-to-field.ts'
import { MessagesField } from './messages-field.tsx'
import { pageInShop } from './page-in-shop.ts'
import { MissingPart } from './missing-part.tsx'
import { type Missing, missingTranslations } from './missing-translations.ts'
import { PreviewPart } from './preview-part.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SchemaField } from './schema-field.tsx'
import { type Editing, useWriting } from './use-writing.ts'
import { VersionsPart } from './versions-part.tsx'
import { WritingBar } from './writing-bar.tsx'
import { WritingConflict } from './writing-conflict.tsx'
import { isKind, isOfOffice, type Kind, type Writing, type Written } from './writing-calls.ts'
import { WritingLead } from './writing-lead.tsx'
import { isUntitled, titleOfWriting } from './writing-title.ts'

/** One page, article, project, service or configuration: edited, previewed, published, reverted. */
export function WritingPage() {
  const { kind = '', key = '' } = useParams()
  const { key: visit, state } = useLocation()
  // A new text that was stored goes on under its own address, with its cursor where it was.
  const editor = (state as { goesOn?: string } | null)?.goesOn ?? (key === newKey ? visit : key)
  return isKind(kind) ? <Editor key={`${kind} ${editor}`} kind={kind} name={key} /> : <NoScreen />
}

function Editor({ kind, name }: { kind: Kind; name: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()(kind === 'configuration' ? 'configuration.write' : 'words.write')
  const navigate = useNavigate()
  const editing = useWriting(kind, name, mayWrite)
  const languages = useShopLanguages()
  const [own = ''] = languages
  // Three languages below each other are too long for a phone.
  const [isPhone] = useState(() => matchMedia('(max-width: 599px)').matches)
  const [chosen, setChosen] = useStored<Locale | ''>('fitout.written-language', isPhone ? own : '')
  const { writing, written, schema, faults, refused, isTyped, setTyped } = editing
  const sought = useSearchParams()[0].get('field') ?? ''
  const isThere = Boolean(writing && written && schema)
  useEffect(() => {
    if (isThere) goToField(sought)
  }, [isThere, sought])
  if (!writing || !written || !schema) return <Screen error={editing.error} />
  const heading = name === newKey ? t(`writings.new.${kind}`) : titleOfWriting(writing, name, t, locale)
  const hasDraft = isTyped || writing.has_draft
  // Texts of the shop replace its own, which it has in each language.
  const missing = name === 'customer-locales' ? new Map() : missingTranslations(written, languages)
  return (
    <Screen beside={<Standing {...{ kind, name, mayWrite, editing, writing, hasDraft }} />} heading={heading}>
      <Alerts editing={editing} failure={writing.publish_failure} />
      {mayWrite && (
        <WritingBar
          beside={<LanguageTabs chosen={chosen} isAllOffered missing={missing} onChoose={setChosen} />}
          editing={editing}
          hasDraft={hasDraft}
          isTextless={written['is_shown'] !== false && emptyFields(kind, written).includes('body')}
          onDiscard={async () => {
            if (!(await editing.discard())) await navigate(`/words/${kind}`)
          }}
          writing={writing}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${formWidth}px) 26rem` },
        }}
      >
        <Card>
          <CardContent>
            <FormPlaceProvider
              value={{
                faults,
                refused,
                known: writing.known,
                guarded: writing.guarded,
                mayWrite,
                locale: chosen,
                sought,
                written,
                Field: SchemaField,
              }}
            >
              {(kind === 'configuration' || kind === 'page') && (
                <WritingLead name={name} onChange={setTyped} value={written} />
              )}
              {name === 'customer-locales' ? (
                <MessagesField onChange={setTyped} value={written} />
              ) : (
                <SchemaField
                  name=""
                  onChange={(next) => setTyped(next as typeof written)}
                  path=""
                  schema={schema}
                  value={written}
                />
              )}
            </FormPlaceProvider>
          </CardContent>
        </Card>
        <BesideForm {...{ kind, name, mayWrite, editing, writing, written, missing, chosen, setChosen }} />
      </Box>
    </Screen>
  )
}

type BesideFormProps = {
  kind: Kind
  name: string
  mayWrite: boolean
  editing: Editing
  writing: Writing
  written: Written
  missing: Missing
  chosen: Locale | ''
  setChosen: (chosen: Locale) => void
}

/** What it lacks, its state in the shop, and its versions. */
function BesideForm(props: BesideFormProps) {
  const { kind, name, mayWrite, editing, writing, written, missing, chosen, setChosen } = props
  return (
    <Stack spacing={2} sx={besideForm}>
      {mayWrite && (
        <MissingPart
          empty={emptyFields(kind, written)}
          missing={missing}
          onGo={(locale, path) => {
            if (locale) setChosen(locale)
            // The field appears with its language.
            requestAnimationFrame(() => goToField(path))
          }}
        />
      )}
      {!isOfOffice(name) && (
        <PreviewPart
          edited={chosen}
          isUntitled={name === newKey || isUntitled(kind, written)}
          kind={kind}
          name={name}
          revision={writing.revision}
          typed={editing.isTyped && mayWrite ? written : undefined}
        />
      )}
      <VersionsPart
        isRunning={editing.isRunning}
        mayWrite={mayWrite}
        onGoBack={(version) => void editing.goBack(version)}
        {...{ kind, name, writing }}
      />
    </Stack>
  )
}

const besideForm = {
  position: { lg: 'sticky' },
  top: '7.5rem',
  maxHeight: { lg: 'calc(100vh - 8.5rem)' },
  overflowY: 'auto',
  // Overflow scrolls instead of being clipped by the card.
  '& > *': { flexShrink: 0 },
} as const

type StandingProps = {
  kind: Kind
  name: string
  mayWrite: boolean
  editing: Editing
  writing: Writing
  hasDraft: boolean
}

/** Whether customers see it, and where else it is edited. */
function Standing({ kind, name, mayWrite, editing, writing, hasDraft }: StandingProps) {
  const t = useTranslate()
  const hidden = writing.is_archived ? 'writings.archived' : 'writings.notLive'
  const page = pageInShop(kind, name, useLocale())
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {name !== newKey && <Presence id={name} subject={kind} />}
      {!isOfOffice(name) && (
        <Chip label={t(writing.is_live ? 'writings.live' : hidden)} size="small" variant="outlined" />
      )}
      {hasDraft && <Chip color="warning" label={t('writings.draft')} size="small" variant="outlined" />}
      {writing.is_live && page && (
        <TextLink href={page} rel="noreferrer" target="_blank">
          {t('products.inShop')}
        </TextLink>
      )}
      {mayWrite && writing.is_published && (kind === 'post' || kind === 'project') && (
        <Button disabled={editing.isRunning} onClick={() => void editing.archive()} size="small">
          {t(writing.is_archived ? 'writings.restore' : 'writings.archive')}
        </Button>
      )}
      {kind === 'service' && (
        <Button component={Link} size="small" to={`/products/${name}/show`}>
          {t('writings.packages')}
        </Button>
      )}
    </Stack>
  )
}

/** Obstacles: a colleague's draft, a failed publication, missing proofs, errors. */
function Alerts({ editing, failure }: { editing: Editing; failure: string | null }) {
  const t = useTranslate()
  const { conflict, unproved, faults, refused, offer } = editing
  // A code, and the fields it concerns; immediate publication names those in a message.
  const whyNot = (code: string) =>
    t(`writings.failures.${code.split(' ', 1).join('')}`, { _: t('writings.failures.other') })
  return (
    <>
      {offer && <DraftOffer offers={[offer]} />}
      {conflict && (
        <WritingConflict
          conflict={conflict}
          onChange={editing.setTyped}
          onKeepMine={() => void editing.save(true)}
          onTakeTheirs={() => void editing.takeTheirs()}
        />
      )}
      {failure && <Alert severity="error">{t('writings.failed', { why: whyNot(failure) })}</Alert>}
      {unproved && <ProofDialog isRunning={editing.isRunning} onClose={editing.dropUnproved} unproved={unproved} />}
      {faults.size > 0 && <FaultList faults={faults} heading={t('writings.faults')} refused={refused} />}
    </>
  )
}
