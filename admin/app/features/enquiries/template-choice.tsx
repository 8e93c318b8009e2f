import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { listReplyTemplates } from '@fitout/contract/staff/reply-templates.ts'
import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { useWholeList } from '../../shared/use-read.ts'
import type { Enquiry } from './enquiry.ts'
import { useFilled } from './use-filled.ts'

type TemplateChoiceProps = { enquiry: Enquiry; onChoose: (text: string) => void }

/** Inserts a filled-in template into the reply, found by a part of its name. */
export function TemplateChoice({ enquiry, onChoose }: TemplateChoiceProps) {
  const t = useTranslate()
  const notify = useNotify()
  const fill = useFilled(enquiry)
  const { data: templates = [] } = useWholeList(listReplyTemplates)
  if (templates.length === 0) return null

  function choose(texts: Required<Words>) {
    const own = texts[enquiry.language]
    if (!own) notify(t('replyTemplates.otherLanguage'))
    onChoose(fill(own || inLocale(texts, enquiry.language)))
  }
  return (
    <Autocomplete
      blurOnSelect
      clearOnBlur
      getOptionKey={({ _id: id }) => id}
      getOptionLabel={({ title }) => title}
      onChange={(_, chosen) => chosen && choose(chosen.texts)}
      options={templates}
      renderInput={(input) => <TextField {...input} label={t('replyTemplates.choose')} size="small" />}
      sx={{ width: '100%', maxWidth: 320 }}
      value={null}
    />
  )
}
