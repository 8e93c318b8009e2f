import { Button, Stack, TextField } from '@mui/material'
import { languageNames, languageTags } from '@fitout/contract/locales.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { forgetUnsaved } from '../../shared/unsaved.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { type Outcome, type Translation, writeTranslation } from './write-translation.ts'

/** The translation, beneath its source. */
export function TranslationField({ row, to }: { row: Translation; to: string }) {
  const t = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [text, setText] = useState(row.translation)
  const { offer, drop, markSaved } = useTyped({ typed: text, mayWrite: true, part: row._id, onTakeUp: setText })
  const isRead = row.state === 'drafted' && text === row.translation

  async function save(event: FormEvent) {
    event.preventDefault()
    let outcome: Outcome = 'moved'
    const isDone = await run(async () => {
      outcome = await writeTranslation(row, text)
    })
    if (!isDone) return
    markSaved()
    drop()
    notify(`writings.translated.${outcome}`, { type: outcome === 'moved' ? 'info' : 'success' })
    if (outcome !== 'moved') return
    forgetUnsaved()
    await navigate(to)
  }
  const draft = async () =>
    run(async () => {
      const { data } = await staffCall(draftSimplified, { body: { texts: [row.source] } })
      setText(data.texts[0] ?? '')
    })

  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void save(event)} spacing={1}>
      {offer && <DraftOffer offers={[offer]} />}
      <TextField
        fullWidth
        label={languageNames[row.locale]}
        maxRows={12}
        multiline
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { lang: languageTags[row.locale] } }}
        value={text}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          disabled={isRunning || text.trim() === '' || (text === row.translation && !isRead)}
          size="small"
          type="submit"
          variant="outlined"
        >
          {t(isRead ? 'products.isRead' : 'kit.action.save')}
        </Button>
        {row.locale === 'cn' && text === '' && (
          <Button disabled={isRunning} onClick={() => void draft()} size="small">
            {t('products.draft')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
