/** The editor's HTML as it is stored: no paragraph around the text of a list item, and nothing for an empty text. */
export const storedHtml = (html: string): string =>
  html
    .replaceAll(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, '<li>$1</li>')
    .replaceAll(/<a target="[^"]*" rel="[^"]*"/g, '<a')
    .replaceAll(/ (?:target|rel|class)="[^"]*"/g, '')
    .replace(/^(?:<p><\/p>)+$/, '')
