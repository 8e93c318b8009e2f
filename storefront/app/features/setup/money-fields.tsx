import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import type { Setup } from './use-setup.ts'

/** Bank account and FPS. */
export function MoneyFields({ setup: { draft, change, mend, faults } }: { setup: Setup }) {
  const t = useTranslations('setup')
  return (
    <>
      <TextField
        label={t('bank')}
        hint={t('bankHint')}
        name="bank_account"
        value={draft.bank}
        autoComplete="off"
        required
        onChange={({ target }) => {
          change({ bank: target.value })
          mend('bank_account')
        }}
        error={faults['bank_account'] ?? ''}
      />
      <TextField
        label={t('fps')}
        hint={t('fpsHint')}
        name="fps_id"
        value={draft.fps}
        autoComplete="off"
        inputMode="numeric"
        onChange={({ target }) => {
          change({ fps: target.value })
          mend('fps_id')
        }}
        error={faults['fps_id'] ?? ''}
      />
    </>
  )
}
