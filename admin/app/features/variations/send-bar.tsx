import { Alert, Button, Stack, Typography } from '@mui/material'
import { addressOf } from '@fitout/contract/client.ts'
import { readStaffVariationPdf, removeVariation } from '@fitout/contract/staff/variations.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useHasUnsaved } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { EffectFacts } from './effect-facts.tsx'
import { SendVariation } from './send-variation.tsx'
import type { Room, Variation, VariationPath } from './variation.ts'

type SendBarProps = { room: Room; variation: Variation; path: VariationPath }

/** The total of the saved draft, what is missing, and the next steps. */
export function SendBar({ room, variation, path }: SendBarProps) {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate()
  const isUnsaved = useHasUnsaved()
  const { run, isRunning } = useAction()
  const [opened, setOpened] = useState<'send' | 'remove'>()
  const { missing } = variation
  const close = () => setOpened(undefined)

  async function remove(): Promise<void> {
    close()
    const isDone = await run(() => staffCall(removeVariation, { params: path }), 'variations.removed')
    if (isDone) void navigate(`/renovations/${path.id}/variations`)
  }

  return (
    <Part heading={t('variations.effect')}>
      <EffectFacts variation={variation} />
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('variations.missing')}
          {missing.map((gap) => (
            <Typography key={gap} variant="body2">
              {t(`variations.gaps.${gap}`)}
            </Typography>
          ))}
        </Alert>
      )}
      {isUnsaved && <Alert severity="info">{t('variations.saveFirst')}</Alert>}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {may('quotations.send') && (
          <Button disabled={isUnsaved || missing.length > 0} onClick={() => setOpened('send')} variant="contained">
            {t('variations.send')}
          </Button>
        )}
        <Button component="a" href={`/api${addressOf(readStaffVariationPdf, path)}`} rel="noreferrer" target="_blank">
          {t('variations.pdf')}
        </Button>
        <Button color="error" disabled={isRunning} onClick={() => setOpened('remove')}>
          {t('variations.remove')}
        </Button>
      </Stack>
      {opened === 'send' && <SendVariation onClose={close} path={path} room={room} variation={variation} />}
      <Confirm
        confirm={t('variations.remove')}
        content={t('variations.removeLead')}
        isOpen={opened === 'remove'}
        onClose={close}
        onConfirm={() => void remove()}
        title={t('variations.remove')}
      />
    </Part>
  )
}
