import { replyCharacters } from '@fitout/contract/enquiry-replies.ts'
import { locales } from '@fitout/contract/locales.ts'
import { replyFields, unknownReplyFields } from '@fitout/contract/reply-fields.ts'
import {
  addReplyTemplate,
  changeReplyTemplate,
  removeReplyTemplate,
  templateTitleCharacters,
} from '@fitout/contract/staff/reply-templates.ts'
import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { Confirm } from '../../shared/confirm.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { Template } from './template.ts'

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')

const typedOf = (template: Template | undefined) => ({
  title: template?.title ?? '',
  texts: inEachLanguage(template?.texts),
})

type TemplateDialogProps = { template: Template | undefined; onClose: () => void }

/** Adds or changes a template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useTranslate()
  const theirs = typedOf(template)
  const [began] = useState(theirs)
  const [typed, setTyped] = useState(theirs)
  const { title, texts } = typed
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(template?.version ?? '', () =>
    t('done.templateSaved', { title }),
  )
  const label = (name: string) => t(`replyTemplates.${name === 'texts' ? 'text' : name}`)
  const unknown = [...new Set(locales.flatMap((locale) => unknownReplyFields(texts[locale])))]

  const store = async (isOver = false) =>
    save(async (version) => {
      const params = { id: template?._id ?? '' }
      const { data } = template
        ? await staffCall(changeReplyTemplate, { params, body: { title, texts, version } })
        : await staffCall(addReplyTemplate, { body: { title, texts } })
      return data.version
    }, isOver)

  function takeUp(kept: typeof typed, version: string): void {
    setTyped(kept)
    goOnFrom(version)
  }
  return (
    <FormDialog
      isRunning={isRunning || unknown.length > 0}
      isWide
      kept={{ part: template?._id ?? 'new', version: seen, onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() => store()}
      title={template?.title ?? t('replyTemplates.add')}
      typed={typed}
    >
      {isStale && (
        <ChangedMeanwhile
          between={{ began, theirs, mine: typed, onChange: setTyped, label }}
          onKeepMine={() => void store(true).then((isDone) => isDone && onClose())}
          onTakeTheirs={onClose}
        />
      )}
      <TextField
        helperText={t('replyTemplates.titleHint')}
        label={t('replyTemplates.title')}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: templateTitleCharacters } }}
        value={title}
      />
      <Alert severity="info">{t('replyTemplates.fields', { fields: inBraces(replyFields) })}</Alert>
      <WordsFields
        isLong
        label={t('replyTemplates.text')}
        most={replyCharacters}
        onChange={(written) => setTyped({ ...typed, texts: written })}
        value={texts}
      />
      {unknown.length > 0 && (
        <Alert severity="error">{t('replyTemplates.unknown', { fields: inBraces(unknown) })}</Alert>
      )}
      {template && <RemoveButton onDone={onClose} template={template} />}
    </FormDialog>
  )
}

function RemoveButton({ template: { _id: id, title }, onDone }: { template: Template; onDone: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    if (await run(() => staffCall(removeReplyTemplate, { params: { id } }), t('done.templateRemoved', { title })))
      onDone()
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)} sx={{ alignSelf: 'flex-start' }}>
        {t('replyTemplates.remove')}
      </Button>
      <Confirm
        confirm={t('replyTemplates.remove')}
        content={t('replyTemplates.removeLead')}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title={t('replyTemplates.removeTitle', { title })}
      />
    </>
  )
}
