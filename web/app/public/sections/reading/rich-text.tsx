import './rich-text.css'

/** Text of the school with bold words, links and lists. The server has removed everything else. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
