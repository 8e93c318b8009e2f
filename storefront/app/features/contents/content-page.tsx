import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import type { ShareImage } from '../../shared/page/share-image.ts'
import { RichText } from '../../shared/text/rich-text.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import type { ContentView } from './content-view.ts'
import { TableOfContents } from './table-of-contents.tsx'

type Props = { content: ContentView; isLegal: boolean; shareImage?: ShareImage }

/** A content page: as blocks if it starts with a picture, otherwise as text with a table of contents beside it. */
export function ContentPage({ content, isLegal, shareImage }: Props) {
  const { title, description, listing, blocks } = content
  return (
    <>
      <PageHead title={title} description={description} listing={listing} shareImage={shareImage} />
      {blocks[0]?.type === 'hero' ? (
        <ContentBlocks blocks={blocks} />
      ) : (
        <TextPage content={content} isLegal={isLegal} />
      )}
    </>
  )
}

function TextPage({ content, isLegal }: { content: ContentView; isLegal: boolean }) {
  const t = useTranslations('contents')
  const { title, description, langs, updatedOn, blocks, headings } = content
  const [above, below] = aroundText(blocks)
  return (
    <>
      <header className="page pt-block">
        <div className="grid gap-y-4 border-b border-stone pb-block lg:columns-12">
          <h1 lang={langs?.title} className="font-display text-heading md:text-display lg:col-span-8">
            {title}
          </h1>
          <div className="lg:col-span-8">
            <p lang={langs?.description} className="max-w-measure text-lead text-muted">
              {description}
            </p>
            {isLegal && <p className="mt-4 text-caption text-muted">{t('updated', { date: showDate(updatedOn) })}</p>}
          </div>
        </div>
      </header>
      {above.length > 0 && (
        <div className="pt-block">
          <ContentBlocks blocks={above} isWithinPage />
        </div>
      )}
      {above.length > 0 ? (
        <article className="page py-section">
          <Texts blocks={blocks} className="prose-column" />
        </article>
      ) : (
        <article className="page grid gap-y-10 pt-block pb-section lg:columns-12">
          <aside className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start xl:col-span-3">
            <TableOfContents headings={headings} canPrint={isLegal} />
          </aside>
          <div className="min-w-0 lg:col-span-8 xl:col-span-7 xl:col-start-5 print:col-span-12">
            <Texts blocks={blocks} />
          </div>
        </article>
      )}
      {below.length > 0 && <ContentBlocks blocks={below} />}
    </>
  )
}

function Texts({ blocks, className }: { blocks: ContentView['blocks']; className?: string }) {
  return blocks.map(
    (block, index) =>
      block.type === 'markdown' && (
        <RichText key={index} html={block.html} lang={block.langs?.html} {...(className && { className })} />
      ),
  )
}

/** The blocks other than text, before the first text and after it. */
function aroundText(blocks: ContentView['blocks']): [ContentView['blocks'], ContentView['blocks']] {
  const first = blocks.findIndex(({ type }) => type === 'markdown')
  const others = (part: ContentView['blocks']) => part.filter(({ type }) => type !== 'markdown')
  return [others(blocks.slice(0, Math.max(first, 0))), others(blocks.slice(Math.max(first, 0)))]
}
