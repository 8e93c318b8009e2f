import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { listSealedPapers } from '@fitout/contract/staff/sealed-papers.ts'
import { Button } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'

type Paper = RowOf<typeof listSealedPapers>

/** Signed documents of clients who left the shop, for owners only. */
export function SealedPapersPage() {
  const t = useTranslate()
  const queue = useQueue(listSealedPapers, { q: '' })
  const title = (paper: Paper) => [t(`sealedPapers.kinds.${paper.kind}`), paper.name].join(' · ')
  const until = (paper: Paper) => showDay(paper.kept_until)
  const open = (paper: Paper) => (
    <Button
      aria-label={`${t('sealedPapers.open')} · ${paper.name}`}
      href={`/api/admin/sealed-papers/${paper._id}/file`}
      rel="noopener"
      size="small"
      target="_blank"
    >
      {t('sealedPapers.open')}
    </Button>
  )
  return (
    <ListScreen
      columns={[
        { label: t('sealedPapers.reference'), render: ({ reference }) => reference },
        { label: t('sealedPapers.paper'), render: title },
        { label: t('sealedPapers.sealed'), render: ({ sealed_at: at }) => showTime(at) },
        { label: t('sealedPapers.keptUntil'), render: until },
        { label: t('kit.action.acts'), render: open, isAct: true },
      ]}
      filters={[{ name: 'q', kind: 'text', label: t('sealedPapers.search'), isAlways: true }]}
      heading={t('resources.sealedPapers.name')}
      lead={t('sealedPapers.lead')}
      none={t('sealedPapers.none')}
      queue={queue}
      short={{
        renderTitle: ({ reference }) => reference,
        renderFacts: (paper) => [title(paper), until(paper)].join(' · '),
        renderAside: open,
      }}
    />
  )
}
