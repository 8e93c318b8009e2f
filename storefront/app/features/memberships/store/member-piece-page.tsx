import { Gallery } from '@fitout/ui/gallery.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { useGalleryWords } from '../../../shared/catalogue/use-gallery-words.ts'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import type { PaymentChannels } from '../../../shared/payment/payment-channels.ts'
import { RichText } from '../../../shared/text/rich-text.tsx'
import { Exchange } from './exchange.tsx'
import { MemberPieces, type PieceCard } from './member-pieces.tsx'
import { PointPrice } from './point-price.tsx'
import type { MemberPiece } from './member-piece.ts'

type Props = { piece: MemberPiece; others: PieceCard[]; channels: PaymentChannels }

/** A product of the member store, which can be exchanged for points. */
export function MemberPiecePage({ piece, others, channels }: Props) {
  const t = useTranslations('memberStore')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <article className="page pt-4 pb-section">
      {/* The same piece may be sold for money: search engines would take two pages with one title for one. */}
      <PageHead
        title={`${piece.title} · ${screens('member-store')}`}
        description={piece.summary}
        listing={piece.listing}
      />
      <PageTrail
        steps={[
          { title: screens('member-store'), href: to('member-store') },
          { title: piece.title, lang: piece.langs?.title },
        ]}
      />
      <div className="grid gap-y-8 pt-4 lg:columns-12 lg:pt-8">
        <div className="min-w-0 lg:col-span-7">
          <Gallery
            pictures={piece.pictures}
            shown={0}
            words={useGalleryWords(piece.title)}
            ratio="square"
            sizes="(min-width: 1400px) 800px, (min-width: 992px) 57vw, 100vw"
            bleeds
          />
        </div>
        <div className="grid min-w-0 content-start gap-6 lg:col-span-5 lg:col-start-8 lg:ps-gutter">
          <div>
            <h1 lang={piece.langs?.title} className="font-display text-heading">
              <Unbroken>{piece.title}</Unbroken>
            </h1>
            <p lang={piece.langs?.summary} className="mt-4 text-muted">
              {piece.summary}
            </p>
          </div>
          <p className="border-y border-stone py-4 font-display text-title tabular-nums">
            <PointPrice points={piece.points} money={piece.money} />
          </p>
          <RichText html={piece.descriptionHtml} lang={piece.langs?.descriptionHtml} />
          <Exchange piece={piece} channels={channels} />
        </div>
      </div>
      {others.length > 0 && (
        <section className="pt-section">
          <h2 className="mb-block font-display text-heading">{t('others')}</h2>
          <MemberPieces pieces={others} headingLevel={3} />
        </section>
      )}
    </article>
  )
}
