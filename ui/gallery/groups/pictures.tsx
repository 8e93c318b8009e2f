import { BeforeAfter } from '../../src/before-after.tsx'
import { Carousel } from '../../src/carousel.tsx'
import { Gallery } from '../../src/gallery.tsx'
import { Picture } from '../../src/picture.tsx'
import { spoken } from '../language.ts'
import { pieces, rooms } from '../sample-pictures.ts'
import { type Group, State, States } from '../specimen.tsx'

const words = spoken({
  zh: {
    title: '相片',
    picture: '相片',
    pictureNote: '先見主色，後見相片，位置不變。房間 3:2，產品 1:1，人像 4:5。',
    carousel: '輪播列',
    homes: '近期完成的家',
    previous: '上一張',
    next: '下一張',
    places: (from: number, to: number, of: number) =>
      from === to ? `第 ${from} 項，共 ${of} 項` : `第 ${from} 至 ${to} 項，共 ${of} 項`,
    gallery: '相簿與燈箱',
    galleryLabel: '葵三座位梳化的相片',
    enlarge: '放大',
    close: '關閉',
    zoomIn: '放大細看',
    zoomOut: '縮回',
    place: (at: number, of: number) => `第 ${at} 張，共 ${of} 張`,
    compare: '裝修前後',
    compareLabel: '拖動比較裝修前後',
    before: '裝修前',
    after: '裝修後',
    position: (percent: number) => `畫面有 ${percent}% 是裝修前`,
  },
  cn: {
    title: '照片',
    picture: '照片',
    pictureNote: '先见主色，后见照片，位置不变。房间 3:2，产品 1:1，人像 4:5。',
    carousel: '轮播列',
    homes: '近期完工的家',
    previous: '上一张',
    next: '下一张',
    places: (from: number, to: number, of: number) =>
      from === to ? `第 ${from} 项，共 ${of} 项` : `第 ${from} 至 ${to} 项，共 ${of} 项`,
    gallery: '相册与灯箱',
    galleryLabel: '葵三人沙发的照片',
    enlarge: '放大',
    close: '关闭',
    zoomIn: '放大细看',
    zoomOut: '缩回',
    place: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
    compare: '装修前后',
    compareLabel: '拖动对比装修前后',
    before: '装修前',
    after: '装修后',
    position: (percent: number) => `画面有 ${percent}% 是装修前`,
  },
  en: {
    title: 'Pictures',
    picture: 'Picture',
    pictureNote: 'First its main colour, then the photograph, in the same place. Rooms 3:2, pieces 1:1, people 4:5.',
    carousel: 'Carousel',
    homes: 'Homes we have just finished',
    previous: 'Previous',
    next: 'Next',
    places: (from: number, to: number, of: number) => (from === to ? `${from} of ${of}` : `${from} to ${to} of ${of}`),
    gallery: 'Gallery and lightbox',
    galleryLabel: 'Pictures of the Kwai sofa',
    enlarge: 'Enlarge',
    close: 'Close',
    zoomIn: 'Look closer',
    zoomOut: 'Back to the whole',
    place: (at: number, of: number) => `Picture ${at} of ${of}`,
    compare: 'Before and after',
    compareLabel: 'Drag to compare before and after',
    before: 'Before',
    after: 'After',
    position: (percent: number) => `${percent}% of the picture shows the room before`,
  },
})

const picture = (
  <States>
    <State name="room 3:2">
      <Picture picture={rooms.kitchen} sizes="400px" ratio="room" />
    </State>
    <State name="square 1:1">
      <Picture picture={pieces.lamp} sizes="400px" ratio="square" />
    </State>
    <State name="portrait 4:5">
      <Picture picture={rooms.study} sizes="400px" ratio="portrait" />
    </State>
  </States>
)

const carousel = (
  <Carousel
    label={words.homes}
    words={{ previous: words.previous, next: words.next, place: words.places }}
    slideClassName="w-4/5 md:w-[calc((100%-var(--spacing-gutter))/2)]"
    slides={[rooms.living, rooms.kitchen, rooms.study, rooms.bedroom].map((room) => ({
      key: room.url,
      content: (
        <>
          <Picture picture={room} sizes="(min-width: 768px) 40vw, 80vw" ratio="room" />
          <p className="mt-3 text-small">{room.alt}</p>
        </>
      ),
    }))}
  />
)

const gallery = (
  <div className="max-w-form">
    <Gallery
      pictures={[pieces.sofa, pieces.lounge, pieces.chair, pieces.lamp]}
      sizes="(min-width: 640px) 576px, 100vw"
      words={{ ...words, label: words.galleryLabel }}
    />
  </div>
)

const compare = (
  <BeforeAfter
    before={rooms.before}
    after={rooms.living}
    sizes="(min-width: 992px) 70vw, 100vw"
    words={{ label: words.compareLabel, before: words.before, after: words.after, position: words.position }}
  />
)

export const pictures: Group = {
  id: 'pictures',
  title: words.title,
  specimens: [
    { id: 'picture', title: words.picture, note: words.pictureNote, content: picture },
    { id: 'carousel', title: words.carousel, content: carousel },
    { id: 'gallery', title: words.gallery, content: gallery },
    { id: 'before-after', title: words.compare, content: compare },
  ],
}
