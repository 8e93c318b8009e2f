import { arrangeHome } from '@fitout/contract/home-layouts.ts'
import { type ReadyTheme, readyThemeNames } from '@fitout/contract/themes.ts'
import type { WrittenBlock } from '@fitout/contract/writings/written-pages.ts'
import { Box, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { useFormPlace } from './form-place.tsx'
import { HomeMiniature } from './home-miniature.tsx'
import { ReadyChoice, ReadyChoices } from './ready-choice.tsx'
import type { Written } from './writing-calls.ts'

type HomeLeadProps = { value: Written; onChange: (value: Written) => void }

/** The layouts of the ready-made themes: one press arranges the home page. */
export function HomeLead({ value, onChange }: HomeLeadProps) {
  const t = useTranslate()
  const { mayWrite } = useFormPlace()
  const blocks = (value['blocks'] ?? []) as WrittenBlock[]
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" gutterBottom variant="subtitle2">
        {t('writings.layouts')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }} variant="body2">
        {t('writings.layoutsLead')}
      </Typography>
      <ReadyChoices isSmall label={t('writings.layouts')}>
        {readyThemeNames.map((layout) => (
          <ReadyChoice
            isChosen={isArranged(blocks, layout)}
            isDisabled={!mayWrite}
            key={layout}
            name={t(`writings.readyThemes.${layout}.name`)}
            onChoose={() => onChange({ ...value, blocks: arrangeHome(blocks, layout) })}
          >
            <HomeMiniature layout={layout} />
          </ReadyChoice>
        ))}
      </ReadyChoices>
    </Box>
  )
}

/** Whether a layout would change nothing visible. */
function isArranged(blocks: WrittenBlock[], layout: ReadyTheme): boolean {
  const outlineOf = (all: WrittenBlock[]) =>
    all.flatMap((block) => {
      const { pick = 'newest', look, tone } = block as { pick?: string; look?: string; tone?: string }
      return block.is_hidden ? [] : [[block.type, pick, look ?? '', tone ?? ''].join(' ')]
    })
  return outlineOf(blocks).join() === outlineOf(arrangeHome(blocks, layout)).join()
}
