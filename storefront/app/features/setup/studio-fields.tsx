import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { FieldError, FieldHint } from '@fitout/ui/field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { inOrder } from './setup-draft.ts'
import type { Setup } from './use-setup.ts'

/** Languages, name, address, telephone, email. */
export function StudioFields({ setup }: { setup: Setup }) {
  const { draft, change, mend, faults } = setup
  const t = useTranslations('setup')
  const field = (name: 'phone' | 'email') => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      change({ [name]: target.value })
      mend(name)
    },
    error: faults[name] ?? '',
    required: true,
  })
  return (
    <>
      <Languages setup={setup} />
      <InLanguages setup={setup} name="name" autoComplete="organization" />
      <InLanguages setup={setup} name="address" autoComplete="street-address" />
      <TextField label={t('phone')} hint={t('phoneHint')} {...field('phone')} type="tel" autoComplete="tel-national" />
      <TextField label={t('email')} hint={t('emailHint')} {...field('email')} type="email" autoComplete="email" />
    </>
  )
}

function Languages({ setup: { draft, change, mend, faults } }: { setup: Setup }) {
  const t = useTranslations('setup')
  const id = useId()
  const toggle = (locale: Locale, isChosen: boolean) => {
    const others = draft.languages.filter((one) => one !== locale)
    change({ languages: isChosen ? [...others, locale] : others })
    mend('languages')
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-2.5 text-small font-medium">{t('languages')}</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {locales.map((locale) => (
          <CheckboxField
            key={locale}
            name="languages"
            label={<span lang={languageTags[locale]}>{languageNames[locale]}</span>}
            checked={draft.languages.includes(locale)}
            onChange={({ target }) => toggle(locale, target.checked)}
          />
        ))}
      </div>
      <FieldHint id={id}>{t('languagesHint')}</FieldHint>
      <FieldError id={`${id}-error`}>{faults['languages'] ?? ''}</FieldError>
    </fieldset>
  )
}

type InLanguagesProps = { setup: Setup; name: 'name' | 'address'; autoComplete: string }

/** One input for each chosen language. */
function InLanguages({ setup: { draft, change, mend, faults }, name, autoComplete }: InLanguagesProps) {
  const t = useTranslations('setup')
  return inOrder(draft.languages, useLocale()).map((language, index) => (
    <TextField
      key={language}
      label={t(name, { language: languageNames[language] })}
      name={`${name}.${language}`}
      lang={languageTags[language]}
      value={draft[name][language] ?? ''}
      required
      autoComplete={index === 0 ? autoComplete : 'off'}
      onChange={({ target }) => {
        change({ [name]: { ...draft[name], [language]: target.value } })
        mend(`${name}.${language}`)
      }}
      error={faults[`${name}.${language}`] ?? ''}
    />
  ))
}
