import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, of the whole and of each sheet. */
export async function textOfPdf(bytes: Uint8Array): Promise<{ text: string; pages: string[] }> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return { text: text.join('\n'), pages: text }
}

/** Without the space and the line breaks of the setting. */
export const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')
