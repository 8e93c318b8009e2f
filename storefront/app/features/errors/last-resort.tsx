import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { pathTo, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'

// Messages may be the very thing that failed, so these few words stand here.
const failed: Words = {
  en: 'An error occurred while showing the error page.',
  zh: '顯示錯誤頁面時發生問題。',
  cn: '显示错误页面时发生问题。',
}
const home: Words = { en: 'Back to the home page', zh: '返回主頁', cn: '返回首页' }

/** Shown when even the error page could not be. Depends on nothing but React. */
export function LastResort({ error }: { error: unknown }) {
  const { locale } = splitLocale(useLocation().pathname)
  return (
    <main className="page py-section">
      <title>{inLocale(failed, locale)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-heading">{inLocale(failed, locale)}</h1>
      <p className="mt-4 text-muted">{detailsOf(error)}</p>
      <p className="mt-8">
        <a className="line-link" href={pathTo('home', locale)}>
          {inLocale(home, locale)}
        </a>
      </p>
    </main>
  )
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return import.meta.env.DEV && error instanceof Error ? error.message : '500'
}
