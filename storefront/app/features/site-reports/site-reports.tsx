import { listSiteReports } from '@fitout/contract/site-reports.ts'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { ReportItem } from './report-item.tsx'

/** The site reports, latest day first. */
export function SiteReports({ id, isOver }: { id: string; isOver: boolean }) {
  const t = useTranslations('siteReports')
  const reports = usePaged(useOwnKey('site-reports', id), (place, signal) =>
    quietCall(listSiteReports, { params: { id }, query: place, signal }),
  )
  return (
    <TabPart title={t('title')} text={t('text')}>
      <Awaited query={reports}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t(isOver ? 'noneWere' : 'none')}
              text={t(isOver ? 'noneWereText' : 'noneText')}
              level={3}
            />
          ) : (
            <>
              <ol className="grid gap-10">
                {items.map((report) => (
                  <ReportItem key={report._id} id={id} report={report} />
                ))}
              </ol>
              <MoreButton list={reports} />
            </>
          )
        }
      </Awaited>
    </TabPart>
  )
}
