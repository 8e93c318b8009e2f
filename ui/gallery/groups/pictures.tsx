import { BeforeAfter } from '../../src/before-after.tsx'
import { Carousel } from '../../src/carousel.tsx'
import { Gallery } from '../../src/gallery.tsx'
import { Picture } from '../../src/picture.tsx'
import { pieces, rooms } from '../sample-pictures.ts'
import { type Group, State, States } from '../specimen.tsx'
import { picturesWords as words } from './pictures-words.ts'

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
