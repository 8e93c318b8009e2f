import type { Plugin } from 'vite'

const decoders = /\/(?:meshopt_decoder\.module|DRACOLoader|KTX2Loader)\.js$/
const template = /\/@google\/model-viewer\/lib\/template\.js$/
const emptyDecoders = '\0empty-decoders'

/**
 * Adapts the 3D viewer to our content security policy. Its decoders for compressed models need WebAssembly and a CDN: they are
 * left out, and models are served as plain GLB. Its inline `<style>` becomes an adopted style sheet.
 */
export function plainModelViewer(): Plugin {
  return {
    name: 'plain-model-viewer',
    enforce: 'pre',
    resolveId: (id) => (decoders.test(`/${id}`) ? emptyDecoders : undefined),
    load: (id) => (id === emptyDecoders ? emptyDecoderSource : undefined),
    transform(code, id) {
      if (!template.test(id.split('?')[0] ?? '')) return undefined
      const style = /<style>([\s\S]*?)<\/style>/.exec(code)
      const place = 'render(templateResult, shadowRoot);'
      if (!style?.[1] || !code.includes(place)) throw new Error('The template of model-viewer has another form.')
      // Lit would reset the style sheets of the element, to none, when it is attached.
      const sheet = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(style[1])});
        shadowRoot.adoptedStyleSheets = [sheet]; shadowRoot.host.createRenderRoot = () => shadowRoot;`
      return { code: code.replace(style[0], '').replace(place, `${sheet} ${place}`), map: null }
    },
  }
}

const emptyDecoderSource = `
class Decoder { setDecoderPath() {} setTranscoderPath() {} detectSupport() {} dispose() {} }
export const DRACOLoader = Decoder
export const KTX2Loader = Decoder
export const MeshoptDecoder = {}
`
