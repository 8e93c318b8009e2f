import { inLanguage } from '../language.ts'
import { type Group, State, States } from '../specimen.tsx'
import { foundationsWords as words } from './foundations-words.ts'

const foreignTag = inLanguage({ zh: 'en', cn: 'en', en: 'zh-Hant-HK' })

const colours = [
  ['paper', 'bg-paper border border-stone'],
  ['sand', 'bg-sand'],
  ['stone', 'bg-stone'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['clay', 'bg-clay'],
  ['clay-deep', 'bg-clay-deep'],
  ['moss', 'bg-moss'],
  ['amber', 'bg-amber'],
  ['brick', 'bg-brick'],
] as const

const sizes = [
  ['hero', 'font-display text-hero'],
  ['display', 'font-display text-display'],
  ['heading', 'font-display text-heading'],
  ['title', 'font-display text-title'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['caption', 'text-caption'],
  ['tiny', 'text-tiny'],
] as const

function Colours() {
  return (
    <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 xl:grid-cols-6">
      {colours.map(([name, look]) => (
        <li key={name}>
          <span className={`block aspect-wide rounded-sm ${look}`} />
          <span lang="en" className="mt-1.5 block text-tiny text-muted">
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Sizes() {
  return (
    <dl className="grid gap-7">
      {sizes.map(([name, look]) => (
        <div key={name} className="grid gap-x-gutter gap-y-1 md:grid-cols-[6rem_minmax(0,1fr)] md:items-baseline">
          <dt lang="en" className="text-tiny text-muted">
            {name}
          </dt>
          <dd>
            {look.startsWith('font-display') ? (
              <h4 className={look}>{words.heading}</h4>
            ) : (
              <p className={look}>{words.heading}</p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Running() {
  const [before, run, after] = words.foreign
  const [one, stressed, two] = words.stress
  return (
    <States columns="two">
      <State name={words.running}>
        <div className="grid max-w-measure gap-4">
          <p>{words.paragraph}</p>
          <p>
            {before}
            <span lang={foreignTag}>{run}</span>
            {after}
          </p>
          <p>
            {one}
            <em>{stressed}</em>
            {two}
          </p>
        </div>
      </State>
      <State name={words.prose}>
        <div className="prose text-small">
          <h4 className="font-semibold">{words.heading}</h4>
          <p>{words.paragraph}</p>
          <blockquote>{words.paragraph}</blockquote>
        </div>
      </State>
    </States>
  )
}

export const foundations: Group = {
  id: 'foundations',
  title: words.title,
  specimens: [
    { id: 'colours', title: words.colours, note: words.coloursNote, content: <Colours /> },
    { id: 'type', title: words.type, content: <Sizes /> },
    { id: 'running-text', title: words.running, content: <Running /> },
  ],
}
