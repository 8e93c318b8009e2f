import { Button } from '@fitout/ui/button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Room } from './room.tsx'
import type { Setup } from './use-setup.ts'

/** Asks for the code printed when the server starts; the address may contain it. */
export function CodeStep({ setup }: { setup: Setup }) {
  const t = useTranslations('setup')
  const wordsFor = useWordsForError()
  const { enter, isBusy, failure, typedCode: code, typeCode } = setup
  // The part after the hash is never sent to the server.
  useEffect(() => {
    if (location.hash.length > 1) typeCode(location.hash.slice(1))
  }, [typeCode])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim()) void enter(code.trim())
  }

  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <section className="page flex w-full flex-col justify-center py-block lg:max-w-form">
        <h1 className="font-display text-display">{t('codeTitle')}</h1>
        <p className="mt-6 max-w-phrase text-lead text-muted">{t('codeLead')}</p>
        <form method="post" noValidate onSubmit={submit} className="mt-10 grid max-w-settings gap-6">
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            name="code"
            value={code}
            autoComplete="off"
            spellCheck={false}
            required
            onChange={({ target }) => typeCode(target.value)}
            {...(failure !== undefined && { error: wordsFor(failure) })}
          />
          <Button type="submit" variant="main" isBusy={isBusy} className="justify-self-start">
            {t('codeOpen')}
          </Button>
        </form>
      </section>
      <div className="relative min-h-56 overflow-hidden max-lg:order-first max-lg:max-h-56">
        <Room className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}
