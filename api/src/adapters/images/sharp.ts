import sharp from 'sharp'

// Only these formats are read. Each further loader is an attack surface: an SVG is a program for its renderer, and two
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

// Files are read once, then removed, so caching them is useless.
sharp.cache({ files: 0 })

export { sharp }
