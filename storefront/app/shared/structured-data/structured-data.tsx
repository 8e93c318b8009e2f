type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/**
 * Facts of the page for search engines, some of which the browser does not have. A data block is never run, so the content
 * security policy lets it be.
 */
export function StructuredData({ facts }: { facts: { [key: string]: Json } }) {
  // No `<` may close the element from inside.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
