import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { makeForm, type PictureFormat, pictureTypes } from '../api/src/features/pictures/picture-forms.ts'
import { projectRoot } from './tools.ts'

const folder = join(projectRoot, 'ui', 'gallery')
const seedMedia = join(projectRoot, 'api', 'database', 'seed', 'media')
const page = /^(?:\/(?:cn|en))?\/_gallery\/?(?:$|\?)/
const picture = /^\/_gallery\/pictures\/(\w+\/[\w-]+)\/(\d+)\.(avif|webp|jpg)$/

export function isForGallery(path: string): boolean {
  return path.startsWith('/_gallery/') || page.test(path)
}

/** Serves the primitives of `ui` in all their states at `/_gallery`, in development, with the shop's own pictures. */
export async function openGallery(server: Server, cache = '.vite-gallery') {
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    // Relative to the gallery. Two instances must not share one.
    cacheDir: join('..', 'node_modules', cache),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  const pictures = new Map<string, Promise<Buffer>>()

  async function sendPage(path: string, outgoing: ServerResponse): Promise<void> {
    const html = await vite.transformIndexHtml(path, await readFile(join(folder, 'index.html'), 'utf8'))
    outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }

  async function sendPicture([path, name, width, format]: RegExpExecArray, outgoing: ServerResponse): Promise<void> {
    const form = pictures.get(path) ?? makePicture(`${name}.jpg`, Number(width), format as PictureFormat)
    pictures.set(path, form)
    outgoing.setHeader('content-type', pictureTypes[format as PictureFormat]).end(await form)
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '' } = incoming
    const fail = (error: unknown) => outgoing.writeHead(500).end(String(error))
    const asked = picture.exec(url)
    if (asked) sendPicture(asked, outgoing).catch(fail)
    else if (page.test(url)) sendPage(url, outgoing).catch(fail)
    else vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end())
  }

  return { answer, stop: () => vite.close() }
}

async function makePicture(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  return makeForm(await readFile(join(seedMedia, file)), width, format)
}
