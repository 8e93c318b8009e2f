import { groups } from './groups.ts'
import { addressIn, language, languageNames, languages, tags } from './language.ts'
import { Specimen } from './specimen.tsx'
import { galleryWords as words } from './gallery-words.ts'

document.title = words.title

export function GalleryPage() {
  return (
    <div className="page grid items-start gap-x-gutter lg:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#parts"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-(--layer-toast) focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
      >
        {words.skip}
      </a>
      <Index />
      <main id="parts" tabIndex={-1} className="min-w-0 pb-section outline-none">
        <header className="pt-block pb-section">
          <h1 className="font-display text-display">{words.title}</h1>
          <p className="mt-4 max-w-measure text-lead text-muted">{words.lead}</p>
        </header>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id} className="pb-block">
            <h2 id={group.id} className="scroll-mt-20 pb-8 font-display text-heading">
              {group.title}
            </h2>
            {group.specimens.map((specimen) => (
              <Specimen key={specimen.id} {...specimen} />
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}

function Index() {
  return (
    <div className="pt-6 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:pb-10">
      <nav aria-label={words.languages} className="flex gap-4">
        {languages.map((other) => (
          <a
            key={other}
            href={addressIn(other)}
            hrefLang={tags[other]}
            lang={tags[other]}
            aria-current={other === language ? 'page' : undefined}
            className="inline-flex min-h-8 min-w-6 items-center text-caption text-muted aria-[current]:text-ink
              aria-[current]:underline aria-[current]:underline-offset-8 hover:text-ink"
          >
            {languageNames[other]}
          </a>
        ))}
      </nav>
      <nav aria-label={words.index} className="mt-6 max-lg:hidden">
        <ul className="grid gap-5">
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`} className="inline-flex min-h-7 items-center text-caption font-medium">
                {group.title}
              </a>
              <ul>
                {group.specimens.map(({ id, title }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-flex min-h-7 items-center text-caption text-muted transition-colors hover:text-ink"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
