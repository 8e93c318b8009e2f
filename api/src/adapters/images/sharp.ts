import sharp from 'sharp'

// Only these are ever read. A loader that is not needed is a way in: an SVG is a program for its renderer, and two
// small ones can keep both cores busy for hours.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

// What is read by its path is read once, and removed.
sharp.cache({ files: 0 })

export { sharp }
