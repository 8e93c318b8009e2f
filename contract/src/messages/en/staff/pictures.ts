import type { Translated } from '../../message-types.ts'
import type { pictures as source } from '../../zh/staff/pictures.ts'

export const pictures: Translated<typeof source> = {
  pictures: {
    add: 'Add pictures',
    fromLibrary: 'Choose from the library',
    dropHere:
      'Drop pictures here. The first is used as the cover; click a picture to set its focal point for cropping.',
    adding: 'Uploading…',
    alt: 'Picture description',
    focus: 'Focal point for cropping: {x} across, {y} down. Click the picture or use the arrow keys.',
    crops: 'As the shop crops it',
    focusTitle: 'Focal point',
    focusLead:
      'Press the spot that must stay visible when the picture is cropped. The shop shows it at once, wherever the picture is used.',
  },
  permissions: {
    'pictures.write': 'upload pictures, films and models',
  },
  audit: {
    actions: {
      'pictures.add': '{who} uploaded a picture ({thing})',
      'pictures.focus': '{who} changed the focus of a picture ({thing})',
      'pictures.describe': '{who} changed the description of a picture ({thing})',
      'pictures.remove': '{who} removed a picture ({thing}) from the library',
      'pictures.restore': '{who} returned a picture ({thing}) to the library',
      'pictures.replace': '{who} replaced a picture ({thing}) by another',
      'films.add': '{who} uploaded the film {thing}',
      'models.add': '{who} uploaded the 3D model {thing}',
    },
    subjects: {
      picture: 'picture',
      film: 'film',
      model: '3D model',
    },
  },
}
