import * as attributes from '@fitout/contract/staff/attributes.ts'
import * as categories from '@fitout/contract/staff/categories.ts'
import { addFilm, addModel } from '@fitout/contract/staff/films.ts'
import {
  addPicture,
  describePicture,
  focusPicture,
  removePicture,
  replacePicture,
  restorePicture,
} from '@fitout/contract/staff/pictures.ts'
import { added, changed, example, inEach, type Made, type Stage } from './example.ts'
import { filmFile, modelFile, pictureFile } from './example-files.ts'

export async function newPicture({ owner }: Stage, background?: string): Promise<string> {
  return (await owner.call(addPicture, { file: await pictureFile(background) })).data._id
}

const nameOf = ({ answer }: Made) => {
  const { data } = JSON.parse(answer) as { data: { url: string } }
  return data.url.slice(data.url.lastIndexOf('/') + 1)
}

const lamps = { parent_id: null, kind: 'GOODS' as const, title: { zh: '燈', cn: '', en: 'Lamps' } }
const newCategory = async ({ owner }: Stage) => (await owner.call(categories.addCategory, { body: lamps })).data._id

const teal = (en: string) => ({ name: 'colour' as const, title: inEach(en), swatch: '#1a7f7a' })

export const catalogueExamples = [
  example(addPicture, added('pictures.add', 'picture'), async () => ({ file: await pictureFile() })),
  example(focusPicture, changed('pictures.focus', 'picture'), async (stage) => {
    return { params: { id: await newPicture(stage) }, body: { x: 20, y: 80 } }
  }),
  example(describePicture, changed('pictures.describe', 'picture'), async (stage) => {
    return { params: { id: await newPicture(stage) }, body: { alt: { zh: '燈', cn: '灯', en: 'Lamp' } } }
  }),
  example(removePicture, changed('pictures.remove', 'picture'), async (stage) => {
    return { params: { id: await newPicture(stage) } }
  }),
  example(replacePicture, changed('pictures.replace', 'picture'), async (stage) => {
    return { params: { id: await newPicture(stage, '#35a') }, body: { picture_id: await newPicture(stage, '#5a3') } }
  }),
  example(restorePicture, changed('pictures.restore', 'picture'), async (stage) => {
    const params = { id: await newPicture(stage) }
    await stage.owner.call(removePicture, { params })
    return { params }
  }),
  example(addFilm, added('films.add', 'film', nameOf), () => ({ file: filmFile() })),
  example(addModel, added('models.add', 'model', nameOf), async () => ({ file: await modelFile() })),

  example(
    attributes.addAttribute,
    added('products.add-attribute', 'attribute', () => 'colour teal'),
    () => ({
      body: teal('Teal'),
    }),
  ),
  example(
    attributes.changeAttribute,
    changed('products.change-attribute', 'attribute', () => 'colour petrol'),
    async ({ owner }) => {
      await owner.call(attributes.addAttribute, { body: teal('Petrol') })
      const { name: _, ...body } = teal('Deep petrol')
      return { params: { name: 'colour', value: 'petrol' }, body }
    },
  ),

  example(categories.addCategory, added('categories.add', 'category'), () => ({ body: lamps })),
  example(categories.changeCategory, changed('categories.change', 'category'), async (stage) => {
    const picture = { picture_id: await newPicture(stage), alt: inEach('A lamp') }
    const body = { title: inEach('Lights'), description: inEach('For evenings'), picture, status: 'ACTIVE' as const }
    return { params: { id: await newCategory(stage) }, body }
  }),
  example(categories.moveCategory, changed('categories.move', 'category'), async (stage) => {
    const [parent_id, id] = [await newCategory(stage), await newCategory(stage)]
    return { params: { id }, body: { parent_id, position: 0 } }
  }),
]
