import { Link as TextLink } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { type TranslateFunction, useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Entry } from './entry.ts'
import { screenOf } from './screen-of.ts'

// Placeholders in the sentence for a name and a link.
const [who, thing] = ['\u0001', '\u0002']

/** Actor, action and object; the object is a link to its screen. */
export function TrailSentence({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const locale = useLocale()
  const fallback = `${who} · ${entry.action} · ${thing}`
  const kind = t(`audit.subjects.${entry.subject}`, { _: entry.subject })
  const sentence = t(`audit.actions.${entry.action}`, { _: fallback, who, thing, kind })
  const screen = screenOf(entry)
  const name = thingIn(entry, locale, t)
  return (
    <>
      {sentence.split(/([\u0001\u0002])/).map((part, at) => (
        <Fragment key={at}>
          {part === who ? (
            <strong>{whoIn(entry, t)}</strong>
          ) : part === thing && screen ? (
            <TextLink component={Link} to={screen}>
              {name}
            </TextLink>
          ) : (
            part.replace(thing, name)
          )}
        </Fragment>
      ))}
    </>
  )
}

function whoIn({ staff_name: name, tool }: Entry, t: TranslateFunction): string {
  if (name && tool) return t('audit.byTool', { tool, name })
  return name ?? t('audit.system')
}

function thingIn(entry: Entry, locale: Locale, t: TranslateFunction): string {
  const { subject, subject_id: id, subject_title: title } = entry
  const now = inLocale(entry.subject_name, locale)
  switch (subject) {
    case 'permission':
      return t(`permissions.${id}`, { _: title })
    case 'configuration':
      return t(`writings.configurations.${id}`, { _: title })
    case 'job':
      return t(`jobNames.${title}`, { _: title })
    case 'payment':
      return t(`paymentTrouble.${title}`, { _: title })
    case 'attribute': {
      const [name = '', value = ''] = title.split(' ')
      return [t(`audit.choices.name.${name}`, { _: name }), value].filter(Boolean).join(' · ')
    }
    default:
      return now || title
  }
}
