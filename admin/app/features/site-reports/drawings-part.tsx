import type { Answer } from '@fitout/contract/endpoint.ts'
import { listSiteFiles } from '@fitout/contract/staff/renovation-files.ts'
import { Box, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { RevisionFacts } from '../../shared/revision-facts.tsx'
import { useList } from '../../shared/use-read.ts'
import { ItemPages } from '../../shared/item-pages.tsx'

type SiteFile = Answer<typeof listSiteFiles>['data'][number]

const perPage = 10

/** The drawings and models for the works, each in its newest revision. */
export function DrawingsPart({ id }: { id: string }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data: files, total = 0 } = useList(listSiteFiles, {
    params: { id },
    query: { page, per_page: perPage },
    keepsPrevious: true,
  })
  if (files?.length === 0) return <Typography>{t('siteReports.sites.noDrawings')}</Typography>
  return (
    <ItemPages component="ul" onPage={setPage} spacing={1.5} {...{ page, perPage, total }}>
      {files?.map((file) => (
        <DrawingItem file={file} key={file._id} siteId={id} />
      ))}
    </ItemPages>
  )
}

function DrawingItem({ siteId, file }: { siteId: string; file: SiteFile }) {
  const t = useTranslate()
  const [newest, ...older] = file.revisions
  if (!newest) return null
  const address = (revision: number) => `/api/admin/site/renovations/${siteId}/files/${file._id}?revision=${revision}`
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Link href={address(newest.revision)} rel="noreferrer" sx={{ display: 'inline-block', py: 0.5 }} target="_blank">
        {file.title}
      </Link>
      <Typography color="text.secondary" variant="body2">
        <RevisionFacts revision={newest} />
      </Typography>
      {older.length > 0 && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Typography component="summary" sx={{ py: 0.5 }} variant="body2">
            {t('renovationFiles.older')}
          </Typography>
          {older.map((one) => (
            <Typography key={one.revision} sx={{ py: 0.5 }} variant="body2">
              <Link href={address(one.revision)} rel="noreferrer" target="_blank">
                <RevisionFacts revision={one} />
              </Link>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}
