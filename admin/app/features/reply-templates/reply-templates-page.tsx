import { languageNames, locales } from '@fitout/contract/locales.ts'
import { listReplyTemplates } from '@fitout/contract/staff/reply-templates.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { Template } from './template.ts'
import { TemplateDialog } from './template-dialog.tsx'

/** Templates for answers to enquiries. */
export function ReplyTemplatesPage() {
  const t = useTranslate()
  const queue = useQueue(listReplyTemplates, {})
  const [open, setOpen] = useState<string>()
  const renderLanguages = ({ texts }: Template) =>
    locales
      .filter((locale) => texts[locale])
      .map((locale) => languageNames[locale])
      .join(' · ')
  const renderChange = (row: Template) => (
    <Button
      aria-label={t('actOn', { act: t('replyTemplates.change'), thing: row.title })}
      onClick={() => setOpen(row._id)}
      size="small"
    >
      {t('replyTemplates.change')}
    </Button>
  )
  return (
    <>
      <ListScreen
        beside={
          <Button onClick={() => setOpen('new')} variant="contained">
            {t('replyTemplates.add')}
          </Button>
        }
        columns={[
          { label: t('replyTemplates.title'), render: ({ title }) => title },
          { label: t('replyTemplates.languages'), render: renderLanguages },
          { label: t('replyTemplates.updated'), render: ({ updated_at: at }) => showTime(at) },
          { label: t('kit.action.acts'), render: renderChange, isAct: true },
        ]}
        heading={t('resources.replyTemplates.name')}
        lead={t('replyTemplates.lead')}
        none={t('replyTemplates.none')}
        queue={queue}
        short={{
          renderTitle: ({ title }) => title,
          renderFacts: renderLanguages,
          renderAside: renderChange,
        }}
      />
      {open && (
        <TemplateDialog
          onClose={() => setOpen(undefined)}
          // The current one, even if a colleague has changed it.
          template={queue.rows?.find(({ _id: id }) => id === open)}
        />
      )}
    </>
  )
}
