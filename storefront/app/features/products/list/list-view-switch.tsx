import { IconButton } from '@fitout/ui/icon-button.tsx'
import PanelLeft from 'lucide-react/icons/panel-left'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { useTranslations } from 'use-intl'
import { useListView } from './list-view.ts'

/** Four columns beside the filters, or five across the page; remembered by the browser. */
export function ListViewSwitch() {
  const t = useTranslations('catalogue')
  const [view, choose] = useListView()
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const
  return (
    <div role="group" aria-label={t('view')} className="list-view-switch">
      <IconButton
        label={t('viewAside')}
        title={t('viewAside')}
        aria-pressed={view === 'aside'}
        onClick={() => choose('aside')}
        icon={<PanelLeft {...icon} />}
        className="text-muted aria-pressed:bg-sand aria-pressed:text-ink"
      />
      <IconButton
        label={t('viewWide')}
        title={t('viewWide')}
        aria-pressed={view === 'wide'}
        onClick={() => choose('wide')}
        icon={<Grid3x3 {...icon} />}
        className="text-muted aria-pressed:bg-sand aria-pressed:text-ink"
      />
    </div>
  )
}
