import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, in total and per page. */
export async function textOfPdf(bytes: Uint8Array): Promise<{ text: string; pages: string[] }> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return { text: text.join('\n'), pages: text }
}

/** Without typographic spaces and line breaks. */
export const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')
