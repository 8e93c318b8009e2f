import PageIcon from '@mui/icons-material/ArticleOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import ServiceIcon from '@mui/icons-material/DesignServicesOutlined'
import PostIcon from '@mui/icons-material/MenuBookOutlined'
import ProjectIcon from '@mui/icons-material/PhotoLibraryOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import { Menu, useTranslate } from 'react-admin'
import { useMay } from './use-may.ts'

const places = [
  ['page', PageIcon],
  ['post', PostIcon],
  ['project', ProjectIcon],
  ['service', ServiceIcon],
] as const

/** The part of the menu under which words are written. */
export function WordsPlaces() {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      {may('words.read') &&
        places.map(([kind, Icon]) => (
          <Menu.Item key={kind} leftIcon={<Icon />} primaryText={t(`writings.kinds.${kind}`)} to={`/words/${kind}`} />
        ))}
      {may('words.read') && (
        <Menu.Item leftIcon={<TranslateIcon />} primaryText={t('writings.translations')} to="/translations" />
      )}
      {may('configuration.read') && (
        <Menu.Item
          leftIcon={<SettingsIcon />}
          primaryText={t('writings.kinds.configuration')}
          to="/words/configuration"
        />
      )}
    </>
  )
}
